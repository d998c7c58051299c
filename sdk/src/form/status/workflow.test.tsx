import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { AnyControl, AnyFieldset } from '../../core/control.js'
import type { FieldIssue } from '../../core/issue.js'
import { failure } from '../../testing/answers.js'
import { purchase } from '../../testing/samples/purchase/purchase.js'
import { formScreen } from '../frame/formScreen.js'
import { type Rendered, renderForm } from '../frame/renderForm.testkit.js'

const PurchaseForm = formScreen(purchase)
let form: Rendered
const dialog = () => page.getByRole('dialog')
const field = (name: string) => dialog().getByRole('textbox', { name: new RegExp(`^${name}`) })
const confirm = () => dialog().getByRole('button').last().click()
const stored = () => form.api.records('purchase')[0]
const lead = (name: string) => page.getByRole('button', { name, exact: true })
const openMenu = () => page.getByRole('button', { name: 'Mais ações' }).click()
const items = async () => {
  await openMenu()
  await expect.element(page.getByRole('menu')).toBeVisible()
  const names = page
    .getByRole('menuitem')
    .elements()
    .map((item) => item.textContent)
  await userEvent.keyboard('{Escape}')
  return names
}
const open = async (status: string) => {
  const records = { purchase: [{ id: 1, subject: 'Resmas de papel', requesterId: 5, notes: null, status }] }
  form = renderForm(<PurchaseForm params={{ id: '1' }} />, { address: '/compras/1', world: { resources: [purchase], records } })
  await expect.element(page.getByRole('textbox', { name: 'Objeto' })).toBeVisible()
}
const command = async (name: string) => {
  await expect.element(lead('Mais ações')).toBeVisible()
  if (lead(name).elements().length > 0) await lead(name).click()
  else {
    await openMenu()
    await page.getByRole('menuitem', { name, exact: true }).click()
  }
  await expect.element(dialog()).toBeVisible()
}
const refuse = (status: number, code: string, issues: readonly FieldIssue[]) =>
  form.intercept('POST /compras/1/situacao', () => failure(status, code, { issues }))
afterEach(() => form.unmount())

describe('the head of a record', () => {
  it('has the next step as its only button, and the rest behind three dots: other ways, what any record has, deleting last', async () => {
    await open('enviada')
    await expect.element(lead('Aprovar…')).toBeVisible()
    expect(await items()).toEqual(['Aprovar com ressalva…', 'Devolver…', 'Histórico', 'Duplicar'])
    form.unmount()
    await open('rascunho')
    await expect.element(lead('Enviar compra…')).toBeVisible()
    expect(await items()).toEqual(['Histórico', 'Duplicar', 'Excluir'])
    expect(document.querySelectorAll('.ep-form-commands button')).toHaveLength(2)
  })

  it('asks before Back, Escape or a button takes a typed reason away, and lets go once it was sent', async () => {
    await open('enviada')
    await command('Devolver…')
    await field('Motivo').fill('Falta o orçamento')
    const button = (name: string) => page.getByRole('dialog').getByRole('button', { name })
    const ways = [
      () => Promise.resolve(form.navigation.back('/compras')),
      () => userEvent.keyboard('{Escape}'),
      () => button('Fechar').click(),
      () => button('Voltar').click(),
    ]
    for (const leave of ways) {
      await leave()
      await expect.element(page.getByRole('alertdialog', { name: 'Sair sem salvar?' })).toBeVisible()
      await page.getByRole('button', { name: 'Continuar editando' }).click()
      await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
      await expect.element(field('Motivo')).toHaveValue('Falta o orçamento')
    }
    await confirm()
    await expect.poll(() => stored()?.status).toBe('devolvida')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    form.navigation.back('/compras')
    await expect.poll(() => form.navigation.getLocation().pathname).toBe('/compras')
  })

  it('leaves out a step that this record cannot take', async () => {
    const Form = formScreen({ ...purchase, offers: ({ id }, transition) => transition !== 'approveAnyway' || id !== 1 })
    const records = { purchase: [1, 2].map((id) => ({ id, subject: 'Resmas de papel', requesterId: 5, notes: null, status: 'enviada' })) }
    form = renderForm(<Form params={{ id: '1' }} />, { address: '/compras/1', world: { resources: [purchase], records } })
    await expect.element(lead('Aprovar…')).toBeVisible()
    expect(await items()).toEqual(['Devolver…', 'Histórico', 'Duplicar'])
    form.unmount()
    form = renderForm(<Form params={{ id: '2' }} />, { address: '/compras/2', world: { resources: [purchase], records } })
    await expect.element(lead('Aprovar…')).toBeVisible()
    expect(await items()).toContain('Aprovar com ressalva…')
  })

  it('has its history as the button where no step comes next, and can be copied into a new one', async () => {
    await open('empenhada')
    await lead('Histórico').click()
    await expect.element(page.getByRole('dialog', { name: 'Histórico' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    expect(await items()).toEqual(['Duplicar'])
  })

  it('has nothing more for who may only read', async () => {
    const records = { purchase: [{ id: 1, subject: 'Resmas de papel', requesterId: 5, notes: null, status: 'empenhada' }] }
    form = renderForm(<PurchaseForm params={{ id: '1' }} />, {
      address: '/compras/1',
      world: { resources: [purchase], records },
      isReadOnly: true,
    })
    await expect.element(lead('Histórico')).toBeVisible()
    await expect.poll(() => form.api.calls).toContain('GET /sessao')
    expect(page.getByRole('button', { name: 'Mais ações' }).elements()).toEqual([])
  })

  it('opens its history from the three dots, and takes the focus back there', async () => {
    await open('enviada')
    await openMenu()
    await page.getByRole('menuitem', { name: 'Histórico' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Histórico' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('button', { name: 'Mais ações' })).toHaveFocus()
  })

  it('keeps the focus when its next step becomes another one', async () => {
    await open('rascunho')
    await command('Enviar compra…')
    await confirm()
    await expect.element(lead('Aprovar…')).toHaveFocus()
  })

  it('sends the name of the command that was chosen', async () => {
    await open('enviada')
    await command('Aprovar com ressalva…')
    await confirm()
    await expect.element(dialog().getByText('Obrigatório')).toBeVisible()
    await field('Motivo').fill('Compra de urgência')
    await confirm()
    await expect.poll(() => stored()?.status).toBe('aprovada')
  })
})

describe('a reason', () => {
  it('has lines by Enter and is sent by Ctrl+Enter, once', async () => {
    await open('enviada')
    await command('Devolver…')
    await field('Motivo').fill('Falta o orçamento')
    await userEvent.keyboard('{Enter}de dois fornecedores')
    await expect.element(field('Motivo')).toHaveValue('Falta o orçamento\nde dois fornecedores')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.poll(() => stored()?.status).toBe('devolvida')
    expect(form.api.calls.filter((call) => call.startsWith('POST') && call.includes('situacao'))).toHaveLength(1)
  })
})

it('says that it is being sent as long as no answer comes', async () => {
  await open('enviada')
  let answerNow = () => undefined as unknown
  form.intercept('POST /compras/1/situacao', (pass) => new Promise((resolve) => (answerNow = () => resolve(pass()))))
  await command('Aprovar…')
  const said = dialog().getByRole('status')
  await confirm()
  await expect.element(said).toHaveTextContent('Salvando…')
  answerNow()
  await expect.poll(() => stored()?.status).toBe('aprovada')
})

it('shows the step that was made though its answer got lost, to whoever goes back', async () => {
  await open('enviada')
  form.intercept('POST /compras/1/situacao', async (pass) => {
    await pass()
    throw new TypeError('Failed to fetch')
  })
  await command('Aprovar…')
  await confirm()
  await expect.element(dialog().getByText(/^Sem resposta do servidor/)).toBeVisible()
  await dialog().getByRole('button', { name: 'Voltar' }).click()
  await expect.element(lead('Registrar empenho…')).toBeVisible()
})

describe('a record that was given back', () => {
  it('says why, by whom and when, until it goes on', async () => {
    await open('enviada')
    await command('Devolver…')
    await field('Motivo').fill('Falta o orçamento de dois fornecedores')
    await confirm()
    const why = page.getByText(/Motivo: Falta o orçamento de dois fornecedores/)
    await expect.element(why).toBeVisible()
    await expect.element(dialog()).not.toBeInTheDocument()
    await command('Enviar compra…')
    // Only a negative change has a reason; where nothing is filled in, Enter confirms.
    await expect.element(dialog().getByRole('button').last()).toHaveFocus()
    expect(field('Motivo').elements()).toEqual([])
    await userEvent.keyboard('{Enter}')
    await expect.element(why).not.toBeInTheDocument()
  })

  it('says what it lacks where it waits for a decision, before anybody tries one', async () => {
    await open('enviada')
    await expect.element(page.getByText('Falta a justificativa')).toBeVisible()
  })

  it('says what it lacks where the server did it without a reason', async () => {
    await open('devolvida')
    await expect.element(page.getByText('Falta a justificativa')).toBeVisible()
  })
})

describe('a command that asks for something', () => {
  it('checks its fields before it asks the server, and goes on in the first that is wrong', async () => {
    await open('aprovada')
    await command('Registrar empenho…')
    await expect.element(field('Número do empenho')).toHaveFocus()
    expect(field('Motivo').elements()).toEqual([])
    await field('Número do empenho').fill('2026NE000123')
    await confirm()
    await expect.element(field('Data')).toHaveFocus()
    expect(dialog().getByText('Obrigatório').elements()).toHaveLength(2)
    expect(form.api.calls.some((call) => call.startsWith('POST') && call.includes('situacao'))).toBe(false)
  })

  it('sends what was filled in, with a record chosen as in any form', async () => {
    await open('aprovada')
    let body: unknown
    form.intercept('POST /compras/1/situacao', (pass, request) => {
      body = JSON.parse(request?.body as string)
      return pass()
    })
    await command('Registrar empenho…')
    await field('Número do empenho').fill('2026NE000123')
    await field('Data').fill('02/03/2026')
    await field('Valor').fill('1.250,40')
    await dialog().getByRole('combobox', { name: 'Gestor' }).fill('Carlos')
    await page.getByRole('option').first().click()
    await confirm()
    await expect.element(page.getByText('Situação alterada para Empenhada')).toBeVisible()
    expect(body).toEqual({
      transition: 'commit',
      number: '2026NE000123',
      date: '2026-03-02',
      amount: '1250.40',
      managerId: expect.any(Number),
      reason: '',
      version: 1,
    })
    await expect.element(page.getByText('A compra já foi empenhada.')).toBeVisible()
  })

  it('shows what the server refuses at its fields, and the rest in full sentences; nothing typed is lost', async () => {
    await open('aprovada')
    refuse(409, 'purchase.balance', [
      { path: 'amount', code: 'purchase.balance', params: { balance: '900.00' } },
      { path: 'requesterId', code: 'purchase.ownRequest' },
      { path: '', code: 'purchase.closed' },
    ])
    await command('Registrar empenho…')
    await field('Número do empenho').fill('2026NE000123')
    await field('Data').fill('02/03/2026')
    await field('Valor').fill('1.250,40')
    await confirm()
    const alert = dialog().getByRole('alert')
    await expect.element(alert.getByText('A mudança de situação foi recusada:')).toBeVisible()
    expect(
      alert
        .getByRole('listitem')
        .elements()
        .map((item) => item.textContent),
    ).toEqual(['Solicitante: Quem solicitou não pode aprovar', 'O exercício está encerrado'])
    await expect.element(dialog().getByText('O saldo da ata é de R$ 900,00')).toBeVisible()
    await expect.element(field('Valor')).toHaveFocus()
    await expect.element(field('Número do empenho')).toHaveValue('2026NE000123')
    await field('Valor').fill('900,00')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => stored()?.status).toBe('empenhada')
  })
})

it('a refused field that is not on the page is named, so that no press is without an answer', async () => {
  const commit = purchase.transitions?.commit as AnyFieldset
  const managerId = { ...commit.fields.managerId, options: { visible: false } } as AnyControl
  const unseen = { ...commit, fields: { ...commit.fields, managerId } }
  const Form = formScreen({ ...purchase, transitions: { ...purchase.transitions, commit: unseen } })
  const records = { purchase: [{ id: 1, subject: 'Resmas de papel', requesterId: 5, notes: null, status: 'aprovada' }] }
  form = renderForm(<Form params={{ id: '1' }} />, { address: '/compras/1', world: { resources: [purchase], records } })
  refuse(422, 'validation', [{ path: 'managerId', code: 'reference' }])
  await command('Registrar empenho…')
  await field('Número do empenho').fill('2026NE000123')
  await field('Data').fill('10/06/2026')
  await field('Valor').fill('900,00')
  await confirm()
  await expect.element(dialog().getByText(/^Gestor: Registro não encontrado/)).toBeVisible()
})

describe('a guard', () => {
  it('that refuses is told in its sentence, and the command can be given again', async () => {
    await open('enviada')
    refuse(409, 'purchase.ownRequest', [{ path: '', code: 'purchase.ownRequest' }])
    await command('Aprovar…')
    await confirm()
    await expect.element(dialog().getByRole('alert')).toHaveTextContent('Quem solicitou não pode aprovar')
    await confirm()
    await expect.poll(() => stored()?.status).toBe('aprovada')
  })
})

describe('a status', () => {
  const text = (name: string) => page.getByRole('textbox', { name })

  it('leaves open the fields that it names, says which these are, and they are saved', async () => {
    await open('enviada')
    await expect.element(page.getByText('Nesta situação só é possível alterar: Observação.')).toBeVisible()
    await expect.element(text('Objeto')).toHaveAttribute('readonly')
    await expect.element(page.getByRole('textbox', { name: 'Solicitante' })).toHaveAttribute('readonly')
    await text('Observação').fill('Entregar no almoxarifado')
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await expect.poll(() => stored()?.notes).toBe('Entregar no almoxarifado')
  })

  it('in which nothing is deleted offers no deletion; another one does', async () => {
    await open('enviada')
    expect(await items()).not.toContain('Excluir')
    form.unmount()
    await open('rascunho')
    expect(await items()).toContain('Excluir')
    await expect.element(text('Objeto')).not.toHaveAttribute('readonly')
  })

  it('that changed meanwhile refuses what it does not leave open, at the field', async () => {
    await open('rascunho')
    form.intercept('PUT /compras/1', () => failure(409, 'locked', { issues: [{ path: 'subject', code: 'locked' }] }))
    await text('Objeto').fill('Resmas e canetas')
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await expect.element(page.getByText('Este campo não pode ser alterado nesta situação').first()).toBeVisible()
    await expect.element(text('Objeto')).toHaveValue('Resmas e canetas')
  })
})
