import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { addDays, today } from '../core/calendar.js'
import { serverLead } from '../core/serverClock.js'
import { createMemoryNavigation } from '../navigation/createMemoryNavigation.js'
import { DepartmentList } from '../resources/administrative/department/DepartmentList.js'
import { createMemoryApi } from '../testing/memory/memoryApi.js'
import { pageRoot } from '../testing/pageRoot.testkit.js'
import { sampleRecords } from '../testing/samples/samples.js'
import { BackofficeProvider } from './BackofficeProvider.js'

const root = pageRoot()
afterEach(() => serverLead.set(0))

it('a device whose clock is ten days behind shows the server’s day, and says so once', async () => {
  const day = addDays(today(), 10)
  const api = createMemoryApi({ records: sampleRecords, requiresSession: false })
  const late = async (...call: Parameters<typeof fetch>) => {
    const answer = await api.fetch(...call)
    const told = { date: new Date(Date.parse(`${day}T15:00:00Z`)).toUTCString(), 'cache-control': 'no-store' }
    return new Response(answer.body, { status: answer.status, headers: { ...Object.fromEntries(answer.headers), ...told } })
  }
  root.render(
    <BackofficeProvider apiBaseUrl="/api/admin/v1" fetch={late} navigation={createMemoryNavigation('/administrativo/departamentos')}>
      <DepartmentList params={{}} />
    </BackofficeProvider>,
  )
  const [year, month, date] = day.split('-')
  await expect
    .element(page.getByText(`O relógio deste aparelho está errado: agora são ${date}/${month}/${year}`, { exact: false }))
    .toBeVisible()
  await expect.element(page.getByText('Coordenação da Escola do Esporte').first()).toBeVisible()
  expect(page.getByText('O relógio deste aparelho está errado', { exact: false }).elements()).toHaveLength(1)
  expect(today()).toBe(day)
})
