import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { listPath, type RenderedList, renderList } from '../list/frame/renderList.testkit.js'
import { listScreen } from '../list/frame/listScreen.js'
import { event } from '../resources/competitions/event/resource.js'
import { department } from '../resources/administrative/department/resource.js'
import { failure } from '../testing/answers.js'
import { excel, zip } from '../sheet/workbook.testkit.js'
import { writeCsv } from '../sheet/writeCsv.js'

const DepartmentList = listScreen(department)
let list: RenderedList
beforeEach(async () => {
  await page.viewport(1024, 768)
  list = renderList(DepartmentList, { count: 3 })
})
afterEach(() => list.unmount())

const call = `POST ${listPath}/importar`
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const heading = (name: string) => page.getByRole('heading', { name, exact: true })
const more = page.getByRole('button', { name: 'Mais ações' })
const dialog = page.getByRole('dialog')

function csv(rows: readonly (readonly string[])[], headings: readonly string[] = ['Sigla', 'Nome', 'Tipo', 'E-mail']): File {
  return new File([writeCsv([headings, ...rows])], 'setores.csv', { type: 'text/csv' })
}
const row = (number: number, kind = 'Setor') => [`N${number}`, `Setor novo ${number}`, kind, 'novo@esporte.pr.gov.br']
const rows = (count: number) => Array.from({ length: count }, (_, place) => row(place))

async function open(): Promise<void> {
  await expect.element(more).toBeVisible()
  ;(more.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menuitem').first()).toHaveFocus()
  // "Imprimir todos os registros" begins in the same way.
  await userEvent.keyboard('Impo')
  await expect.element(page.getByRole('menuitem', { name: 'Importar…' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(heading('Escolha o arquivo')).toHaveFocus()
}

async function give(file: File): Promise<void> {
  await userEvent.upload(page.elementLocator(document.querySelector('input[type=file]') as HTMLElement), file)
  await expect.element(heading('Diga o que há em cada coluna')).toHaveFocus()
}

async function tabTo(target: Locator): Promise<void> {
  for (let steps = 0; steps < 60; steps++) {
    if (document.activeElement === target.query()) return
    await userEvent.keyboard('{Tab}')
  }
  await expect.element(target).toHaveFocus()
}

/** Collects everything announced to screen readers from now on. */
function listen(): readonly string[] {
  const spoken: string[] = []
  const speaker = dialog.getByRole('status').first().element()
  new MutationObserver(() => spoken.push(speaker.textContent ?? '')).observe(speaker, {
    childList: true,
    characterData: true,
    subtree: true,
  })
  return spoken
}

it('takes the rows that were copied in a spreadsheet and pasted', async () => {
  await open()
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', 'Sigla\tNome\tTipo\tE-mail\r\nN1\tSetor novo 1\tSetor\tnovo@esporte.pr.gov.br\r\n')
  document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  await expect.element(heading('Diga o que há em cada coluna')).toHaveFocus()
  await expect.element(dialog.getByText('Linhas coladas').first()).toBeVisible()
  await expect.element(dialog.getByText('Setor novo 1').first()).toBeVisible()
})

it('leaves out the rows that a filter hides until they are asked for, and reads another sheet', async () => {
  const cells = (texts: readonly string[]) => texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')
  const line = (texts: readonly string[], more = '') => `<row${more}>${cells(texts)}</row>`
  const headings = line(['Sigla', 'Nome', 'Tipo', 'E-mail'])
  const parts = excel(headings + line(row(1)) + line(row(2), ' hidden="1"') + line(row(3), ' hidden="1"'))
  const other = `<worksheet><sheetData>${headings}${line(row(4))}</sheetData></worksheet>`
  await open()
  await give(new File([await zip({ ...parts, 'xl/worksheets/other.xml': other })], 'setores.xlsx'))
  const hidden = page.getByLabelText('Importar também 2 linhas que a planilha oculta')
  await expect.element(hidden).not.toBeChecked()
  await expect.element(dialog.getByText(/· 1 linha ·/)).toBeVisible()
  await hidden.click()
  await expect.element(dialog.getByText(/· 3 linhas ·/)).toBeVisible()
  await userEvent.selectOptions(page.getByLabelText(/^Aba da planilha/), 'Dois')
  await expect.element(dialog.getByText('Setor novo 4')).toBeVisible()
  await expect.element(hidden).not.toBeInTheDocument()
  await button('Conferir as linhas').click()
  await expect.element(button('Importar 1 linha')).toBeEnabled()
})

it('says in one line that it is storing, above the rows that stay where they were', async () => {
  let answer = () => {}
  const answered = new Promise<Response>((resolve) => {
    answer = () => resolve(failure(503, 'unavailable'))
  })
  await open()
  await give(csv(rows(3)))
  await button('Conferir as linhas').click()
  const table = page.getByRole('region', { name: 'Linhas do arquivo' })
  await expect.element(button('Importar 3 linhas')).toBeEnabled()
  const before = table.element().getBoundingClientRect().top
  list.intercept(call, () => answered)
  await button('Importar 3 linhas').click()
  await expect.element(dialog.getByText('Gravando 3 linhas: todas ou nenhuma')).toBeVisible()
  expect(dialog.getByRole('progressbar').element().getBoundingClientRect().height).toBeLessThan(16)
  expect(table.element().getBoundingClientRect().top - before).toBeLessThan(16)
  answer()
  await expect.element(button('Importar 3 linhas')).toBeVisible()
})

it('is done by keyboard alone, from the menu to the stored rows, and gives the focus back', async () => {
  await open()
  let isAsked = false
  document.querySelector('input[type=file]')?.addEventListener('click', (event) => {
    isAsked = true
    event.preventDefault()
  })
  await tabTo(button('Escolher arquivo'))
  await userEvent.keyboard('{Enter}')
  expect(isAsked).toBe(true)
  await give(csv([row(1), row(2, 'Setr'), row(3)], ['Sigla', 'Nome', 'Espécie', 'E-mail']))

  await tabTo(page.getByLabelText('Campo da coluna Espécie'))
  // One letter only, because a select element starts a new search when the next letter comes late.
  await userEvent.keyboard('T')
  await expect.element(page.getByLabelText('Campo da coluna Espécie')).toHaveValue('kind')
  await tabTo(button('Conferir as linhas'))
  await userEvent.keyboard('{Enter}')
  await expect.element(heading('Confira antes de importar')).toHaveFocus()
  await expect.element(dialog.getByRole('status').first()).toHaveTextContent('2 prontas, 1 com erro')

  const cell = page.getByLabelText('Tipo, linha 3', { exact: true })
  await tabTo(cell)
  await expect.element(cell).toHaveAccessibleDescription(/./)
  await userEvent.keyboard('S')
  await expect.element(dialog.getByRole('status').first()).toHaveTextContent('3 prontas, 0 com erro')
  await expect.element(cell).toHaveFocus()
  await tabTo(button('Importar 3 linhas'))
  await userEvent.keyboard('{Enter}')
  await expect.element(heading('3 registros importados')).toHaveFocus()
  expect(list.api.records('department').map(({ name }) => name)).toContain('Setor novo 2')

  await tabTo(button('Fechar').last())
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(more).toHaveFocus()
})

it('names the record that has the value of a row already, and in the file of refused rows too', async () => {
  const [known] = list.api.records('department')
  await open()
  await give(csv([[String(known?.acronym), 'Setor novo 1', 'Setor', 'novo@esporte.pr.gov.br'], row(2)]))
  await button('Conferir as linhas').click()
  const words = `Registro já existe: ${known?.label} #${known?.id}`
  await expect.element(page.getByLabelText('Sigla, linha 2', { exact: true })).toHaveAccessibleDescription(words)
  const saved: Blob[] = []
  const make = URL.createObjectURL
  URL.createObjectURL = (blob: Blob) => {
    saved.push(blob)
    return make(blob)
  }
  await button(/^Baixar/)
    .first()
    .click()
  URL.createObjectURL = make
  expect(await saved[0]?.text()).toContain(`Sigla: ${words}`)
})

it('goes by Enter from one mended cell to the next wrong one', async () => {
  await open()
  await give(csv([row(1), ['N2', '', 'Setor', 'x'], ['N3', '', 'Setor', 'novo@esporte.pr.gov.br'], ['N4', 'Setor novo 4', 'Mesa', 'x']]))
  await button('Conferir as linhas').click()
  const first = page.getByLabelText('Nome, linha 3', { exact: true })
  await expect.element(first).toHaveAccessibleDescription(/./)
  ;(first.element() as HTMLElement).focus()
  await userEvent.keyboard('Setor novo 2{Enter}')
  await expect.element(page.getByLabelText('E-mail, linha 3', { exact: true })).toHaveFocus()
  await userEvent.keyboard('y{Enter}')
  await expect.element(page.getByLabelText('E-mail, linha 3', { exact: true })).toHaveValue('y')
  await expect.element(page.getByLabelText('Nome, linha 4', { exact: true })).toHaveFocus()
  await userEvent.keyboard('Setor novo 3{Enter}')
  await expect.element(page.getByLabelText('Tipo, linha 5', { exact: true })).toHaveFocus()
  // Right away: other errors of the row stay while it is checked again.
  await userEvent.keyboard('s{Enter}')
  await expect.element(page.getByLabelText('E-mail, linha 5', { exact: true })).toHaveFocus()
  await expect.element(dialog.getByRole('status').first()).toHaveTextContent('2 prontas, 2 com erro')
})

it('asks before work is left behind, and never before there is any', async () => {
  await open()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await open()
  await give(csv(rows(2)))
  await userEvent.keyboard('{Escape}')
  const question = page.getByRole('alertdialog', { name: 'Importação não concluída' })
  await question.getByRole('button', { name: 'Não, continuar' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(heading('Diga o que há em cada coluna')).toBeVisible()
  list.navigation.navigate('/pessoas')
  await question.getByRole('button', { name: 'Sim, sair' }).click()
  await expect.element(heading('Página /pessoas')).toBeVisible()
  expect(list.api.calls.filter((each) => each === call)).toEqual([])
})

it('says how far the check is, in tenths, and the sums at the end', async () => {
  await open()
  await give(csv(rows(1200)))
  const spoken = listen()
  await button('Conferir as linhas').click()
  await expect.element(button('Importar 1.200 linhas')).toBeVisible()
  expect(spoken).toEqual([
    'Conferidas 0% das linhas',
    'Conferidas 40% das linhas',
    'Conferidas 80% das linhas',
    '1.200 prontas, 0 com erro',
  ])
})

it('goes on where a check was interrupted, and keeps what was checked', async () => {
  await open()
  await give(csv(rows(700)))
  let answered = 0
  const heal = list.intercept(call, (body) => {
    answered += 1
    const { rows: given } = body as { readonly rows: readonly object[] }
    if (answered > 1) return failure(503, 'unavailable')
    return Response.json({ status_code: 200, data: { total: given.length, valid: given.length, errors: [], identities: [] } })
  })
  await button('Conferir as linhas').click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(page.getByText('500 de 700 conferidas')).toBeVisible()
  heal()
  const before = list.api.calls.length
  await button('Continuar a conferência').click()
  await expect.element(button('Importar 700 linhas')).toBeVisible()
  expect(list.api.calls.length - before).toBe(1)
})

it('takes back what was typed in a cell with Escape, before it asks to leave', async () => {
  await open()
  await give(csv(rows(2)))
  await button('Conferir as linhas').click()
  const cell = page.getByLabelText('Nome, linha 2', { exact: true })
  await cell.fill('Outro')
  await userEvent.keyboard('{Escape}')
  await expect.element(cell).toHaveValue('Setor novo 0')
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
})

it('says which cells of a row are wrong, leads to them, and mends the same mistake everywhere from the cell', async () => {
  await open()
  const withoutKind = (cells: readonly string[]) => cells.filter((_, place) => place !== 2)
  await give(csv(rows(4).map(withoutKind), withoutKind(['Sigla', 'Nome', 'Tipo', 'E-mail'])))
  await button('Conferir as linhas').click()
  const wrong = page.getByRole('button', { name: 'Linha 2: ir ao erro em Tipo' })
  await expect.element(wrong).toBeVisible()
  // The sentence itself is beside the line number, because the cell may be out of sight.
  await expect.element(page.getByRole('row', { name: /^2/ }).getByRole('cell').first().getByText('Obrigatório')).toBeVisible()
  ;(wrong.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  const cell = page.getByLabelText('Tipo, linha 2', { exact: true })
  await expect.element(cell).toHaveFocus()
  await userEvent.selectOptions(cell, 'Setor')
  await expect.element(button('Trocar em mais 3 linhas')).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await expect.element(button('Trocar em mais 3 linhas')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Importar 4 linhas')).toBeVisible()
  await expect.element(cell).toHaveFocus()
})

it('fits a screen of 320 px without scrolling sideways, in every step', async () => {
  // A scrollbar takes 15 pixels.
  await page.viewport(305, 640)
  const fits = () => {
    const wide = [
      ...document.querySelectorAll<HTMLElement>('.ep-modal-body, .ep-modal-footer, .ep-import, .ep-import-columns, .ep-import-check'),
    ]
    return wide.every(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth) && document.body.scrollWidth <= 305
  }
  await open()
  expect(fits()).toBe(true)
  await give(csv([row(1), ['N2', `Setor ${'muito comprido '.repeat(6)}`, 'Setr', 'nada']]))
  expect(fits()).toBe(true)
  await button('Conferir as linhas').click()
  await expect.element(button('Importar só 1 pronta')).toBeVisible()
  expect(fits()).toBe(true)
  await button('Importar só 1 pronta').click()
  await expect.element(heading('1 registro importado')).toBeVisible()
  expect(fits()).toBe(true)
})

it('changes the records whose numbers stand in the file, and says which lines say nothing new', async () => {
  const [first, second] = list.api.records('department') as unknown as { readonly id: number; readonly name: string }[]
  const given = [
    [String(first?.id), 'Setor de Nome Novo'],
    [String(second?.id), second?.name ?? ''],
  ]
  await open()
  await give(csv(given, ['Nº do registro', 'Nome']))
  await button('Conferir as linhas').click()
  await expect.element(dialog.getByText('1 altera um registro')).toBeVisible()
  await expect.element(dialog.getByText('1 já gravada, sem mudança')).toBeVisible()
  await expect.element(dialog.getByRole('cell').filter({ hasText: `AlteraNome: ${first?.name} → Setor de Nome Novo` })).toBeVisible()
  await button('Importar 1 linha').click()
  await expect.element(heading('1 registro alterado')).toBeVisible()
  expect(list.api.records('department').find(({ id }) => id === first?.id)).toMatchObject({ name: 'Setor de Nome Novo' })
})

it('warns where the columns are chosen when the server would take none of the first rows', async () => {
  await open()
  await give(csv([row(1), row(2)].map((cells) => cells.with(2, 'Marte'))))
  await expect
    .element(dialog.getByText('Com estas colunas, nenhuma das primeiras linhas seria aceita. Tipo:', { exact: false }))
    .toBeVisible()
  await dialog.getByRole('combobox', { name: 'Campo da coluna Tipo' }).selectOptions('Observação')
  await expect.element(dialog.getByText('Faltam campos obrigatórios: Tipo', { exact: false })).toBeVisible()
})

it('tells the first reason when the first rows fail for different ones', async () => {
  await open()
  await give(csv([row(1).with(2, 'Marte'), row(2).with(3, 'x')]))
  await expect.element(dialog.getByText(/nenhuma das primeiras linhas seria aceita\. Tipo: ./)).toBeVisible()
})

it('says which columns are worked out, and which fields only some records must have', async () => {
  list.unmount()
  list = renderList(listScreen(event), { resource: event, records: [] })
  await open()
  await give(csv([['72', '300', 'x']], ['Edição', 'Participantes', 'Cor favorita']))
  const column = (name: string) =>
    dialog.getByRole('listitem').filter({ has: page.getByRole('combobox', { name: `Campo da coluna ${name}` }) })
  await expect.element(column('Participantes').getByText('O sistema calcula esta coluna, por isso ela não é importada.')).toBeVisible()
  for (const name of ['Edição', 'Cor favorita']) await expect.element(column(name).getByText(/O sistema calcula/)).not.toBeInTheDocument()
  await expect
    .element(
      column('Cor favorita')
        .getByRole('option', { name: /\(obrigatório em parte dos registros\)$/ })
        .first(),
    )
    .toBeInTheDocument()
})

it('shows documents, addresses and phones whole', async () => {
  const cells = ['N1', 'Setor novo', 'Setor', 'nome.bem.comprido.de.pessoa@departamento.esporte.pr.gov.br', '(41) 98765-4321']
  await open()
  await give(csv([cells], ['Sigla', 'Nome', 'Tipo', 'E-mail', 'Telefone']))
  await button('Conferir as linhas').click()
  await expect.element(button('Importar 1 linha')).toBeEnabled()
  const cut = [...document.querySelectorAll<HTMLInputElement>('.ep-import-table input')].filter(
    (input) => input.scrollWidth > input.clientWidth,
  )
  expect(cut.map(({ value }) => value)).toEqual([])
})

const twins = ['Sigla', 'Nome', 'E-mail', 'Tipo', 'e-mail']
const twinRow = ['N1', 'Setor novo', 'primeiro@esporte.pr.gov.br', 'Setor', 'segundo@esporte.pr.gov.br']

async function workbook(lines: readonly (readonly string[])[]): Promise<File> {
  const cell = (text: string, column: number, line: number) => `<c r="${'ABCDE'[column]}${line}" t="inlineStr"><is><t>${text}</t></is></c>`
  const rows = lines.map((cells, at) => `<row r="${at + 1}">${cells.map((text, column) => cell(text, column, at + 1)).join('')}</row>`)
  return new File([await zip(excel(rows.join('')))], 'setores.xlsx')
}

it.each<[string, () => File | Promise<File>]>([
  ['CSV', () => csv([twinRow], twins)],
  ['XLSX', () => workbook([twins, twinRow])],
])('tells columns of one name apart, and takes the one that is chosen, from %s', async (_, makeFile) => {
  await open()
  await give(await makeFile())
  const first = page.getByLabelText('Campo da coluna E-mail (coluna C)', { exact: true })
  const second = page.getByLabelText('Campo da coluna e-mail (coluna E)', { exact: true })
  await expect.element(first).toHaveValue('email')
  await expect.element(second).toHaveValue('')
  await expect.element(page.getByLabelText('Campo da coluna Tipo', { exact: true })).toHaveValue('kind')
  await expect.element(dialog.getByText('segundo@esporte.pr.gov.br')).toBeVisible()
  await second.selectOptions('email')
  await expect.element(first).toHaveValue('')
  await button('Conferir as linhas').click()
  await expect.element(button('Importar 1 linha')).toBeEnabled()
  await button('Importar 1 linha').click()
  await expect.element(heading('1 registro importado')).toBeVisible()
  expect(list.api.records('department')).toContainEqual(expect.objectContaining({ name: 'Setor novo', email: 'segundo@esporte.pr.gov.br' }))
})
