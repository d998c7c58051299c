import { afterEach, describe, expect, it } from 'vitest'
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

it('takes a change back by the commands of the record too, once', async () => {
  await open('rascunho')
  await button('Enviar compra').click()
  await expect.poll(() => stored()?.status).toBe('enviada')
  await button('Mais ações').click()
  await page.getByRole('menuitem', { name: 'Desfazer “Enviar compra”' }).click()
  await expect.element(page.getByText('Mudança de situação desfeita').first()).toBeVisible()
  expect(stored()?.status).toBe('rascunho')
  await button('Mais ações').click()
  await expect.element(page.getByRole('menuitem').first()).toBeVisible()
  expect(page.getByRole('menuitem', { name: /^Desfazer/ }).elements()).toEqual([])
})

it('makes a change once that was pressed twice, and offers to take it back once', async () => {
  await open('rascunho')
  let sent = 0
  form.intercept('POST /compras/1/situacao', async (pass) => {
    sent += 1
    await new Promise((resolve) => setTimeout(resolve, 200))
    return pass()
  })
  const press = button('Enviar compra').element() as HTMLElement
  press.click()
  press.click()
  setTimeout(() => press.isConnected && press.click(), 100)
  await expect.element(button('Desfazer')).toBeVisible()
  await expect.poll(() => stored()?.status).toBe('enviada')
  expect(button('Desfazer').elements()).toHaveLength(1)
  expect(sent).toBe(1)
})

it('says that it is not known whether it was taken back when the answer got lost, and knows by the next press', async () => {
  await open('rascunho')
  form.intercept('POST /compras/1/situacao/desfazer', async (pass) => {
    await pass()
    throw new TypeError('Failed to fetch')
  })
  await button('Enviar compra').click()
  await button('Desfazer').click()
  await expect.element(page.getByText('Não se sabe se foi desfeito')).toBeVisible()
  await button('Tentar de novo').click()
  await expect.element(page.getByText('Mudança de situação desfeita').first()).toBeVisible()
  expect(stored()?.status).toBe('rascunho')
})

describe('a change that cannot be taken back', () => {
  it('says that the time is over, where nothing else happened', async () => {
    await open('rascunho')
    form.intercept('POST /compras/1/situacao/desfazer', () => failure(409, 'not-reversible'))
    await button('Enviar compra').click()
    await button('Desfazer').click()
    await expect.element(page.getByText('Passaram os 15 minutos para desfazer.')).toBeVisible()
    expect(stored()?.status).toBe('enviada')
  })

  it('says what the record has become, and who changed it', async () => {
    await open('rascunho')
    await button('Enviar compra').click()
    await expect.element(button('Desfazer')).toBeVisible()
    const body = JSON.stringify({ transition: 'approve', reason: '', version: stored()?.version })
    expect((await form.api.fetch('/api/admin/v1/compras/1/situacao', { method: 'POST', body })).status).toBe(200)
    await button('Desfazer').click()
    await expect.element(page.getByText(/^O registro mudou depois\. A situação agora é “Aprovada”\. Alterado por .+ em \d/)).toBeVisible()
  })
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
