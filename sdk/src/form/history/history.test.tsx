import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { staffFunction } from '../../resources/administrative/function/resource.js'
import { person } from '../../resources/people/person/resource.js'
import { failure, success } from '../../testing/answers.js'
import { formDialog } from '../body/formDialog.js'
import { formScreen } from '../frame/formScreen.js'
import { type Rendered, renderForm } from '../frame/renderForm.testkit.js'

const PersonForm = formScreen(person)
const FunctionDialog = formDialog(staffFunction)
let form: Rendered
const text = (name: string) => page.getByRole('textbox', { name, exact: true })
const history = () => page.getByRole('dialog', { name: 'Histórico' })
const open = (options: { readonly isReadOnly?: boolean; readonly place?: 'page' | 'shadow' } = {}) => {
  const Screen = options.isReadOnly ? formScreen(person, { readOnlyReason: 'Encerrado.' }) : PersonForm
  form = renderForm(<Screen params={{ id: '5' }} />, { address: '/pessoas/5', place: options.place })
}
const openHistory = () => page.getByRole('button', { name: 'Histórico' }).click()
const says = (words: RegExp) => expect.poll(() => history().query()?.textContent ?? '').toMatch(words)
const answer = (changes: readonly object[], more: object = {}) =>
  success({
    data: [
      { id: 9, at: new Date(Date.now() - 7_200_000).toISOString(), by: { id: 1, label: 'Gestora' }, action: 'update', changes, ...more },
    ],
    meta: { hasMore: false },
  })
afterEach(() => form.unmount())

describe('the history of a record', () => {
  it('tells who changed what, and when, in labels', async () => {
    open()
    await expect.element(text('Nome')).toBeVisible()
    form.intercept('GET /pessoas/5/historico', () =>
      answer([
        { field: 'name', before: 'Carlos Bressan', after: 'Carlos Eduardo Bressan' },
        { field: 'address.cityId', before: 4113700, after: 4106902, beforeLabel: 'Londrina', afterLabel: 'Curitiba' },
        { field: 'lgpd.imageUse', before: true, after: false },
        { field: 'birthDate', before: '1980-02-01', after: '1980-02-10' },
        { field: 'legalCapacity', before: 'menor', after: 'adulto' },
      ]),
    )
    await openHistory()
    await expect.element(history().getByRole('heading', { name: 'Alterado' })).toBeVisible()
    await says(/Gestora · há 2 horas · \d\d\/\d\d\/\d{4} \d\d:\d\d \(Brasília\)/)
    for (const line of [/Endereço: Cidade.*Londrina.*Curitiba/, /Sim.*Não/, /01\/02\/1980.*10\/02\/1980/, /Menor de idade.*Adulto/])
      await says(line)
  })

  it('never shows a bank account or a whole CPF', async () => {
    open()
    await expect.element(text('Nome')).toBeVisible()
    form.intercept('GET /pessoas/5/historico', () =>
      answer([
        { field: 'bankAccounts[0].account', before: '998877', after: '112233' },
        { field: 'cpf', before: '52998224725', after: '11144477735' },
      ]),
    )
    await openHistory()
    await says(/dado sensível oculto/)
    await says(/\*\*\*\.982\.247-\*\*/)
    for (const secret of ['998877', '112233', '52998224725', '529.982.247-25'])
      expect(history().element().textContent).not.toContain(secret)
    await expect.element(history().getByRole('button', { name: /Restaurar.*Conta/ })).not.toBeInTheDocument()
  })

  it('says whose number was shown, when it stands in a row', async () => {
    open()
    await expect.element(text('Nome')).toBeVisible()
    const entry = (id: number, field: string) => ({
      id,
      at: '2026-01-02T12:00:00.000Z',
      by: null,
      action: 'reveal',
      changes: [{ field, before: null, after: null }],
    })
    const entries = [entry(2, 'bankAccounts[0].pixKey'), entry(1, 'cpf')]
    form.intercept('GET /pessoas/5/historico', () => success({ data: entries, meta: { hasMore: false } }))
    await openHistory()
    await says(/CPF revelado.*Conta bancária 1: Chave Pix.*CPF revelado/)
    expect(
      history()
        .getByText(/Chave Pix/)
        .elements(),
    ).toHaveLength(1)
  })

  it.each(['page', 'shadow'] as const)('puts a former value back as an edit, and the focus on its field (%s)', async (place) => {
    open({ place })
    await expect.element(text('Nome')).toBeVisible()
    form.intercept('GET /pessoas/5/historico', () => answer([{ field: 'name', before: 'Carlos Bressan', after: 'Carlos Eduardo Bressan' }]))
    await openHistory()
    await history().getByRole('button', { name: 'Restaurar este valor em Nome: Carlos Bressan' }).click()
    await expect.element(text('Nome')).toHaveValue('Carlos Bressan')
    await expect.element(history()).not.toBeInTheDocument()
    await expect.poll(() => text('Nome').element().matches(':focus')).toBe(true)
    await expect.element(page.getByText('Alterações não salvas')).toBeVisible()
  })

  it('empties what was filled in later, but takes no field of a new row for one that was empty', async () => {
    open()
    await text('Nome social').fill('Duda')
    form.intercept('GET /pessoas/5/historico', () =>
      answer([
        { field: 'socialName', before: null, after: 'Duda' },
        { field: 'guardians[0].relation', before: null, after: 'mae' },
      ]),
    )
    await openHistory()
    await says(/Nome social.*vazio.*Duda/)
    await expect.element(history().getByRole('button', { name: /^Restaurar/ })).toBeVisible()
    await history().getByRole('button', { name: 'Restaurar este valor em Nome social: vazio' }).click()
    await expect.element(text('Nome social')).toHaveValue('')
  })

  it('puts back a reference by its name', async () => {
    open()
    await expect.element(text('Nome')).toBeVisible()
    form.intercept('GET /pessoas/5/historico', () =>
      answer([{ field: 'birthStateId', before: 35, after: 41, beforeLabel: 'São Paulo', afterLabel: 'Paraná' }]),
    )
    await openHistory()
    await history()
      .getByRole('button', { name: /Restaurar este valor em Estado de nascimento/ })
      .click()
    await expect.element(page.getByRole('combobox', { name: 'Estado de nascimento', exact: true })).toHaveValue('São Paulo')
  })

  it('offers nothing to put back where nothing may be changed', async () => {
    open({ isReadOnly: true })
    await expect.element(text('Nome')).toBeVisible()
    form.intercept('GET /pessoas/5/historico', () => answer([{ field: 'name', before: 'Carlos Bressan', after: 'Carlos' }]))
    await openHistory()
    await says(/Carlos Bressan/)
    await expect.element(history().getByRole('button', { name: /Restaurar/ })).not.toBeInTheDocument()
  })

  it('brings the older entries when they are asked for', async () => {
    open()
    await expect.element(text('Nome')).toBeVisible()
    const entry = (id: number, name: string) => ({
      id,
      at: '2026-01-02T12:00:00.000Z',
      by: null,
      action: 'update',
      changes: [{ field: 'name', before: name, after: 'x' }],
    })
    form.intercept('GET /pessoas/5/historico?antes=8', () => success({ data: [entry(7, 'Antigo')], meta: { hasMore: false } }))
    form.intercept('GET /pessoas/5/historico', () => success({ data: [entry(8, 'Recente')], meta: { hasMore: true } }))
    await openHistory()
    await says(/Recente/)
    await says(/sistema/)
    await history().getByRole('button', { name: 'Mostrar mais antigos' }).click()
    await says(/Antigo/)
    await expect.element(history().getByRole('button', { name: 'Mostrar mais antigos' })).not.toBeInTheDocument()
    await expect.element(history().getByRole('listitem').nth(1)).toHaveFocus()
  })

  it('says when it cannot be had, and asks again', async () => {
    open()
    await expect.element(text('Nome')).toBeVisible()
    form.intercept('GET /pessoas/5/historico', () => failure(503, 'unavailable'))
    await openHistory()
    await says(/Não foi possível carregar o histórico/)
    await history().getByRole('button', { name: 'Tentar de novo' }).click()
    await says(/Cadastrado/)
  })

  it('gives the focus back to its button on Escape', async () => {
    open()
    await expect.element(text('Nome')).toBeVisible()
    await openHistory()
    await expect.element(history()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('button', { name: 'Histórico' })).toHaveFocus()
  })

  it('opens over a form in a dialog, and a former value goes into that form', async () => {
    form = renderForm(<FunctionDialog id={1} onClose={() => undefined} />)
    await expect.element(text('Nome')).toBeVisible()
    const { name } = form.api.records('function').find(({ id }) => id === 1) as unknown as { readonly name: string }
    form.intercept('GET /administrativo/funcoes/1/historico', () => answer([{ field: 'name', before: 'Nome antigo', after: name }]))
    await openHistory()
    await history()
      .getByRole('button', { name: /^Restaurar/ })
      .click()
    await expect.element(history()).not.toBeInTheDocument()
    await expect.element(text('Nome')).toHaveValue('Nome antigo')
    await expect.element(text('Nome')).toHaveFocus()
    await openHistory()
    await expect.element(history()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('button', { name: 'Histórico' })).toHaveFocus()
  })
})
