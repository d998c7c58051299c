import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { material } from '../../resources/service-memos/gms/material/resource.js'
import { department } from '../../resources/administrative/department/resource.js'
import { person } from '../../resources/people/person/resource.js'
import { failure, success } from '../../testing/answers.js'
import { formScreen } from '../frame/formScreen.js'
import { type Rendered, renderForm } from '../frame/renderForm.testkit.js'

const DepartmentForm = formScreen(department)
const PersonForm = formScreen(person)
const MaterialForm = formScreen(material)
let form: Rendered
const text = (name: string) => page.getByRole('textbox', { name, exact: true })
const questions = () => form.api.calls.filter((call) => call.includes('duplicados')).length
const known = (name: string) => form.api.records(name)[0] as unknown as Readonly<Record<string, string>> & { readonly id: number }
afterEach(() => form.unmount())

describe('a value that only one record may have', () => {
  it('is told as soon as its field is left, with the way to the other record', async () => {
    form = renderForm(<DepartmentForm params={{ id: 'novo' }} />)
    await text('Sigla').fill(known('department').acronym ?? '')
    await userEvent.tab()
    const link = page.getByRole('link', { name: `${known('department').label} #${known('department').id}` })
    await expect.element(page.getByText(/^Já existe:/)).toBeVisible()
    await expect.element(link).toHaveAttribute('href', `/administrativo/departamentos/${known('department').id}`)
    await link.click()
    // What was typed is not lost for a look at the other one.
    await expect.element(page.getByRole('alertdialog')).toBeVisible()
    expect(form.navigation.getLocation().pathname).toBe('/administrativo/departamentos/novo')
  })

  it('stands in the summary of the first refused save, with what else is wrong', async () => {
    form = renderForm(<DepartmentForm params={{ id: 'novo' }} />)
    await text('Sigla').fill(known('department').acronym ?? '')
    await userEvent.tab()
    await expect.element(page.getByText(/^Já existe:/)).toBeVisible()
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await expect.element(page.getByRole('button', { name: 'Nome: Obrigatório' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Sigla: Registro já existe' })).toBeVisible()
    expect(form.api.calls.some((call) => call.startsWith('POST /administrativo/departamentos '))).toBe(false)
    await text('Sigla').fill('SIGLANOVA')
    await expect.element(page.getByRole('button', { name: 'Sigla: Registro já existe' })).not.toBeInTheDocument()
  })

  it('stands there too when saving was faster than its check', async () => {
    form = renderForm(<DepartmentForm params={{ id: 'novo' }} />)
    await text('Sigla').fill(known('department').acronym ?? '')
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect.element(page.getByRole('button', { name: 'Nome: Obrigatório' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Sigla: Registro já existe' })).toBeVisible()
  })

  it('goes with the next key', async () => {
    form = renderForm(<DepartmentForm params={{ id: 'novo' }} />)
    await text('Sigla').fill(known('department').acronym ?? '')
    await userEvent.tab()
    await expect.element(page.getByText(/^Já existe:/)).toBeVisible()
    await text('Sigla').click()
    await userEvent.keyboard('{End}Z')
    await expect.element(page.getByText(/^Já existe:/)).not.toBeInTheDocument()
  })

  it('is not asked for while it is what the record holds already, nor while it is wrong', async () => {
    form = renderForm(<PersonForm params={{ id: '5' }} />, { address: '/pessoas/5' })
    await page.getByRole('button', { name: 'Mostrar CPF' }).click()
    await expect.element(text('CPF')).toHaveFocus()
    await userEvent.tab()
    await text('CPF').fill('11122233344')
    await userEvent.tab()
    await expect.element(page.getByText('CPF inválido')).toBeVisible()
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(questions()).toBe(0)
  })

  it('never stands in an address when it is a CPF', async () => {
    form = renderForm(<PersonForm params={{ id: 'novo' }} />, { address: '/pessoas/novo' })
    await text('CPF').fill(known('person').cpf ?? '')
    await userEvent.tab()
    await expect.element(page.getByText(/^Já existe:/)).toBeVisible()
    expect(form.api.calls.some((call) => call.includes(known('person').cpf ?? '?'))).toBe(false)
  })

  it.each([
    ['was told already', true],
    ['was not asked about yet', false],
  ])('is told once when saving is refused for it, with the way to the other record, if it %s', async (_, isTold) => {
    form = renderForm(<PersonForm params={{ id: '5' }} />, { address: '/pessoas/5' })
    const { id, label, cpf = '' } = known('person')
    form.intercept('PUT', () => failure(422, 'invalid', { issues: [{ path: 'cpf', code: 'duplicate' }] }))
    await page.getByRole('button', { name: 'Mostrar CPF' }).click()
    await expect.element(text('CPF')).toHaveFocus()
    await text('CPF').fill(cpf)
    if (isTold) {
      await userEvent.tab()
      await expect.element(page.getByText(/^Já existe:/)).toBeVisible()
    }
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect.element(text('CPF')).toHaveAccessibleDescription(`Registro já existe: ${label} #${id}`)
    await expect.element(page.getByText(/^Já existe:/)).not.toBeInTheDocument()
    await expect.element(page.getByRole('link', { name: `${label} #${id}` })).toHaveAttribute('href', `/pessoas/${id}`)
  })

  it('is only a hint where the same name, birthday and mother may be two people', async () => {
    form = renderForm(<PersonForm params={{ id: 'novo' }} />, { address: '/pessoas/novo' })
    form.intercept('POST /pessoas/duplicados', () => success({ data: [{ id: 8, label: 'Ana Prestes' }] }))
    await text('Nome').fill('ANA PRESTES')
    await text('Data de nascimento').fill('01/02/1990')
    await text('Nome da mãe').fill('Joana Prestes')
    await userEvent.tab()
    await expect.element(page.getByText(/^Parece já ter cadastro:/)).toBeVisible()
  })
})

describe('a text that is nearly the same as another one', () => {
  const path = '/administrativo/solicitacoes-servico/gms/material-servico'
  const open = () => {
    form = renderForm(<MaterialForm params={{ id: 'novo' }} />, { address: `${path}/novo`, world: { resources: [material] } })
  }
  const near = page.getByText(/^Parecidos:/)

  it('is told in a pause of typing, before its field is left, and takes nothing from saving', async () => {
    open()
    await text('Descrição resumida').click()
    await userEvent.keyboard('bola futsal mod. profissional')
    await expect.element(near.getByRole('link', { name: 'Bola de futsal, modelo profissional #2' })).toBeVisible()
    await expect.element(text('Descrição resumida')).toHaveFocus()
    await expect.element(text('Descrição resumida')).not.toBeInvalid()
  })

  it('is asked about once for each pause, and not for a few letters', async () => {
    open()
    await text('Descrição resumida').click()
    await userEvent.keyboard('bola')
    await new Promise((resolve) => setTimeout(resolve, 700))
    expect(questions()).toBe(0)
    await userEvent.keyboard(' de goalball')
    await expect.element(near.getByRole('link', { name: 'Bola de goalball com guizo #3' })).toBeVisible()
    expect(questions()).toBe(1)
  })

  it('stays during typing until the next answer, and goes with the text', async () => {
    open()
    await text('Descrição resumida').fill('Bola de goalball')
    await expect.element(near).toBeVisible()
    await text('Descrição resumida').click()
    await userEvent.keyboard('{End} c')
    await expect.element(near).toBeVisible()
    await text('Descrição resumida').fill('Apito de árbitro')
    await expect.element(near).not.toBeInTheDocument()
    await text('Descrição resumida').fill('Bola de goalball')
    await expect.element(near).toBeVisible()
    await text('Descrição resumida').fill('Bo')
    await expect.element(near).not.toBeInTheDocument()
  })
})
