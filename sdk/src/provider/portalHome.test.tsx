import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { DashboardScreen } from '../../exports/screens/dashboard.js'
import { createMemoryNavigation } from '../navigation/createMemoryNavigation.js'
import { createHostSession } from '../session/createHostSession.js'
import { createMemoryApi } from '../testing/memory/memoryApi.js'
import { pageRoot } from '../testing/pageRoot.testkit.js'
import { BackofficeProvider } from './BackofficeProvider.js'

const root = pageRoot()

/** The home under a token of which the API says `access`. @returns what the API was asked */
async function openHome(access: object): Promise<readonly string[]> {
  return (await callsUnder(access)).filter((call) => call.includes('/mudancas'))
}

async function callsUnder(access: object): Promise<readonly string[]> {
  const memory = createMemoryApi({ requiresSession: false })
  const fetch: typeof globalThis.fetch = (input, init) =>
    new Request(input).url.endsWith('/sessao')
      ? Promise.resolve(Response.json({ status_code: 200, data: { access, session: { usuario: { id: 7 } } } }))
      : memory.fetch(input, init)
  root.render(
    <BackofficeProvider
      apiBaseUrl="https://produto.example/api/admin/v1"
      fetch={fetch}
      navigation={createMemoryNavigation('/dashboard')}
      session={createHostSession({ getToken: async () => ({ token: 't', expiresIn: 600 }) })}
    >
      <DashboardScreen />
    </BackofficeProvider>,
  )
  await expect.element(page.getByRole('heading', { name: 'Áreas' })).toBeVisible()
  return memory.calls
}
const changes = page.getByRole('heading', { name: 'O que mudou de situação' })

it('asks no changes for a portal, whose token may not read them', async () => {
  expect(await openHome({ isReadOnly: false, screens: null, isPortal: true })).toEqual([])
  expect(changes.elements()).toEqual([])
})

it('asks them for a person of whom a host gives the token', async () => {
  expect(await openHome({ isReadOnly: false, screens: null, isPortal: false })).toHaveLength(1)
  await expect.element(changes).toBeVisible()
})

it.each([
  ['a portal, whose visitors share one user', { isPortal: true, isShared: true }, false],
  ['a portal of a server that does not say whether they share it', { isPortal: true }, false],
  ['a visitor whom the portal named', { isPortal: true, isShared: false }, true],
  ['a person of whom a host gives the token', { isPortal: false, isShared: false }, true],
])('asks for the preferences of %s: %o', async (_whose, access, isAsked) => {
  const calls = await callsUnder({ isReadOnly: false, screens: null, ...access })
  const asked = () => calls.some((call) => call.includes('/preferencias'))
  if (isAsked) await expect.poll(asked).toBe(true)
  expect(asked()).toBe(isAsked)
})
