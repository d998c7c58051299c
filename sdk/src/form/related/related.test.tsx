import { onlineManager } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { department } from '../../resources/administrative/department/resource.js'
import { failure, success } from '../../testing/answers.js'
import { formScreen } from '../frame/formScreen.js'
import { type Rendered, renderForm } from '../frame/renderForm.testkit.js'

const DepartmentForm = formScreen(department)
const ClosedForm = formScreen(department, { readOnlyReason: 'Encerrado.' })
let form: Rendered
const parent = () => page.getByRole('combobox', { name: 'Departamento superior', exact: true }).first()
const dialog = (name: string | RegExp) => page.getByRole('dialog', { name })
const inDialog = (name: string) => dialog('Novo departamento').getByRole('textbox', { name })
const nothingFound = () => page.getByText('Nenhuma opção encontrada')
const saveInDialog = () => userEvent.keyboard('{Control>}s{/Control}')
const last = (name: string) => form.api.records(name).at(-1) as unknown as Readonly<Record<string, unknown>>
const searchFor = async (search: string) => {
  await parent().click()
  await userEvent.keyboard(search)
}
const fillNew = async () => {
  await inDialog('Sigla').fill('NEC')
  await dialog('Novo departamento').getByRole('combobox', { name: 'Tipo' }).fill('Núcleo')
  await userEvent.tab()
  await inDialog('E-mail').fill('nec@esporte.pr.gov.br')
}
afterEach(() => {
  onlineManager.setOnline(true)
  form.unmount()
})

describe('a name typed faster than it is found', () => {
  beforeEach(() => {
    form = renderForm(<DepartmentForm params={{ id: '2' }} />, { address: '/administrativo/departamentos/2' })
  })
  const stored = () => form.api.records('department').find(({ id }) => id === 2)

  it('is the record that it means, though the field was left long before', async () => {
    let find = () => undefined as void
    const isLeft = new Promise<void>((resolve) => (find = resolve))
    for (let call = 0; call < 20; call++)
      form.intercept('GET /administrativo/departamentos/opcoes', async (pass) => {
        await isLeft
        return pass()
      })
    await searchFor('recursos humanos')
    await userEvent.tab()
    await expect.element(parent()).toHaveValue('recursos humanos')
    find()
    await expect.element(parent()).toHaveValue('Divisão de Recursos Humanos')
    // What begins with it is offered first.
    expect(form.api.calls.some((call) => call.includes('/opcoes?busca=recursos'))).toBe(true)
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect.poll(stored).toMatchObject({ parentId: 9 })
  })

  it('stays, and is told, when it means none or several', async () => {
    await searchFor('recursos desumanos')
    await userEvent.tab()
    await expect.element(parent()).toHaveAccessibleDescription('Não encontrado: recursos desumanos')
    await expect.element(parent()).toHaveValue('recursos desumanos')
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect.element(page.getByRole('button', { name: /Departamento superior: Não encontrado/ })).toBeVisible()
    expect(stored()).toMatchObject({ parentId: 1 })
    await parent().fill('divisao')
    await userEvent.tab()
    await expect.element(parent()).toHaveAccessibleDescription('Mais de uma opção para “divisao”. Escolha na lista.')
    await expect.element(parent()).toHaveValue('divisao')
  })

  it('stays without a word of "not found" when nobody could look', async () => {
    await expect.element(parent()).not.toHaveValue('')
    const isCut = () => failure(503, 'unavailable')
    for (let call = 0; call < 10; call++) form.intercept('GET /administrativo/departamentos', isCut)
    await searchFor('recursos humanos')
    await userEvent.tab()
    await expect.element(parent()).toHaveAccessibleDescription(/Não foi possível buscar “recursos humanos”/)
    await expect.element(parent()).toHaveValue('recursos humanos')
  })

  it('without network is neither told to be unknown nor offered to be created', async () => {
    await expect.element(parent()).not.toHaveValue('')
    onlineManager.setOnline(false)
    await searchFor('recursos humanos')
    await expect.element(page.getByText('Não foi possível carregar as opções. Verifique a conexão e abra de novo.')).toBeVisible()
    await expect.element(page.getByRole('option')).not.toBeInTheDocument()
    await userEvent.tab()
    await expect.element(parent()).toHaveAccessibleDescription(/Não foi possível buscar “recursos humanos”/)
  })

  it('is saved as well when the save is asked for from within its field', async () => {
    await searchFor('recursos humanos')
    await expect.element(parent()).toHaveAttribute('aria-activedescendant')
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect.poll(stored).toMatchObject({ parentId: 9 })
    await expect.element(parent()).toHaveFocus()
  })
})

describe('a record that is not there yet', () => {
  beforeEach(() => {
    form = renderForm(<DepartmentForm params={{ id: '2' }} />, { address: '/administrativo/departamentos/2' })
  })

  it('is made where it is looked for, by keyboard alone, and is chosen once it is stored', async () => {
    await searchFor('Núcleo de Esportes Combinados')
    await expect.element(nothingFound()).toBeVisible()
    await expect.element(page.getByRole('option', { name: 'Criar “Núcleo de Esportes Combinados”…' })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(inDialog('Nome')).toHaveValue('Núcleo de Esportes Combinados')
    await expect.element(inDialog('Sigla')).toHaveFocus()
    await fillNew()
    await saveInDialog()
    await expect.element(parent()).toHaveValue('Núcleo de Esportes Combinados')
    await expect.element(parent()).toHaveFocus()
    // What was typed below is neither stored nor lost.
    expect(form.api.calls.some((call) => call.startsWith('PUT'))).toBe(false)
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect.poll(() => form.api.records('department').find(({ id }) => id === 2)).toMatchObject({ parentId: last('department').id })
  })

  it('gives back what was typed when it is not wanted after all', async () => {
    await searchFor('Nada disso')
    await expect.element(nothingFound()).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(inDialog('Nome')).toHaveValue('Nada disso')
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog('Novo departamento')).not.toBeInTheDocument()
    await expect.element(parent()).toHaveFocus()
    await expect.element(parent()).toHaveValue('Nada disso')
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(nothingFound()).toBeVisible()
    await userEvent.tab()
    await expect.element(parent()).toHaveAccessibleDescription('Não encontrado: Nada disso')
    await expect.element(parent()).toHaveValue('Nada disso')
  })

  it('is made by nobody who only passes on', async () => {
    await searchFor('Nada disso')
    await expect.element(nothingFound()).toBeVisible()
    await userEvent.tab()
    await expect.element(page.getByRole('option', { name: /^Criar/ })).not.toBeInTheDocument()
    await expect.element(dialog('Novo departamento')).not.toBeInTheDocument()
  })

  it('is offered below what was found too', async () => {
    await searchFor('diretoria')
    const options = page.getByRole('listbox').getByRole('option')
    await expect.element(options.first()).toMatchTextContent(/Diretoria/)
    await expect.element(options.last()).toHaveTextContent('Criar “diretoria”…')
  })
})

it('a record that the session may not make is not offered to be made', async () => {
  form = renderForm(<DepartmentForm params={{ id: '2' }} />, { address: '/administrativo/departamentos/2', isReadOnly: true })
  form.intercept('GET /sessao', () => success({ data: { access: { isReadOnly: false, screens: ['/administrativo/departamentos'] } } }))
  await page.getByRole('combobox', { name: 'Responsável' }).click()
  await expect.element(page.getByRole('option').first()).toBeVisible()
  expect(page.getByRole('option', { name: /^Criar/ }).elements()).toEqual([])
  await parent().click()
  await expect.element(page.getByRole('option', { name: 'Criar novo registro…' })).toBeVisible()
})

describe('a record that is chosen', () => {
  it('is opened without leaving the form, and what was changed in it is shown', async () => {
    form = renderForm(<DepartmentForm params={{ id: '2' }} />, { address: '/administrativo/departamentos/2' })
    await expect.element(parent()).not.toHaveValue('')
    await parent().click()
    await userEvent.keyboard('{Escape}{Alt>}{Enter}{/Alt}')
    const name = dialog(/^Departamento #/).getByRole('textbox', { name: 'Nome' })
    await expect.element(name).toBeVisible()
    await name.fill('Gabinete renomeado')
    await saveInDialog()
    await expect.element(parent()).toHaveValue('Gabinete renomeado')
    await expect.element(parent()).toHaveFocus()
    await expect.element(page.getByText('Alterações não salvas')).not.toBeInTheDocument()
  })

  it('is opened by a press too, also where nothing may be changed', async () => {
    form = renderForm(<ClosedForm params={{ id: '2' }} />, { address: '/administrativo/departamentos/2' })
    await page
      .getByRole('button', { name: /^Abrir / })
      .first()
      .click()
    await expect.element(dialog(/^Departamento #/)).toBeVisible()
  })
})

it('a form that does not arrive is told, and the field stays as it is', async () => {
  form = renderForm(<DepartmentForm params={{ id: '2' }} />, { address: '/administrativo/departamentos/2' })
  await expect.element(parent()).not.toHaveValue('')
  const shown = parent().element().getAttribute('value')
  form.intercept('GET /administrativo/departamentos/1', () => failure(503, 'unavailable'))
  await page
    .getByRole('button', { name: `Abrir ${shown}` })
    .first()
    .click()
  await expect.element(page.getByRole('dialog').getByRole('alert')).toBeVisible()
  expect(parent().element().getAttribute('value')).toBe(shown)
})

describe('while a list is still that of an earlier text', () => {
  /** Opens the list, and holds back the answer for the typed text. */
  const typeAhead = async (search: string) => {
    form = renderForm(<DepartmentForm params={{ id: '2' }} />, { address: '/administrativo/departamentos/2' })
    await parent().fill('diretoria')
    await expect.element(page.getByRole('listbox').getByRole('option').first()).toMatchTextContent(/^Diretoria/)
    let answer: (() => void) | undefined
    form.intercept('GET /administrativo/departamentos/opcoes', async (pass) => {
      await new Promise<void>((done) => {
        answer = done
      })
      return pass()
    })
    await parent().fill(search)
    return async () => {
      await expect.poll(() => answer).toBeDefined()
      answer?.()
    }
  }

  it('Enter takes what the text means, and never what stands there', async () => {
    const answer = await typeAhead('recursos humanos')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.element(parent()).toHaveValue('recursos humanos')
    await answer()
    await expect.element(parent()).toHaveValue('Divisão de Recursos Humanos')
  })

  it('a press on what holds the typed text chooses it at once', async () => {
    await typeAhead('Diretoria Administrativa e Financeira')
    await page
      .getByRole('option', { name: /^Diretoria Administrativa e Financeira/ })
      .first()
      .click()
    await expect.element(parent()).toHaveValue('Diretoria Administrativa e Financeira')
  })

  it('a press on anything else does nothing', async () => {
    const answer = await typeAhead('recursos')
    const [stale] = page.getByRole('listbox').getByRole('option').elements()
    expect(stale?.getAttribute('aria-disabled')).toBe('true')
    ;(stale as HTMLElement).click()
    await expect.element(parent()).toHaveValue('recursos')
    await answer()
    await expect.element(page.getByRole('option', { name: /Recursos Humanos/ })).toBeVisible()
  })
})

it('a registered person who may not be chosen is named with the reason, and not offered as a new one', async () => {
  form = renderForm(<DepartmentForm params={{ id: '2' }} />, { address: '/administrativo/departamentos/2' })
  const manager = page.getByRole('combobox', { name: 'Responsável' })
  const minor = form.api.records('person').find((person) => (person as unknown as { legalCapacity: string }).legalCapacity === 'menor')
  const name = (minor as unknown as { name: string }).name
  await manager.fill(name)
  await expect.element(page.getByText(`${name}: menor de idade ou incapaz`)).toBeVisible()
  expect(page.getByRole('option', { name: /^Criar/ }).elements()).toEqual([])
  await manager.fill(`${name} Neto de Ninguém`)
  await expect.element(page.getByRole('option', { name: /^Criar/ })).toBeVisible()
})
