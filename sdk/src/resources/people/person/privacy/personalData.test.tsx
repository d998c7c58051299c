import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { formScreen } from '../../../../form/frame/formScreen.js'
import { doWithRecord, type Rendered, renderForm } from '../../../../form/frame/renderForm.testkit.js'
import { failure } from '../../../../testing/answers.js'
import { personSamples } from '../samples.js'
import { person } from '../resource.js'

const PersonForm = formScreen(person)
const withdrawn = { legalBasis: 'consentimento', consentAt: '2024-01-01', consentEndedAt: '2025-01-01', imageUse: true }
const people = [...personSamples.slice(0, 5), { ...personSamples[5], lgpd: withdrawn }]
let form: Rendered
const panel = () => page.getByRole('dialog', { name: 'Dados pessoais' })
const open = async (id: string, options: { readonly isReadOnly?: boolean } = {}) => {
  form = renderForm(<PersonForm params={{ id }} />, { address: `/pessoas/${id}`, world: { records: { person: people } }, ...options })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
}
const openPanel = () => doWithRecord('Dados pessoais')
afterEach(() => {
  vi.restoreAllMocks()
  form.unmount()
})

describe('the personal data of a person', () => {
  it('tells who looked, how much is held and what hinders an anonymisation, with the way to the field', async () => {
    await open('5')
    await openPanel()
    await expect.element(panel().getByText('Ninguém abriu este cadastro ainda.')).toBeVisible()
    await expect.element(panel().getByText('Campos preenchidos')).toBeVisible()
    await expect.element(panel().getByText(/Exerce a função/)).toBeVisible()
    await expect.element(panel().getByRole('button', { name: 'Anonimizar' })).not.toBeInTheDocument()
    await panel().getByRole('button', { name: /Fim/ }).click()
    await expect.element(panel()).not.toBeInTheDocument()
    await expect.poll(() => document.activeElement?.closest('.ep-form-section')?.textContent ?? '').toContain('Vínculos')
  })

  it('prints everything with maker and purpose, and counts that as a consultation', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
    await open('5')
    await openPanel()
    await panel().getByRole('button', { name: 'Imprimir' }).click()
    await expect.poll(() => print.mock.calls.length).toBe(1)
    const sheet = document.querySelector('.ep-personal-sheet')?.textContent ?? ''
    for (const words of ['Carlos Eduardo Bressan', 'LGPD', 'Feito por Ana Paula Ribeiro em', 'Data de nascimento', '08/09/1969'])
      expect(sheet).toContain(words)
    window.dispatchEvent(new Event('afterprint'))
    await expect.poll(() => document.querySelector('.ep-personal-sheet')).toBe(null)
    await expect.element(panel().getByRole('heading', { name: 'Fez o relatório dos dados' })).toBeVisible()
  })

  it('anonymises after a reason and a confirmation, and leaves a record that only shows why', async () => {
    await open('6')
    await openPanel()
    await panel().getByRole('button', { name: 'Anonimizar' }).click()
    await expect.element(panel().getByText('Confirme que entende que isto não pode ser desfeito')).toBeVisible()
    expect(form.api.calls.filter((call) => call.startsWith('POST'))).toEqual([])
    await userEvent.fill(panel().getByRole('textbox', { name: /^Motivo/ }), 'Pedido da titular de 12/03')
    await panel().getByRole('checkbox', { name: 'Entendo que isto não pode ser desfeito' }).click()
    await panel().getByRole('button', { name: 'Anonimizar' }).click()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Pessoa anonimizada 6' })).toBeVisible()
    await expect.element(page.getByText(/Os dados pessoais foram removidos em .* Motivo: Pedido da titular de 12\/03/)).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Salvar', exact: true })).not.toBeInTheDocument()
    await openPanel()
    await expect.element(panel().getByText(/Motivo: Pedido da titular/)).toBeVisible()
  })

  it('says what failed in one part and loads it again, while the others are there', async () => {
    await open('5')
    form.intercept('GET /pessoas/5/consultas', () => failure(503, 'unavailable'))
    await openPanel()
    await expect.element(panel().getByText('Não foi possível carregar. Tente de novo.')).toBeVisible()
    await expect.element(panel().getByText('Campos preenchidos')).toBeVisible()
    await panel().getByRole('button', { name: 'Tentar de novo' }).click()
    await expect.element(panel().getByText('Ninguém abriu este cadastro ainda.')).toBeVisible()
  })

  it('is not offered under a token that a host supplies, because the server refuses it there', async () => {
    await open('5', { isReadOnly: true })
    await expect.element(page.getByRole('button', { name: 'Histórico' })).toBeVisible()
    expect(page.getByRole('button', { name: 'Mais ações' }).query()).toBe(null)
  })

  it('waits for unsaved edits, which could hold what it removes', async () => {
    await open('6')
    await userEvent.fill(page.getByRole('textbox', { name: 'Nome social', exact: true }), 'Lu')
    await openPanel()
    await expect.element(panel().getByText('Salve ou descarte antes as alterações do formulário.')).toBeVisible()
  })

  it('is not offered for a new record', async () => {
    await open('novo')
    await expect.element(page.getByRole('button', { name: 'Salvar', exact: true })).toBeVisible()
    expect(page.getByRole('button', { name: 'Mais ações' }).query()).toBe(null)
  })
})
