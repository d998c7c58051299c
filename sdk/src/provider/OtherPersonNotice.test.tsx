import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createMemoryNavigation } from '../navigation/createMemoryNavigation.js'
import { DepartmentForm } from '../resources/administrative/department/DepartmentForm.js'
import { createHostSession } from '../session/createHostSession.js'
import type { SessionStore } from '../session/session.js'
import { createMemoryApi } from '../testing/memory/memoryApi.js'
import { sampleRecords } from '../testing/samples/samples.js'
import { BackofficeProvider } from './BackofficeProvider.js'

let root: Root
let element: HTMLElement
beforeEach(() => {
  localStorage.clear()
  element = document.body.appendChild(document.createElement('div'))
  root = createRoot(element)
})
afterEach(() => {
  root.unmount()
  element.remove()
})

/** The memory API with owners of tokens: `Bearer ana…` belongs to user 1, any other to user 2. */
function open(session?: SessionStore) {
  const api = createMemoryApi({ records: sampleRecords, requiresSession: false })
  const writes: (string | null)[] = []
  const server = vi.fn<typeof fetch>((input, init) => {
    const { url, method, headers } = new Request(new URL(input instanceof Request ? input.url : input, location.href), init)
    const bearer = headers.get('Authorization')
    if (session && bearer === null) return Promise.resolve(Response.json({ code: 'unauthorized' }, { status: 401 }))
    const usuario = { id: bearer?.startsWith('Bearer ana') ? 1 : 2 }
    if (url.endsWith('/sessao')) return Promise.resolve(Response.json({ status_code: 200, data: { session: { usuario } } }))
    if (method === 'POST') writes.push(bearer)
    return api.fetch(input, init)
  })
  const navigation = createMemoryNavigation('/administrativo/departamentos/novo')
  root.render(
    <BackofficeProvider apiBaseUrl="/api/admin/v1" fetch={server} session={session} navigation={navigation}>
      <DepartmentForm params={{ id: 'novo' }} />
    </BackofficeProvider>,
  )
  return { writes, navigation }
}

const acronym = page.getByLabelText(/^Sigla/)

it('under a host keeps what was typed and saves it as nobody else, when another person’s token comes in the middle of it', async () => {
  const tokens = ['ana-1', 'bia-1', 'bia-2', 'ana-2']
  const onError = vi.fn()
  const session = createHostSession({ getToken: async () => ({ token: tokens.shift() ?? 'ana-3', expiresIn: 600 }), onError })
  const { writes } = open(session)
  await userEvent.fill(acronym, 'XYZ')
  await vi.waitFor(() => expect(session.hasUnsavedEdits()).toBe(true))
  await session.renew()
  await expect.element(page.getByText(/Outra pessoa entrou no portal/)).toBeVisible()
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ name: 'OtherPersonError' }))
  await userEvent.click(page.getByRole('button', { name: 'Salvar', exact: true }))
  await userEvent.fill(page.getByLabelText(/^Nome/), 'Setor de uma pessoa só')
  await expect.element(acronym).toHaveValue('XYZ')
  await vi.waitFor(() => expect(session.getState()).toMatchObject({ status: 'expired', isOtherPerson: true }))
  expect(writes.filter((bearer) => bearer?.includes('bia'))).toEqual([])
})

it('says who signed in in another tab, whose the page is now', async () => {
  const keep = (id: number, nome: string) =>
    JSON.stringify({ token: `t${id}`, exp: Date.now() + 3_600_000, usuario: { id, nome, email: 'a@b.c', avatar: '' } })
  localStorage.setItem('session_0', keep(1, 'Ana'))
  const { navigation } = open()
  await userEvent.fill(acronym, 'XYZ')
  localStorage.setItem('session_0', keep(2, 'Bia'))
  window.dispatchEvent(new StorageEvent('storage', { key: 'session_0' }))
  await expect.element(page.getByText(/Bia entrou em outra aba/)).toBeVisible()
  await vi.waitFor(() => expect(navigation.getLocation().pathname).toBe('/dashboard'))
})
