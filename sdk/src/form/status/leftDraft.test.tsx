import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { createDrafts, type Drafts } from '../../drafts/createDrafts.js'
import { DraftsProvider } from '../../drafts/DraftsProvider.js'
import { SessionProvider } from '../../session/SessionProvider.js'
import type { SessionStore } from '../../session/session.js'
import { purchase } from '../../testing/samples/purchase/purchase.js'
import { formScreen } from '../frame/formScreen.js'
import { doWithRecord, type Rendered, renderForm } from '../frame/renderForm.testkit.js'

const contract = {
  ...purchase.contract,
  transitions: [
    ...purchase.contract.transitions.map((each) => (each.name === 'submit' ? { ...each, isReversible: true } : each)),
    { name: 'callBack', from: ['enviada'], to: 'rascunho', isReversible: true },
  ],
  editable: { ...purchase.contract.editable, enviada: [] },
}
const messages = Object.fromEntries(
  Object.entries(purchase.messages).map(([locale, texts]) => [
    locale,
    { ...texts, transitions: { ...texts.transitions, callBack: 'Chamar de volta' } },
  ]),
)
const resource = { ...purchase, contract, messages } as unknown as typeof purchase
const PurchaseForm = formScreen(resource)
const state = { status: 'signed-in', token: 'token', exp: Number.POSITIVE_INFINITY, usuario: { id: 1 } }
const session = {
  kind: 'stored',
  getState: () => state,
  subscribe: () => () => undefined,
  protectEdits: () => () => undefined,
} as unknown as SessionStore

let form: Rendered
let drafts: Drafts
const button = (name: string) => page.getByRole('button', { name, exact: true })
const subject = () => page.getByRole('textbox', { name: 'Objeto' })
const stored = () => form.api.records('purchase')[0]
const load = async () => drafts
const open = (status: string) => {
  const records = { purchase: [{ id: 1, subject: 'Resmas de papel', requesterId: 5, notes: null, status }] }
  form = renderForm(
    <SessionProvider session={session}>
      <DraftsProvider load={load} isKept={false}>
        <PurchaseForm params={{ id: '1' }} />
      </DraftsProvider>
    </SessionProvider>,
    { address: '/compras/1', world: { resources: [resource], records } },
  )
}
const typedBefore = async () => {
  const about = { id: 'x', person: '1', route: '/compras/1', version: 1, savedAt: Date.now(), names: [], leftOut: [] }
  await drafts.write({ ...about, values: { subject: 'Resmas de papel reciclado' }, originals: { subject: 'Resmas de papel' } })
}
beforeEach(async () => {
  drafts = createDrafts()
  await typedBefore()
})
afterEach(() => form.unmount())

it('asks before the status changes without what an earlier visit typed, and goes on with it', async () => {
  open('rascunho')
  await expect.element(button('Continuar')).toBeVisible()
  await button('Enviar compra').click()
  const question = page.getByRole('alertdialog', { name: 'Há alterações suas que não foram salvas' })
  await question.getByRole('button', { name: 'Continuar com elas' }).click()
  await expect.element(subject()).toHaveValue('Resmas de papel reciclado')
  expect(stored()?.status).toBe('rascunho')
  await button('Enviar compra').click()
  await expect.poll(() => stored()).toMatchObject({ status: 'enviada', subject: 'Resmas de papel reciclado' })
})

it('keeps it readable where the new status takes no changes, and offers it when the record takes them again', async () => {
  open('rascunho')
  await expect.element(button('Continuar')).toBeVisible()
  await button('Enviar compra').click()
  await button('Mudar sem elas').click()
  await expect.poll(() => stored()?.status).toBe('enviada')
  await expect.element(page.getByText('Resmas de papel reciclado')).toBeVisible()
  await expect.element(page.getByText(/Nesta situação elas não podem ser salvas/)).toBeVisible()
  await expect.element(button('Continuar')).not.toBeInTheDocument()
  await doWithRecord('Chamar de volta')
  await expect.poll(() => stored()?.status).toBe('rascunho')
  await button('Continuar').click()
  await expect.element(subject()).toHaveValue('Resmas de papel reciclado')
  await button('Enviar compra').click()
  await expect.poll(() => stored()).toMatchObject({ status: 'enviada', subject: 'Resmas de papel reciclado' })
})

it('is still there after a reload in a status that takes no changes', async () => {
  open('enviada')
  await expect.element(page.getByText('Resmas de papel reciclado')).toBeVisible()
  expect(await drafts.find('1', '/compras/1')).toHaveLength(1)
})
