import { createRoot } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { TestBackoffice } from '../../../testing/backoffice/TestBackoffice.js'
import { createMemoryApi } from '../../../testing/memory/memoryApi.js'
import { sampleRecords } from '../../../testing/samples/samples.js'
import { lotSamples } from '../../service-memos/lot/samples.js'
import { tenderSamples } from '../../service-memos/tender/samples.js'
import { CanteenForm } from './CanteenForm.js'
import { canteenSamples } from './samples.js'

let unmount = () => undefined as void
afterEach(() => unmount())

const patoBranco = 4118501
/** Two lots in the order of their numbers, of which the second serves the canteen's city. */
const lots = [
  { id: 11, number: 1, title: 'Refeições em Londrina', cityId: 4113700, regions: [{ id: 2, label: 'ERE-02 · Londrina' }] },
  { id: 12, number: 2, title: 'Refeições em Pato Branco', cityId: patoBranco, regions: [{ id: 3, label: 'ERE-09 · Pato Branco' }] },
].map((lot, index) => ({ ...lotSamples[index], ...lot, status: 'homologado', supplierId: 1 }))

function show() {
  const records = {
    ...sampleRecords,
    tender: tenderSamples.map((tender) => ({ ...tender, status: 'vigente' })),
    lot: lots,
    canteen: canteenSamples.map((canteen) => ({
      ...canteen,
      tenderId: 1,
      tender: { id: 1, label: 'Pregão 118/2026' },
      lotId: null,
      lot: null,
    })),
  }
  const { fetch } = createMemoryApi({ records: records as never, requiresSession: false })
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  root.render(
    <TestBackoffice fetch={fetch} address="/competicoes/evento/1/refeitorios/2">
      <CanteenForm params={{ eventoId: '1', id: '2' }} />
    </TestBackoffice>,
  )
  unmount = () => {
    root.unmount()
    place.remove()
  }
}

it('offers the lots that serve its city first, marks the others, and warns of one that was chosen', async () => {
  show()
  const field = page.getByRole('combobox', { name: 'Lote' })
  await userEvent.click(field)
  await expect.element(page.getByRole('option', { name: /em Londrina/ })).toMatchTextContent(/outra.região/)
  const options = page
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent)
  expect(options[0]).toContain('Refeições em Pato Branco')
  expect(options[0]).not.toContain('outra região')
  await userEvent.click(page.getByRole('option', { name: /em Londrina/ }))
  await expect.element(page.getByText('Este lote atende ERE-02 · Londrina, não o município deste refeitório.')).toBeVisible()
  await userEvent.click(field)
  await userEvent.click(page.getByRole('option', { name: /em Pato Branco/ }))
  await expect.element(page.getByText(/não o município deste refeitório/)).not.toBeInTheDocument()
})
