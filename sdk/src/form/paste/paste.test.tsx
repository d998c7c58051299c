import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { person } from '../../resources/people/person/resource.js'
import { failure } from '../../testing/answers.js'
import { formScreen } from '../frame/formScreen.js'
import { type Rendered, renderForm } from '../frame/renderForm.testkit.js'

const PersonForm = formScreen(person)
let form: Rendered
afterEach(() => form.unmount())

const row = (number: number, name = 'Vínculo') => page.getByRole('group', { name: `${name} ${number}`, exact: true })
const inRow = (number: number, role: 'textbox' | 'combobox', name: string, title?: string) =>
  row(number, title).getByRole(role, { name, exact: true })

async function open() {
  form = renderForm(<PersonForm params={{ id: 'novo' }} />, { address: '/pessoas/novo' })
  await page.getByRole('button', { name: 'Adicionar: Vínculos' }).click()
  await expect.element(row(1)).toBeVisible()
}

/** As a spreadsheet does: the cells as text, and beside it as a table. */
function paste(target: Element, text: string, html = '<table><tr><td></td></tr></table>'): boolean {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  if (html) clipboardData.setData('text/html', html)
  return target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

const block = [
  'Professor de Educação Física\tDiretoria de Esporte\t01/02/2024\t\t20\tA-1',
  'arbitro\tSEES/DAF\t2024-03-15\t31/12/2024\t40,0\t0012',
  'Função que não há\tDiretoria de Esporte\t99/99/2024\t\t8\tA-3',
].join('\r\n')

describe('cells of a spreadsheet', () => {
  it('spread over the fields of a row and the rows after it, which are added', async () => {
    await open()
    paste(inRow(1, 'combobox', 'Função').element(), `${block}\r\n`)
    const notice = page.getByRole('status').filter({ hasText: 'Colados 3 registros.' })
    await expect.element(notice).toBeVisible()
    expect(notice.element().textContent).toContain('2 células não foram entendidas: Função (Vínculo 3), Início (Vínculo 3).')
    await expect.element(inRow(1, 'combobox', 'Função')).toHaveValue('Professor de Educação Física')
    await expect.element(inRow(1, 'textbox', 'Início')).toHaveValue('01/02/2024')
    await expect.element(inRow(2, 'combobox', 'Função')).toHaveValue('Árbitro')
    await expect.element(inRow(2, 'combobox', 'Departamento')).toHaveValue('Diretoria Administrativa e Financeira')
    await expect.element(inRow(2, 'textbox', 'Início')).toHaveValue('15/03/2024')
    await expect.element(inRow(2, 'textbox', 'Horas semanais')).toHaveValue('40')
    await expect.element(inRow(2, 'textbox', 'Matrícula')).toHaveValue('0012')
    await expect.element(inRow(3, 'combobox', 'Função')).toHaveValue('Função que não há')
    await expect.element(inRow(3, 'textbox', 'Início')).toHaveValue('99/99/2024')
    await expect.element(inRow(3, 'textbox', 'Início')).toHaveAccessibleDescription('Data inválida')
    await expect.element(inRow(3, 'textbox', 'Matrícula')).toHaveValue('A-3')
  })

  it('are taken back with one press, and stay where something was typed since', async () => {
    await open()
    paste(inRow(1, 'textbox', 'Matrícula').element(), '1\r\n2')
    await expect.element(page.getByText('Colados 2 registros.')).toBeVisible()
    await inRow(1, 'textbox', 'Matrícula').click()
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.element(row(2)).not.toBeInTheDocument()
    await expect.element(inRow(1, 'textbox', 'Matrícula')).toHaveValue('')
    paste(inRow(1, 'textbox', 'Matrícula').element(), '1\r\n2')
    await inRow(2, 'textbox', 'Matrícula').fill('3')
    await expect.element(page.getByRole('button', { name: 'Desfazer' })).not.toBeInTheDocument()
  })

  it('keep a name that no record has in its field, to be searched for or made', async () => {
    await open()
    const department = () => inRow(1, 'combobox', 'Departamento')
    paste(inRow(1, 'combobox', 'Função').element(), 'Técnico Esportivo\tSetor Inexistente')
    await expect.element(department()).toHaveAccessibleDescription('Não encontrado: Setor Inexistente')
    await expect.element(department()).toHaveValue('Setor Inexistente')
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect.element(page.getByText(/Não encontrado: Setor Inexistente/).first()).toBeVisible()
    await department().click()
    await expect.element(page.getByText('Nenhuma opção encontrada')).toBeVisible()
    await expect.element(page.getByRole('option', { name: 'Criar “Setor Inexistente”…' })).toBeVisible()
    await department().fill('Diretoria de Esporte')
    await expect.element(page.getByRole('option', { name: /Esporte/ }).first()).toMatchTextContent(/^Diretoria de Esporte/)
    await userEvent.keyboard('{Enter}')
    await expect.element(department()).not.toHaveAccessibleDescription(/Não encontrado/)
    await expect.element(department()).toHaveValue('Diretoria de Esporte')
  })

  it('that no closed list has keep the record from being saved without them', async () => {
    form = renderForm(<PersonForm params={{ id: '1' }} />, { address: '/pessoas/1' })
    await page.getByRole('button', { name: 'Adicionar: Dados bancários' }).click()
    const account = (role: 'textbox' | 'combobox', name: string) => inRow(1, role, name, 'Conta bancária')
    await expect.element(account('combobox', 'Banco')).toBeVisible()
    const cells = ['Banco\tAgência\tDV\tConta\tDV\tTipo de chave Pix', '1\t1234\t\t5678\t9\tdo vizinho']
    paste(account('combobox', 'Banco').element(), cells.join('\r\n'))
    await expect.element(account('combobox', 'Tipo de chave Pix')).toHaveValue('do vizinho')
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect.element(page.getByRole('button', { name: /Tipo de chave Pix: Não encontrado: do vizinho/ })).toBeVisible()
    await account('combobox', 'Tipo de chave Pix').fill('')
    await userEvent.tab()
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect.element(page.getByText('Registro atualizado com sucesso')).toBeVisible()
  })

  it('with the error of a formula are refused in words, also for a text', async () => {
    await open()
    paste(inRow(1, 'textbox', 'Horas semanais').element(), '20\t#N/D\r\n8\tA-2')
    await expect.element(page.getByText(/1 célula não foi entendida: Matrícula/)).toBeVisible()
    await expect.element(inRow(1, 'textbox', 'Matrícula')).toHaveValue('')
    await expect.element(inRow(1, 'textbox', 'Matrícula')).toHaveAccessibleDescription('A planilha tem um erro de fórmula nesta célula')
    await expect.element(inRow(2, 'textbox', 'Matrícula')).toHaveValue('A-2')
  })

  it('leave a single text to the field', async () => {
    await open()
    const registration = inRow(1, 'textbox', 'Matrícula').element()
    expect(paste(registration, 'A-1\r\n')).toBe(true)
    expect(paste(registration, 'two\r\nlines', '')).toBe(true)
    expect(paste(registration, 'A-1\tx')).toBe(false)
  })

  it('belong under their headings, wherever they are pasted', async () => {
    await open()
    paste(inRow(1, 'textbox', 'Matrícula').element(), 'Início\tMATRICULA\r\n1/2/2024\tA-7')
    await expect.element(inRow(1, 'textbox', 'Matrícula')).toHaveValue('A-7')
    await expect.element(page.getByText('Colado 1 registro.')).toBeVisible()
    await expect.element(row(2)).not.toBeInTheDocument()
  })

  it('belong under their headings among columns of the spreadsheet’s own, which are named', async () => {
    await open()
    const lines = ['Chefia\tInício\tSalário\tMATRÍCULA', 'DAF\t1/2/2024\t1.000,00\tA-7']
    paste(inRow(1, 'combobox', 'Função').element(), lines.join('\r\n'))
    await expect.element(page.getByText('Colado 1 registro. 2 colunas sem campo ficaram de fora: Chefia, Salário.')).toBeVisible()
    await expect.element(inRow(1, 'textbox', 'Início')).toHaveValue('01/02/2024')
    await expect.element(inRow(1, 'textbox', 'Matrícula')).toHaveValue('A-7')
    await expect.element(row(2)).not.toBeInTheDocument()
  })

  it('belong under headings as offices write them, a record under its code', async () => {
    await open()
    const lines = ['Cód. da função\tDepto\tInício\tHoras', 'arbitro\tSEES/DAF\t1/2/2024\t20']
    paste(inRow(1, 'textbox', 'Matrícula').element(), lines.join('\r\n'))
    await expect.element(page.getByText(/^Colado 1 registro\./)).toBeVisible()
    expect(page.getByText(/sem campo/).elements()).toEqual([])
    await expect.element(inRow(1, 'combobox', 'Função')).toHaveValue('Árbitro')
    await expect.element(inRow(1, 'textbox', 'Início')).toHaveValue('01/02/2024')
    await expect.element(inRow(1, 'textbox', 'Horas semanais')).toHaveValue('20')
    await expect.element(row(2)).not.toBeInTheDocument()
  })

  it('go no further than the limit, and say how many found no room', async () => {
    await open()
    await page.getByRole('button', { name: 'Adicionar: Dados bancários' }).click()
    const digits = inRow(1, 'textbox', 'Titular', 'Conta bancária').element()
    paste(digits, 'Ana\r\nBia\r\nCaio\r\nDora\r\nEva')
    await expect.element(page.getByText(/2 linhas não couberam: o máximo é 3/)).toBeVisible()
    await expect.element(inRow(3, 'textbox', 'Titular', 'Conta bancária')).toHaveValue('Caio')
    await expect.element(row(4, 'Conta bancária')).not.toBeInTheDocument()
  })

  it('change nothing when references cannot be looked up', async () => {
    await open()
    form.intercept('GET /administrativo/funcoes', () => failure(503, 'unavailable'))
    paste(inRow(1, 'combobox', 'Função').element(), 'Técnico Esportivo\tDAD')
    await expect.element(page.getByRole('alert').filter({ hasText: 'Nada foi colado' })).toBeVisible()
    await expect.element(inRow(1, 'combobox', 'Função')).toHaveValue('')
  })
})

describe('a row', () => {
  it('is copied after itself, with the focus in the copy', async () => {
    await open()
    await inRow(1, 'textbox', 'Matrícula').fill('A-1')
    await page.getByRole('button', { name: 'Duplicar Vínculo 1' }).click()
    await expect.element(inRow(2, 'textbox', 'Matrícula')).toHaveValue('A-1')
    expect(row(2).element().contains(document.activeElement)).toBe(true)
  })
})
