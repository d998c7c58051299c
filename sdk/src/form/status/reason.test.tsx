import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { supplier } from '../../resources/service-memos/supplier/resource.js'
import { supplierSamples } from '../../resources/service-memos/supplier/samples.js'
import { success } from '../../testing/answers.js'
import { formScreen } from '../frame/formScreen.js'
import { type Rendered, renderForm } from '../frame/renderForm.testkit.js'

const SupplierForm = formScreen(supplier)
let form: Rendered
afterEach(() => form.unmount())

const path = supplier.contract.path
const why = /Há um impedimento ou uma declaração de inidoneidade em vigor \(veja Sanções\); volta a ativo por si/
const open = (id: number) => {
  form = renderForm(<SupplierForm params={{ id: String(id) }} />, {
    address: `${path}/${id}`,
    world: { resources: [supplier], records: { supplier: supplierSamples } },
  })
}
const suspended = (reason: string | null, by: { readonly id: number; readonly label: string } | null = null) => ({
  id: 9,
  at: '2026-11-02T06:00:00Z',
  by,
  action: 'transition',
  reason,
  changes: [{ field: 'status', before: 'ativo', after: 'suspenso' }],
})

it('says at the top why the server suspended a record, and what releases it', async () => {
  open(4)
  await expect.element(page.getByText(why)).toBeVisible()
})

it('says it with its day, when the history has it, in words and not as a code', async () => {
  open(4)
  form.intercept(`GET ${path}/4/historico`, () => success({ data: [suspended('supplier.suspenso')] }))
  await expect.element(page.getByText(/^Motivo: Há um impedimento .* · .*sistema.* 02\/11\/2026/i)).toBeVisible()
  await page.getByRole('button', { name: 'Histórico' }).click()
  await expect.element(page.getByRole('dialog').getByText(why)).toBeVisible()
})

it('leaves a reason as it was typed, also when it is the name of a rule', async () => {
  open(4)
  form.intercept(`GET ${path}/4/historico`, () => success({ data: [suspended('suspenso', { id: 1, label: 'Ana Paula Ribeiro' })] }))
  await expect.element(page.getByText(/^Motivo: suspenso · .*Ana Paula Ribeiro/)).toBeVisible()
})

it('keeps the ways to the fields that a reason names apart', async () => {
  open(4)
  const reason = 'Corrija a natureza jurídica e as sanções.'
  form.intercept(`GET ${path}/4/historico`, () => success({ data: [suspended(reason, { id: 1, label: 'Ana Paula Ribeiro' })] }))
  const way = page.getByRole('button', { name: 'Ir para Natureza jurídica' })
  await expect.element(way).toBeVisible()
  expect(way.element().closest('p')?.textContent).toBe('Ir para Natureza jurídica · Ir para Sanções')
})

it('says nothing of a status that is usual', async () => {
  open(1)
  await expect.element(page.getByRole('textbox', { name: 'Razão social/Nome' })).toBeVisible()
  expect(form.api.calls.some((call) => call.includes('historico'))).toBe(false)
})
