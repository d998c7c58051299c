import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { failure } from '../../../testing/answers.js'
import { TestBackoffice } from '../../../testing/backoffice/TestBackoffice.js'
import { createMemoryApi } from '../../../testing/memory/memoryApi.js'
import { sampleRecords } from '../../../testing/samples/samples.js'
import { materialSamples } from '../gms/material/samples.js'
import { tenderSamples } from '../tender/samples.js'
import { LotForm } from './LotForm.js'

let unmount = () => undefined as void
afterEach(() => unmount())

const [, ball] = materialSamples
const another = { ...ball, id: 9, code: '7810.00009', description: 'Bola de basquete', label: 'Bola de basquete' }
const grid = () => page.getByRole('grid', { name: 'Itens' })
const cell = (row: number, column: number) => grid().getByRole('row').nth(row).getByRole('gridcell').nth(column)
const notice = () => page.getByRole('status').filter({ hasText: /^Colado/ })
const number = () => page.getByRole('textbox', { name: 'Número', exact: true })

const supplierRead = /\/fornecedores\/\d+$/

/** The form of a lot; `answer` stands for the server's answer to a read of one supplier. */
function open(id: string, answer?: () => Response | undefined) {
  // A tender under way takes lots.
  const tender = tenderSamples.map((each, index) => (index === 0 ? { ...each, status: 'em-elaboracao' } : each))
  const records = { ...sampleRecords, tender: tender as never, material: [...materialSamples, another] as never }
  const api = createMemoryApi({ records, requiresSession: false })
  const fetch: typeof api.fetch = async (input, init) => {
    const { pathname } = new URL(new Request(input, init).url)
    return (supplierRead.test(pathname) && answer?.()) || api.fetch(input, init)
  }
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  root.render(
    <TestBackoffice fetch={fetch} address={`/administrativo/solicitacoes-servico/licitacoes/1/lotes/${id}`}>
      <LotForm params={{ licitacaoId: '1', id }} />
    </TestBackoffice>,
  )
  unmount = () => {
    root.unmount()
    place.remove()
  }
}

beforeEach(async () => {
  await page.viewport(1280, 800)
  open('novo')
  await expect.element(number()).toHaveValue('3')
})

async function paste(...lines: readonly string[]) {
  await page.getByRole('button', { name: 'Adicionar: Itens' }).click()
  await expect.element(cell(1, 0)).toHaveFocus()
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', lines.map((line) => line.split(' | ').join('\t')).join('\r\n'))
  cell(1, 0)
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  await expect.element(notice()).toBeVisible()
}

describe('items pasted from a spreadsheet', () => {
  it('in another unit than the catalogue’s are marked, and a part of what is counted whole is told in the grid', async () => {
    await paste('Bola de basquete | KG | 10 | 26,00', 'Bola de basquete |  | 2,5 | 90,00')
    await expect.element(cell(1, 1)).toMatchTextContent(/No catálogo: Unidade\./)
    await expect.element(cell(2, 1)).not.toMatchTextContent(/No catálogo/)
    await expect.element(cell(2, 2)).toMatchTextContent(/contado inteiro/)
    await expect.element(cell(1, 2)).not.toMatchTextContent(/contado inteiro/)
  })

  it('are taken under the headings of the office, with the note above them', async () => {
    await paste(
      'Item | Descrição | Unid. | Qtde | Vlr. unit. máx. | Preço adj.',
      '1 | almoço em restaurante | REF | 1.000 | 26,00 | 21,90',
      '2 | 7810.00001 | und | 40 | 99,9 | 89,9',
      'Total |  |  |  | R$ 125,90 | ',
    )
    await expect.element(notice()).toMatchTextContent(/^Colados 2 registros. 1 linha de total ficou de fora./)
    await expect.element(cell(1, 0)).toMatchTextContent(/^Almoço em restaurante/)
    await expect.element(cell(1, 1)).toMatchTextContent(/^Refeição/)
    await expect.element(cell(1, 5)).toMatchTextContent(/21\.900,00/)
    await expect.element(cell(2, 0)).toMatchTextContent(/^Bola de futsal/)
    await expect.element(cell(2, 1)).toMatchTextContent(/^Unidade/)
    // The code is what the paper has beside the description.
    await expect.element(cell(1, 0)).toHaveTextContent('Almoço em restaurante0310.00001')
    await expect.element(cell(2, 0)).toHaveTextContent('Bola de futsal, modelo profissional7810.00001')
    const place = notice().element().compareDocumentPosition(grid().element())
    expect(place & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    // Only the offer to undo ends with the next change: the rows must not jump.
    await cell(1, 2).click()
    await userEvent.keyboard('5{Enter}')
    await expect.element(page.getByRole('button', { name: 'Desfazer' })).not.toBeInTheDocument()
    await expect.element(notice()).toBeVisible()
    await notice().getByRole('button', { name: 'Fechar' }).click()
    await expect.element(notice()).not.toBeInTheDocument()
  })

  it('that were not taken stay whole, each with its reason', async () => {
    const names = ['Bola', 'Camiseta esportiva, tamanho M', 'Rede de voleibol, 9,50 m', 'Almoço', 'Caneta']
    await paste('Descrição | Unid. | Qtde | Valor unitário', ...names.map((name) => `${name} | fardo | 1 | 2,00`))
    await expect.element(cell(1, 0)).toHaveTextContent('BolaMais de uma opção para “Bola”. Escolha na lista.')
    await expect.element(cell(2, 0)).toMatchTextContent(/^Camiseta esportiva, tamanho MCadastro inativo: /)
    await expect
      .element(cell(3, 0))
      .toMatchTextContent(/^Rede de voleibol, 9,50 m.* está registrado, mas a situação não permite escolher\.$/)
    await expect.element(cell(4, 0)).toHaveTextContent('AlmoçoNão encontrado: Almoço. Seria “Almoço em restaurante”?')
    await expect.element(cell(5, 0)).toHaveTextContent('CanetaNão encontrado: Caneta')
    await expect.element(cell(1, 1)).toHaveTextContent('fardoNão encontrado: fardo')
    await cell(1, 1).dblClick()
    const unit = cell(1, 1).getByRole('combobox')
    await expect.element(unit).toHaveValue('fardo')
    // Its text has room beside the buttons, though the column has none.
    expect(unit.element().clientWidth).toBeGreaterThan(140)
    await userEvent.keyboard('{Escape}')
    await cell(1, 0).dblClick()
    await userEvent.keyboard('{ArrowDown}')
    await expect
      .poll(() =>
        page
          .getByRole('option')
          .elements()
          .map(({ textContent }) => textContent?.slice(0, 11)),
      )
      .toEqual(expect.arrayContaining(['Bola de bas', 'Bola de fut']))
  })
})

it('marks a pasted code and description that do not agree, and takes neither', async () => {
  await paste(
    'Código | Descrição | Unid. | Qtde | Preço máximo',
    '7810.00001 | Troféu de acrílico 40 cm | UN | 10 | 99,90',
    '9999.99999 | Bola de basquete | UN | 10 | 99,90',
    '7810.00001 | Bola de futebol de campo | UN | 10 | 99,90',
  )
  await expect.element(cell(1, 0)).toMatchTextContent(/O código 7810\.00001 não é de “Troféu de acrílico 40 cm”/)
  await expect.element(cell(2, 0)).toMatchTextContent(/O código 9999\.99999 não é de “Bola de basquete”/)
})

it('says how it read a pasted number that has two readings', async () => {
  await paste('Código | Qtde | Preço máximo', '7810.00001 | 1,200 | 99,90', '7810.00009 | 1.200 | 9,90')
  await expect.element(notice()).toMatchTextContent(/1 número pode ser lido de dois modos\. .*: Quantidade registrada \(Item 1\): 1,2\./)
})

it('marks a unit that is not the one of an item chosen from the list', async () => {
  await page.viewport(390, 844)
  await page.getByRole('button', { name: 'Adicionar: Itens' }).click()
  const item = page.getByRole('group', { name: 'Item 1' })
  await item.getByRole('combobox', { name: 'Material ou serviço' }).fill('Almoço')
  await page.getByRole('option', { name: /^Almoço em restaurante/ }).click()
  await item.getByRole('combobox', { name: 'Unidade' }).fill('Quilograma')
  await userEvent.keyboard('{Enter}')
  await expect.element(item.getByText('No catálogo: Refeição. Confira.')).toBeVisible()
})

it('begins the next lot with the next number and without what the last one offered', async () => {
  await paste('Descrição | Qtde | Valor unitário', 'Almoço em restaurante | 10 | 26')
  await page.getByRole('textbox', { name: 'Título' }).fill('Refeições no litoral')
  await page.getByRole('combobox', { name: 'Natureza' }).fill('Serviço')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Desfazer' })).toBeVisible()
  await page.getByRole('button', { name: 'Salvar e novo' }).click()
  await expect.element(number()).toHaveValue('4')
  await expect.element(page.getByRole('button', { name: 'Desfazer' })).not.toBeInTheDocument()
  await expect.element(notice()).not.toBeInTheDocument()
  // The proposed number is no edit.
  await expect.element(page.getByText('Alterações não salvas')).not.toBeInTheDocument()
})

it('shows the code of an item on a phone too, and of one that is chosen from the list', async () => {
  await page.viewport(390, 844)
  await page.getByRole('button', { name: 'Adicionar: Itens' }).click()
  const item = page.getByRole('group', { name: 'Item 1' })
  await item.getByRole('combobox', { name: 'Material ou serviço' }).fill('Almoço')
  await page.getByRole('option', { name: /^Almoço em restaurante/ }).click()
  await expect.element(item.getByText('0310.00001')).toBeVisible()
})

it('brings the movements of a pressed number into view', async () => {
  unmount()
  await page.viewport(1280, 400)
  open('11')
  await page
    .getByRole('button', { name: /consumid/ })
    .first()
    .click()
  const heading = page.getByRole('heading', { level: 3, name: /: Consumo/ })
  await expect.element(heading).toHaveFocus()
  await expect.element(heading).toBeInViewport()
})

it('opens a command that is pressed again while its dialog is leaving', async () => {
  unmount()
  open('11')
  const command = page.getByRole('button', { name: /^Remanejar: 1/ })
  const dialog = page.getByRole('dialog', { name: 'Remanejar' })
  await command.click()
  await expect.element(dialog).toBeVisible()
  const button = page.getByRole('button', { name: /^Remanejar: 1/, includeHidden: true }).element() as HTMLElement
  await userEvent.keyboard('{Escape}')
  button.click()
  // Longer than a dialog takes to leave.
  await new Promise((resolve) => setTimeout(resolve, 400))
  await expect.element(dialog).toBeVisible()
})

it('says what stands against a winner as soon as it is chosen', async () => {
  const winner = page.getByRole('combobox', { name: 'Vencedor' })
  await winner.fill('Pinhão')
  await page.getByRole('option', { name: /Troféus e Medalhas Pinhão/ }).click()
  const notice = page.getByRole('alert').filter({ hasText: 'Troféus e Medalhas Pinhão Ltda está suspenso' })
  await expect.element(notice).toBeVisible()
  await expect.element(notice.getByRole('listitem')).toMatchTextContent(/^Impedimento/)
})

it('says when the winner could not be checked, and checks again', async () => {
  unmount()
  let isBusy = true
  open('novo', () => (isBusy ? failure(429, 'too-many-reads') : undefined))
  const winner = page.getByRole('combobox', { name: 'Vencedor' })
  await winner.fill('Pinhão')
  await page.getByRole('option', { name: /Troféus e Medalhas Pinhão/ }).click()
  const notice = page.getByRole('alert').filter({ hasText: 'A situação do vencedor não pôde ser conferida' })
  await expect.element(notice).toBeVisible()
  isBusy = false
  await notice.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.element(page.getByRole('alert').filter({ hasText: 'Pinhão Ltda está suspenso' })).toBeVisible()
  await expect.element(notice).not.toBeInTheDocument()
})
