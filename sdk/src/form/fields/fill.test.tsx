import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { person } from '../../resources/people/person/resource.js'
import { failure, success } from '../../testing/answers.js'
import { formScreen } from '../frame/formScreen.js'
import { type Rendered, renderForm } from '../frame/renderForm.testkit.js'

const PersonForm = formScreen(person)
let form: Rendered
afterEach(() => form.unmount())
const text = (name: string) => page.getByRole('textbox', { name, exact: true })
const combo = (name: string) => page.getByRole('combobox', { name, exact: true })
let asked = 0
const open = async () => {
  asked = 0
  form = renderForm(<PersonForm params={{ id: 'novo' }} />, { address: '/pessoas/novo' })
  await expect.element(text('CEP')).toBeVisible()
}
const known = { street: 'Rua Sergipe', neighborhood: 'Centro', stateId: 41, cityId: 4_113_700 }
const intercept = (answer: () => Response) =>
  form.intercept('GET /localidades/ceps', () => {
    asked += 1
    return answer()
  })
const answer = (data: object) => intercept(() => success({ data }))

describe('a CEP that is typed whole', () => {
  it('fills street, district, state and city that are empty, once it is whole', async () => {
    await open()
    answer(known)
    await text('CEP').click()
    await userEvent.keyboard('8601000')
    expect(asked).toBe(0)
    await userEvent.keyboard('1')
    await expect.element(text('Logradouro')).toHaveValue('Rua Sergipe')
    await expect.element(text('Bairro')).toHaveValue('Centro')
    await expect.element(combo('Cidade')).toHaveValue('Londrina')
    await expect.element(page.getByText('Conforme outros cadastros. Confira.')).toBeVisible()
    expect(document.activeElement).toBe(text('CEP').element())
  })

  it('takes away what a refused save said about the fields that it fills', async () => {
    await open()
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await text('CEP').fill('86010-00')
    await text('Número').fill('10')
    await expect.element(text('Logradouro')).toHaveAttribute('aria-invalid', 'true')
    answer(known)
    await text('CEP').fill('86010-001')
    await expect.element(text('Logradouro')).toHaveValue('Rua Sergipe')
    await expect.element(text('Logradouro')).not.toHaveAttribute('aria-invalid')
  })

  it('writes over nothing that somebody typed, and fills nothing where another place was chosen', async () => {
    await open()
    answer(known)
    await text('Logradouro').fill('Rua Goiás')
    await text('CEP').fill('86010-001')
    await expect.element(text('Bairro')).toHaveValue('Centro')
    await expect.element(text('Logradouro')).toHaveValue('Rua Goiás')
    form.unmount()
    form = renderForm(<PersonForm params={{ id: '1' }} />, { address: '/pessoas/1' })
    await expect.element(combo('Cidade')).not.toHaveValue('')
    await text('Bairro').fill('')
    answer({ ...known, stateId: 42, cityId: 4_205_407 })
    await text('CEP').fill('88010-001')
    await expect.poll(() => asked).toBe(2)
    await expect.element(page.getByText('Em outros cadastros, é de outro município')).toBeVisible()
    await expect.element(text('Bairro')).toHaveValue('')
    // A CEP that no record has says nothing about the city.
    answer({ street: null, neighborhood: null, stateId: null, cityId: null })
    await text('CEP').fill('88010-002')
    await expect.element(page.getByText('Em outros cadastros, é de outro município')).not.toBeInTheDocument()
  })

  it('takes back what another CEP had filled in, and keeps what was typed', async () => {
    await open()
    answer(known)
    await text('Logradouro').fill('Rua Goiás')
    await text('CEP').fill('86010-001')
    await expect.element(combo('Cidade')).toHaveValue('Londrina')
    answer({ street: 'Rua XV', neighborhood: null, stateId: 41, cityId: 4_106_902 })
    // Key by key, as people do it: half a CEP in between means nothing.
    await text('CEP').click()
    await userEvent.keyboard('{Control>}a{/Control}80010000')
    await expect.element(combo('Cidade')).toHaveValue('Curitiba')
    await expect.element(text('Bairro')).toHaveValue('')
    await expect.element(text('Logradouro')).toHaveValue('Rua Goiás')
  })

  it('changes nothing when the API does not know it, or does not have the call', async () => {
    await open()
    intercept(() => failure(404, 'not-found'))
    await text('CEP').fill('86010-001')
    await expect.poll(() => asked).toBe(1)
    await text('Bairro').fill('Centro')
    await expect.element(text('Logradouro')).toHaveValue('')
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  })
})
