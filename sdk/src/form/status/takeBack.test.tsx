import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { failure, success } from '../../testing/answers.js'
import { purchase } from '../../testing/samples/purchase/purchase.js'
import { formScreen } from '../frame/formScreen.js'
import { type Rendered, renderForm } from '../frame/renderForm.testkit.js'

const transitions = purchase.contract.transitions.map((each) => (each.name === 'submit' ? { ...each, isReversible: true } : each))
const resource = { ...purchase, contract: { ...purchase.contract, transitions } }
const PurchaseForm = formScreen(resource)
let form: Rendered
const button = (name: string) => page.getByRole('button', { name, exact: true })
const stored = () => form.api.records('purchase')[0]
const open = async (status: string) => {
  const records = { purchase: [{ id: 1, subject: 'Resmas de papel', requesterId: 5, notes: null, status }] }
  form = renderForm(<PurchaseForm params={{ id: '1' }} />, { address: '/compras/1', world: { resources: [resource], records } })
  await expect.element(page.getByRole('textbox', { name: 'Objeto' })).toBeVisible()
}
afterEach(() => form.unmount())

it('makes a change that can be taken back with one press, and takes it back with another', async () => {
  await open('rascunho')
  await button('Enviar compra').click()
  await expect.poll(() => stored()?.status).toBe('enviada')
  expect(page.getByRole('dialog').elements()).toEqual([])
  await button('Desfazer').click()
  await expect.poll(() => stored()?.status).toBe('rascunho')
  await expect.element(page.getByText('Mudança de situação desfeita').first()).toBeVisible()
  await expect.element(button('Enviar compra')).toBeVisible()
})

it('says so when it is too late to take it back', async () => {
  await open('rascunho')
  form.intercept('POST /compras/1/situacao/desfazer', () => failure(409, 'not-reversible'))
  await button('Enviar compra').click()
  await button('Desfazer').click()
  await expect.element(page.getByText(/já não pode ser desfeita/)).toBeVisible()
  expect(stored()?.status).toBe('enviada')
})

it('opens the dialog of a refused change with its reasons, each a way to its field', async () => {
  await open('rascunho')
  const issues = [
    { path: 'notes', code: 'required' },
    { path: '', code: 'purchase.closed' },
  ]
  form.intercept('POST /compras/1/situacao', () => failure(409, 'required', { issues }))
  await button('Enviar compra').click()
  const dialog = page.getByRole('dialog', { name: 'Enviar compra' })
  await expect.element(dialog.getByText('O exercício está encerrado')).toBeVisible()
  await dialog.getByRole('button', { name: 'Observação' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Observação' })).toHaveFocus()
})

it('says before anything is filled in what a change lacks, and leads to another record', async () => {
  await open('aprovada')
  const record = { entity: 'department', id: 1, label: 'Gabinete' }
  form.intercept('GET /compras/1/situacao/commit', () =>
    success({
      data: {
        issues: [
          { path: 'requesterId', code: 'purchase.ownRequest' },
          { path: '', code: 'purchase.closed', record },
        ],
      },
    }),
  )
  await button('Registrar empenho…').click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('Para “Registrar empenho” falta:')).toBeVisible()
  await expect.element(dialog.getByRole('link', { name: 'Gabinete' })).toHaveAttribute('href', expect.stringContaining('/departamentos/1'))
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
})

it('does not ask what a change lacks that is made at once: the answer would come after it', async () => {
  await open('rascunho')
  let asked = 0
  form.intercept('GET /compras/1/situacao/submit', () => {
    asked += 1
    return success({ data: { issues: [] } })
  })
  await button('Enviar compra').click()
  await expect.poll(() => stored()?.status).toBe('enviada')
  await expect.element(button('Desfazer')).toBeVisible()
  expect(asked).toBe(0)
})
