import { createRoot } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { TestBackoffice } from '../../../testing/backoffice/TestBackoffice.js'
import { createMemoryApi } from '../../../testing/memory/memoryApi.js'
import { sampleRecords } from '../../../testing/samples/samples.js'
import { StandingSlot } from './StandingSlot.js'
import { supplierSamples } from './samples.js'

let unmount = () => undefined as void
afterEach(() => unmount())

const account = { bankCode: '001', agency: '1234', account: '98765', accountDigit: '4', accountType: 'corrente', isMain: true }

function show(bankAccounts: readonly object[]) {
  const records = { ...sampleRecords, supplier: supplierSamples.map((supplier) => ({ ...supplier, bankAccounts })) }
  const { fetch } = createMemoryApi({ records: records as never, requiresSession: false })
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  root.render(
    <TestBackoffice fetch={fetch}>
      <StandingSlot supplierId={1} />
    </TestBackoffice>,
  )
  unmount = () => {
    root.unmount()
    place.remove()
  }
}

const missing = page.getByText('Nenhuma conta bancária registrada: sem ela, o empenho não é registrado.')

it('tells before an approval that a commitment would lack a bank account', async () => {
  show([])
  await expect.element(missing).toBeVisible()
  unmount()
  show([account])
  await expect.element(page.getByText(/sanção|suspens/i).first()).toBeVisible()
  expect(missing.elements()).toEqual([])
})
