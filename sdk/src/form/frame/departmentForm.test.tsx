import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { field, fillNew, openDepartment, pick, save } from './departmentForm.testkit.js'
import { doWithRecord, type Rendered } from './renderForm.testkit.js'

let form: Rendered
const open = (id: string) => {
  form = openDepartment(id)
}
afterEach(() => form.unmount())

describe('a new record', () => {
  it('takes another choice by a press and a few letters, without the former one in the way', async () => {
    open('novo')
    await pick('Tipo', 'Setor')
    const type = page.getByRole('combobox', { name: 'Tipo', exact: true })
    await expect.element(type).toHaveValue('Setor')
    await field('Nome').click()
    await type.click()
    await userEvent.keyboard('Coorden{Enter}')
    await expect.element(type).toHaveValue('Coordenação')
  })

  it('counts what remains near the limit of a text, also when it is filled with more', async () => {
    open('novo')
    await field('Nome').fill('a'.repeat(100))
    await expect.element(page.getByText('Restam 20 caracteres').first()).toBeVisible()
    await userEvent.keyboard('{End}b')
    await expect.element(page.getByText('Restam 19 caracteres').first()).toBeVisible()
    await field('Sigla').click()
    await expect.element(page.getByText('Restam 19 caracteres').first()).toBeVisible()
  })

  it('is saved at the end of the bar, as in every dialog', async () => {
    open('novo')
    await expect.element(save()).toBeVisible()
    const bar = save().element().closest('.ep-form-bar')
    expect([...(bar?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Cancelar',
      'Salvar e novo',
      'Salvar',
    ])
    const end = bar?.getBoundingClientRect().right ?? NaN
    expect(end - save().element().getBoundingClientRect().right).toBeLessThan(32)
  })

  it('is stored, and its page goes to its own address', async () => {
    open('novo')
    await expect.element(page.getByRole('heading', { name: 'Novo departamento' })).toBeVisible()
    await fillNew()
    await save().click()
    await expect.element(page.getByText('Registro cadastrado com sucesso')).toBeVisible()
    const stored = form.api.records('department').at(-1)
    expect(form.navigation.getLocation().pathname).toBe(`/administrativo/departamentos/${stored?.id}`)
    expect(stored).toMatchObject({ name: 'Setor de Transporte', acronym: 'SEES/TRA', kind: 'setor', parentId: null })
  })

  it('is written once however often save is pressed', async () => {
    open('novo')
    await fillNew()
    await save().dblClick()
    await expect.element(page.getByText('Registro cadastrado com sucesso')).toBeVisible()
    expect(form.api.calls.filter((call) => call === 'POST /administrativo/departamentos')).toHaveLength(1)
  })

  it('gives way to an empty one by "save and new", ready to type in', async () => {
    open('novo')
    await fillNew()
    await page.getByRole('button', { name: 'Salvar e novo' }).click()
    await expect.element(page.getByText('Registro cadastrado com sucesso')).toBeVisible()
    await expect.element(field('Nome')).toHaveFocus()
    await expect.element(field('Nome')).toHaveValue('')
  })

  it('keeps what is typed while it is being stored, and stores that next', async () => {
    open('novo')
    await fillNew()
    let letGo: () => void = () => undefined
    form.intercept('POST', async (pass) => {
      await new Promise<void>((resolve) => (letGo = resolve))
      return pass()
    })
    await save().click()
    await field('Ramal').fill('123')
    letGo()
    await expect.element(page.getByText('Registro cadastrado com sucesso')).toBeVisible()
    await expect.element(field('Ramal')).toHaveValue('123')
    await save().click()
    await expect.element(page.getByText('Registro atualizado com sucesso')).toBeVisible()
    expect(form.api.records('department').at(-1)).toMatchObject({ name: 'Setor de Transporte', extension: '123', version: 2 })
    expect(form.navigation.getLocation().pathname).toMatch(/\/\d+$/)
  })

  it('says in the summary what the field says', async () => {
    open('novo')
    await fillNew()
    await field('Ordem').fill('1,5')
    await save().click()
    const words = 'Não foi entendido. Use um número inteiro, como 40.'
    await expect.element(page.getByRole('button', { name: `Ordem: ${words}` })).toBeVisible()
    await expect.element(field('Ordem')).toHaveAccessibleDescription(new RegExp(`^${words}`))
  })

  it('shows what is missing, with a summary that leads to each field', async () => {
    open('novo')
    await field('Nome').fill('Setor de Transporte')
    await save().click()
    const summary = page.getByRole('alert')
    await expect.element(summary).toHaveFocus()
    // It is read with the focus, and not again at each key that mends a field.
    await expect.element(summary).toHaveAttribute('aria-live', 'off')
    await expect.element(summary).toBeVisible()
    await expect.element(summary.getByText('O cadastro contém informações inválidas')).toBeVisible()
    await page.getByRole('button', { name: 'E-mail: Obrigatório' }).click()
    await expect.element(field('E-mail')).toHaveFocus()
    await expect.element(field('E-mail')).toHaveAttribute('aria-invalid', 'true')
    expect(form.api.calls.filter((call) => call === 'POST /administrativo/departamentos')).toHaveLength(0)
  })

  it('gives a few errors the whole width of the summary, and many columns', async () => {
    await page.viewport(1200, 800)
    open('novo')
    await save().click()
    const list = page.getByRole('alert').getByRole('list')
    const errors = list.getByRole('listitem')
    const columns = () => new Set(errors.elements().map((error) => Math.round(error.getBoundingClientRect().left))).size
    await expect.poll(() => errors.elements().length).toBeGreaterThan(3)
    expect(columns()).toBeGreaterThan(1)
    await field('Nome').fill('Setor de Transporte')
    await field('Sigla').fill('STR')
    await field('E-mail').fill('transporte@pr.gov.br')
    await expect.poll(() => errors.elements().length).toBeLessThan(4)
    expect(columns()).toBe(1)
  })

  it('asks for the regional office once the kind needs it', async () => {
    open('novo')
    await expect.element(page.getByRole('combobox', { name: 'Regional', exact: true })).not.toHaveAttribute('aria-required')
    await pick('Tipo', 'Escritório regional')
    await expect.element(page.getByRole('combobox', { name: 'Regional', exact: true })).toHaveAttribute('aria-required', 'true')
  })
})

describe('a field', () => {
  it('is checked when it is left, and right again as soon as it is mended', async () => {
    open('novo')
    await field('E-mail').fill('transporte')
    await userEvent.tab()
    await expect.element(page.getByText(/^E-mail inválido/)).toBeVisible()
    await field('E-mail').fill('transporte@pr.gov.br')
    await expect.element(page.getByText(/^E-mail inválido/)).not.toBeInTheDocument()
  })

  it('that only got the focus by itself is not complained about when it is passed', async () => {
    open('novo')
    await expect.element(field('Nome')).toHaveFocus()
    await field('E-mail').fill('transporte')
    await userEvent.tab()
    await expect.element(page.getByText(/^E-mail inválido/)).toBeVisible()
    await expect.element(field('Nome')).not.toHaveAttribute('aria-invalid', 'true')
    await field('Nome').click()
    await userEvent.tab()
    await expect.element(field('Nome')).toHaveAttribute('aria-invalid', 'true')
  })

  it('finds a reference by typing and shows its name before anything loads', async () => {
    open('2')
    const parent = page.getByRole('combobox', { name: 'Departamento superior' })
    await expect.element(parent).toHaveValue('Secretaria de Estado do Esporte')
    await parent.fill('licitações')
    await page.getByRole('option', { name: /Licitações/ }).click()
    await expect.element(parent).toHaveValue('Divisão de Licitações e Contratos')
  })
})

describe('many records', () => {
  it('are typed one after the other without the mouse', async () => {
    open('novo')
    await expect.element(field('Nome')).toHaveFocus()
    await userEvent.keyboard('Setor de Transporte{Tab}SETRA{Tab}set{Tab}')
    await field('E-mail').fill('transporte@pr.gov.br')
    await userEvent.keyboard('{Control>}{Shift>}S{/Shift}{/Control}')
    await expect.element(page.getByText('Registro cadastrado com sucesso')).toBeVisible()
    await expect.element(field('Nome')).toHaveValue('')
    await expect.element(field('Nome')).toHaveFocus()
  })
})

describe('a stored record', () => {
  it('tells that nothing changed and sends nothing', async () => {
    open('2')
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Diretoria de Esporte')
    await save().click()
    await expect.element(page.getByText('Nenhuma alteração foi feita no formulário')).toBeVisible()
    expect(form.api.calls.filter((call) => call.startsWith('PUT'))).toHaveLength(0)
  })

  it('gives way to a new one by "save and new", told that nothing had changed', async () => {
    open('2')
    await page.getByRole('button', { name: 'Salvar e novo' }).click()
    await expect.element(page.getByText('Nenhuma alteração foi feita no formulário')).toBeVisible()
    expect(form.navigation.getLocation().pathname).toBe('/administrativo/departamentos/novo')
    expect(form.api.calls.filter((call) => call.startsWith('PUT'))).toHaveLength(0)
  })

  it('that was not stored says so where the focus goes, and gives it back when it is', async () => {
    open('2')
    await field('Observação').fill('Muda de prédio em março.')
    form.intercept('PUT', () => Promise.reject(new TypeError('offline')))
    await userEvent.keyboard('{Control>}s{/Control}')
    const notice = page.getByRole('alert').filter({ hasText: 'Sem resposta do servidor' })
    await expect.element(notice).toHaveFocus()
    await expect.element(notice).toBeInViewport()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Registro atualizado com sucesso')).toBeVisible()
    await expect.element(field('Observação')).toHaveFocus()
  })

  it('is saved by Ctrl+S', async () => {
    open('2')
    await field('Nome').fill('Diretoria de Esportes')
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect.element(page.getByText('Registro atualizado com sucesso')).toBeVisible()
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Diretoria de Esportes')
  })

  it('is not saved below a question, nor is the page by the browser', async () => {
    open('2')
    await field('Nome').fill('Diretoria de Esportes')
    await doWithRecord('Excluir')
    await expect.element(page.getByRole('button', { name: 'Sim, excluir' })).toHaveFocus()
    const key = new KeyboardEvent('keydown', { key: 's', ctrlKey: true, bubbles: true, cancelable: true })
    expect(document.activeElement?.dispatchEvent(key)).toBe(false)
    expect(form.api.calls.filter((call) => call.startsWith('PUT'))).toHaveLength(0)
  })

  it('is deleted after a question that names it', async () => {
    open('6')
    await doWithRecord('Excluir')
    await expect.element(page.getByText(/excluir “.*Setor de Almoxarifado”/)).toBeVisible()
    await page.getByRole('button', { name: 'Sim, excluir' }).click()
    await expect.element(page.getByText('Registro excluído')).toBeVisible()
    expect(form.navigation.getLocation().pathname).toBe('/administrativo/departamentos')
  })

  it('is activated without being saved', async () => {
    open('6')
    await doWithRecord('Ativar')
    await expect.element(page.getByText('Situação alterada para Ativo')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Mais ações' })).toHaveFocus()
    expect(form.api.records('department').find(({ id }) => id === 6)?.status).toBe('ativo')
  })

  it('that does not exist says so', async () => {
    open('999')
    await expect.element(page.getByRole('heading', { name: 'Registro não encontrado' })).toBeVisible()
  })
})
