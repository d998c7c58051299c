import { createRoot } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { CanteenForm } from '../../resources/competitions/canteen/CanteenForm.js'
import { CanteenList } from '../../resources/competitions/canteen/CanteenList.js'
import { LotForm } from '../../resources/service-memos/lot/LotForm.js'
import { TestBackoffice } from '../../testing/backoffice/TestBackoffice.js'
import { createMemoryApi } from '../../testing/memory/memoryApi.js'
import { sampleRecords } from '../../testing/samples/samples.js'

let unmount = () => undefined as void
afterEach(() => unmount())

function show(screen: React.ReactNode, address: string, status: string) {
  const parents = (records: readonly object[] | undefined) => (records ?? []).map((record) => ({ ...record, status })) as never
  const records = { ...sampleRecords, event: parents(sampleRecords.event), tender: parents(sampleRecords.tender) }
  const { fetch } = createMemoryApi({ records, requiresSession: false })
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  root.render(
    <TestBackoffice fetch={fetch} address={address}>
      {screen}
    </TestBackoffice>,
  )
  unmount = () => {
    root.unmount()
    place.remove()
  }
}
const canteens = '/competicoes/evento/1/refeitorios'
const heading = (name: string) => page.getByRole('heading', { level: 1, name })

it('a list under an event that is over offers no new record and says why', async () => {
  show(<CanteenList params={{ eventoId: '1' }} />, canteens, 'cancelado')
  await expect.element(page.getByText('O evento já foi encerrado ou cancelado').first()).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Novo refeitório' })).not.toBeInTheDocument()
})

it('a list under an open event offers one', async () => {
  show(<CanteenList params={{ eventoId: '1' }} />, canteens, 'planejado')
  await expect.element(page.getByRole('link', { name: 'Novo refeitório' })).toBeVisible()
})

it.each([
  [
    'canteen of a cancelled event',
    <CanteenForm key="form" params={{ eventoId: '1', id: 'novo' }} />,
    'O evento já foi encerrado ou cancelado',
  ],
  ['lot of a signed tender', <LotForm key="form" params={{ licitacaoId: '1', id: 'novo' }} />, /licitação/],
])('a new %s is no empty form, but says why not', async (_, screen, reason) => {
  show(screen, '/', 'cancelado')
  await expect.element(heading('Não é possível incluir um registro aqui')).toBeVisible()
  await expect.element(page.getByRole('alert').getByText(reason)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Salvar' })).not.toBeInTheDocument()
})

it.each([
  ['canteen', <CanteenForm key="form" params={{ eventoId: '99999', id: 'novo' }} />],
  ['lot', <LotForm key="form" params={{ licitacaoId: '99999', id: 'novo' }} />],
])('a new %s under a missing record is not found', async (_, screen) => {
  show(screen, '/', 'planejado')
  await expect.element(heading('Registro não encontrado')).toBeVisible()
})
