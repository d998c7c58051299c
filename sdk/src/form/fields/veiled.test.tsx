import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { person } from '../../resources/people/person/resource.js'
import { failure } from '../../testing/answers.js'
import { formScreen } from '../frame/formScreen.js'
import { type Rendered, renderForm } from '../frame/renderForm.testkit.js'

const PersonForm = formScreen(person)
const cpf = '08123456905'
let form: Rendered
afterEach(() => form.unmount())
const open = async () => {
  form = renderForm(<PersonForm params={{ id: '1' }} />, { address: '/pessoas/1' })
  await expect.element(field()).toBeVisible()
}
const field = () => page.getByRole('textbox', { name: 'CPF', exact: true })
const name = () => page.getByRole('textbox', { name: 'Nome', exact: true })
const reveal = () => page.getByRole('button', { name: 'Mostrar CPF' })
const save = () => userEvent.keyboard('{Control>}s{/Control}')
const stored = () =>
  form.api.records('person').find(({ id }) => id === 1) as unknown as { cpf: string; name: string; notes: string; version: number }
const revealed = () => form.api.calls.filter((call) => call === 'POST /pessoas/1/revelar').length

describe('a CPF in the form', () => {
  it('is masked, and a save that leaves it alone stores no mask', async () => {
    await open()
    await expect.element(field()).toHaveValue('***.234.569-**')
    expect(field().element()).toHaveProperty('readOnly', true)
    await name().fill('Ana Beatriz Prestes')
    await save()
    await expect.poll(() => stored().name).toBe('Ana Beatriz Prestes')
    expect([stored().cpf, revealed()]).toEqual([cpf, 0])
    await expect.element(field()).toHaveValue('***.234.569-**')
    await expect.element(page.getByText('Alterações não salvas')).not.toBeInTheDocument()
  })

  it('is shown when asked for, where it can be changed; to see it is no change', async () => {
    await open()
    await reveal().click()
    await expect.element(field()).toHaveValue('081.234.569-05')
    await expect.element(field()).toHaveFocus()
    expect(revealed()).toBe(1)
    await save()
    expect(form.api.calls.filter((call) => call.startsWith('PUT'))).toEqual([])
    await field().fill('529.982.247-25')
    await save()
    await expect.poll(() => stored().cpf).toBe('52998224725')
    // What somebody typed stays before their eyes.
    await expect.element(field()).toHaveValue('529.982.247-25')
    await name().fill('Ana Prestes')
    await save()
    await expect.poll(() => stored().name).toBe('Ana Prestes')
    expect(stored().cpf).toBe('52998224725')
  })

  it('stays masked, and says why, when the server has shown enough for a while', async () => {
    await open()
    form.intercept('POST /pessoas/1/revelar', () => failure(429, 'throttled'))
    await reveal().click()
    await expect.element(page.getByText('Não foi possível mostrar')).toBeVisible()
    await expect.element(field()).toHaveValue('***.234.569-**')
  })

  it('seen here is no conflict with what somebody else saved meanwhile', async () => {
    await open()
    await reveal().click()
    await expect.element(field()).toHaveValue('081.234.569-05')
    const { version } = stored()
    const other = await (await form.api.fetch('/api/admin/v1/pessoas/1')).json()
    const body = JSON.stringify({ ...other.data, notes: 'De outra pessoa' })
    await form.api.fetch('/api/admin/v1/pessoas/1', { method: 'PUT', body, headers: { 'If-Match': `"${version}"` } })
    await name().fill('Ana Prestes')
    await save()
    await expect.element(page.getByText(/já estão no formulário/)).toBeVisible()
    await save()
    await expect.poll(() => stored().name).toBe('Ana Prestes')
    expect([stored().cpf, stored().notes]).toEqual([cpf, 'De outra pessoa'])
    await expect.element(field()).toHaveValue('081.234.569-05')
  })
})

describe('a CPF in a row of the form', () => {
  const [own, fathers] = ['71955408203', '83011764905']
  const child = () => form.api.records('person').find(({ id }) => id === 7) as unknown as Child
  interface Child {
    readonly cpf: string
    readonly guardians: readonly { readonly cpf: string | null }[]
  }
  const numbers = () => page.getByRole('textbox', { name: 'CPF', exact: true })
  const openChild = async () => {
    form = renderForm(<PersonForm params={{ id: '7' }} />, { address: '/pessoas/7' })
    await expect.element(numbers().nth(1)).toBeVisible()
  }

  it('is masked as well, stays stored when its row moves, and is shown by itself', async () => {
    await openChild()
    await expect.element(numbers().nth(0)).toHaveValue('***.554.082-**')
    await expect.element(numbers().nth(1)).toHaveValue('***.117.649-**')
    await page
      .getByRole('button', { name: /^Remover Respons/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Mostrar CPF' }).nth(1).click()
    await expect.element(numbers().nth(1)).toHaveValue('830.117.649-05')
    await expect.element(numbers().nth(1)).toHaveFocus()
    await expect.element(numbers().nth(0)).toHaveValue('***.554.082-**')
    await save()
    await expect.poll(() => child().guardians.map(({ cpf: stored }) => stored)).toEqual([fathers])
    await expect.element(page.getByText('Alterações não salvas')).not.toBeInTheDocument()
    expect(child().cpf).toBe(own)
  })

  it('goes into no copy of its row', async () => {
    await openChild()
    await page
      .getByRole('button', { name: /^Duplicar Respons/ })
      .last()
      .click()
    await expect.element(numbers().nth(2)).toHaveValue('')
    await numbers().nth(2).fill('529.982.247-25')
    await save()
    await expect.poll(() => child().guardians.map(({ cpf: stored }) => stored)).toEqual([null, fathers, '52998224725'])
  })
})
