import { useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useApi } from '../data/DataProvider.js'
import type { Drafts } from '../drafts/createDrafts.js'
import { useDrafts } from '../drafts/DraftsProvider.js'
import { useLocale } from '../locale/LocaleProvider.js'
import { createMemoryNavigation } from '../navigation/createMemoryNavigation.js'
import { useLocation } from '../navigation/NavigationProvider.js'
import { createHostSession } from '../session/createHostSession.js'
import { useSession } from '../session/SessionProvider.js'
import { useIsFixed, useTheme } from '../theme/ThemeProvider.js'
import { BackofficeProvider, type BackofficeProviderProps } from './BackofficeProvider.js'

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

const usuario = { id: 1, nome: 'Maria', email: 'm@esporte.pr.gov.br', avatar: '' }
const keep = (exp = Date.now() + 3_600_000) => localStorage.setItem('session_0', JSON.stringify({ token: 'old', exp, usuario }))

/** A server that accepts only the token `new`, which it returns for the password `certa`. */
function createServer(preferences: object = {}) {
  const requests: Request[] = []
  const fetch = vi.fn(async (url: unknown, init?: RequestInit) => {
    const request = new Request(new URL(String(url), location.href), init)
    requests.push(request.clone())
    if (request.url.endsWith('/sessao/login')) {
      const { password } = (await request.json()) as { password: string }
      if (password !== 'certa') return Response.json({ code: 'credentials' }, { status: 401 })
      return Response.json({ data: { token: 'new', expiresAt: '2099-01-01T00:00:00Z', session: { usuario } } })
    }
    if (request.url.endsWith('/preferencias')) return Response.json({ data: preferences })
    const isKnown = request.headers.get('Authorization') === 'Bearer new'
    return isKnown ? Response.json({ data: 'saved' }) : Response.json({ code: 'unauthorized' }, { status: 401 })
  })
  return {
    fetch: fetch as unknown as typeof globalThis.fetch,
    requests,
    sent: (path: string) => requests.filter(({ url }) => url.endsWith(path)),
  }
}

/** A form with unsaved changes. */
function DirtyForm({ onSaved }: { readonly onSaved: (answer: unknown) => void }) {
  const { session, state, reauthenticate } = useSession()
  const api = useApi()
  useEffect(() => session.protectEdits(reauthenticate), [session, reauthenticate])
  return (
    <>
      <input aria-label="Nome" defaultValue="texto" />
      <button type="button" onClick={() => void api.send('POST', '/pessoas', {}).then(onSaved, onSaved)}>
        Salvar
      </button>
      <output>{`${state.status} ${useLocation().pathname}`}</output>
    </>
  )
}

function open(server: ReturnType<typeof createServer>, { key, ...props }: Partial<BackofficeProviderProps> & { key?: string } = {}) {
  const onSaved = vi.fn()
  root.render(
    <BackofficeProvider
      key={key}
      apiBaseUrl="/api/admin/v1"
      fetch={server.fetch}
      navigation={createMemoryNavigation('/pessoas/7')}
      {...props}
    >
      <DirtyForm onSaved={onSaved} />
    </BackofficeProvider>,
  )
  return onSaved
}
const press = (name: string) => userEvent.click(page.getByRole('button', { name }))
const status = page.getByRole('status')

describe('a 401 over unsaved edits', () => {
  it('asks for the password over the intact page; the person saves again', async () => {
    keep()
    const server = createServer()
    const onSaved = open(server)
    await press('Salvar')
    const password = page.getByLabelText('Senha', { exact: true })
    await expect.element(password).toHaveFocus()
    await expect.element(page.getByText(/Informe a senha de Maria/)).toBeVisible()
    await password.fill('errada')
    await press('Continuar')
    await expect.element(page.getByText('Usuário ou senha inválidos')).toBeVisible()
    await password.fill('certa')
    await press('Continuar')
    await vi.waitFor(() => expect(onSaved).toHaveBeenCalledWith(expect.objectContaining({ code: 'signed-in-again' })))
    await press('Salvar')
    await vi.waitFor(() => expect(onSaved).toHaveBeenCalledWith(expect.objectContaining({ data: 'saved' })))
    expect(await server.sent('/sessao/login').at(-1)?.json()).toEqual({ username: 'm@esporte.pr.gov.br', password: 'certa' })
    await expect.element(page.getByLabelText('Nome')).toHaveValue('texto')
    expect(page.getByRole('dialog').elements()).toHaveLength(0)
  })
  it('keeps the page when the dialog is closed', async () => {
    keep()
    const onSaved = open(createServer())
    await press('Salvar')
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await vi.waitFor(() => expect(onSaved).toHaveBeenCalledWith(expect.objectContaining({ status: 401 })))
    await expect.element(status).toHaveTextContent('signed-in /pessoas/7')
  })
  it('signs out whoever is not that person, and asks before the text of the other one goes', async () => {
    keep()
    open(createServer())
    await press('Salvar')
    await press('Não é você? Sair')
    await expect.element(page.getByRole('alertdialog').getByText(/Se sair agora, elas se perdem/)).toBeVisible()
    await press('Não, cancelar')
    await expect.element(page.getByText(/Informe a senha de Maria/)).toBeVisible()
    await press('Não é você? Sair')
    await press('Sim, sair')
    await expect.element(status).toHaveTextContent('signed-out /login')
    expect(localStorage.getItem('session_0')).toBe(null)
  })
})

it('keeps drafts under a host’s session for the life of the page, beyond the provider that a router takes away', async () => {
  const session = createHostSession({ getToken: async () => ({ token: 'new', expiresIn: 600 }) })
  const loads: (() => Promise<Drafts>)[] = []
  function Draft() {
    const drafts = useDrafts()
    useEffect(() => void (drafts && loads.push(drafts.load)), [drafts])
    return <output>{drafts?.isKept ? 'kept' : 'in page'}</output>
  }
  const mountProvider = async (of: typeof session) => {
    const count = loads.length
    root.render(
      <BackofficeProvider key={count} apiBaseUrl="/api/admin/v1" fetch={createServer().fetch} session={of}>
        <Draft />
      </BackofficeProvider>,
    )
    await vi.waitFor(() => expect(loads.length).toBeGreaterThan(count))
    return (await loads.at(-1)?.()) as Drafts
  }
  const first = await mountProvider(session)
  await first.write({
    id: 'a',
    person: 'host',
    route: '/pessoas/7',
    savedAt: Date.now(),
    values: { name: 'Ana' },
    originals: {},
    names: [],
    leftOut: [],
  })
  root.render(null)
  expect(await (await mountProvider(session)).find('host', '/pessoas/7')).toHaveLength(1)
  // Another session may belong to another person.
  const other = createHostSession({ getToken: async () => ({ token: 'new', expiresIn: 600 }) })
  expect(await (await mountProvider(other)).find('host', '/pessoas/7')).toEqual([])
})

it('says once that the browser keeps no session', async () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  function SignIn() {
    const { session } = useSession()
    return (
      <button type="button" onClick={() => void session.signIn({ username: 'maria', password: 'certa' })}>
        Entrar
      </button>
    )
  }
  root.render(
    <BackofficeProvider apiBaseUrl="/api/admin/v1" fetch={createServer().fetch} navigation={createMemoryNavigation('/login')}>
      <SignIn />
    </BackofficeProvider>,
  )
  await press('Entrar')
  await expect.element(page.getByText(/Este navegador não guarda dados/)).toBeVisible()
  setItem.mockRestore()
})

it('speaks the language that the person chose on another device', async () => {
  keep()
  function Say() {
    return <p>{useLocale().text('common.action.save')}</p>
  }
  const server = createServer({ locale: 'es-ES', theme: { darkTheme: true } })
  root.render(
    <BackofficeProvider apiBaseUrl="/api/admin/v1" fetch={server.fetch} navigation={createMemoryNavigation('/')}>
      <Say />
    </BackofficeProvider>,
  )
  await expect.element(page.getByText('Guardar')).toBeVisible()
  await vi.waitFor(() => expect(document.documentElement.classList.contains('app-dark')).toBe(true))
  expect(document.documentElement.lang).toBe('es-ES')
})

it('is in `initialLocale` only until the person’s own language is known', async () => {
  open(createServer(), { initialLocale: 'es', key: 'nobody' })
  await vi.waitFor(() => expect(document.documentElement.lang).toBe('es-ES'))
  keep()
  open(createServer({ locale: 'en-US' }), { initialLocale: 'es', key: 'somebody' })
  await vi.waitFor(() => expect(document.documentElement.lang).toBe('en-US'))
})

it('leaves to the person what the host’s theme leaves undefined', async () => {
  keep()
  function Primary() {
    const [{ primary }] = useTheme()
    const isFixed = useIsFixed()
    return <p>{`${primary}, fixed: ${isFixed('primary')} ${isFixed('surface')}`}</p>
  }
  root.render(
    <BackofficeProvider
      apiBaseUrl="/api/admin/v1"
      fetch={createServer({ theme: { primary: 'violet' } }).fetch}
      navigation={createMemoryNavigation('/')}
      theme={{ primary: undefined, surface: 'ocean' }}
    >
      <Primary />
    </BackofficeProvider>,
  )
  await expect.element(page.getByText('violet, fixed: false true')).toBeVisible()
})

it('lets screens wait for the token of the page around and leaves its storage alone', async () => {
  const getToken = vi.fn(
    () => new Promise<{ token: string; expiresIn: number }>((resolve) => setTimeout(() => resolve({ token: 'new', expiresIn: 600 }), 50)),
  )
  const server = createServer()
  const onSaved = open(server, { session: createHostSession({ getToken }) })
  await press('Salvar')
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledWith(expect.objectContaining({ data: 'saved' })))
  expect(server.sent('/pessoas')).toHaveLength(1)
  expect(getToken).toHaveBeenCalledOnce()
  expect(localStorage).toHaveLength(0)
})

describe('half a minute before the session ends', () => {
  const expiresIn = 30
  it('asks whoever signed in here', async () => {
    keep(Date.now() + expiresIn * 1000)
    open(createServer())
    await expect.element(page.getByRole('alertdialog', { name: 'Sua sessão está terminando' })).toBeVisible()
  })
  it('shows nothing under the token of the page around: that one renews by itself', async () => {
    const getToken = vi.fn(() => Promise.resolve({ token: 'new', expiresIn }))
    open(createServer(), { session: createHostSession({ getToken }) })
    await expect.element(status).toHaveTextContent('signed-in /pessoas/7')
    // Longer than the dialog above takes to appear.
    await new Promise((resolve) => setTimeout(resolve, 1500))
    expect(page.getByRole('alertdialog').elements()).toEqual([])
    expect(page.getByText(/Sua sessão|Continuar conectado/).elements()).toEqual([])
  })
})

it('shows its screen where the page has no reportError, as in jsdom', async () => {
  vi.stubGlobal('reportError', undefined)
  Reflect.deleteProperty(globalThis, 'reportError')
  const { fetch } = createServer()
  root.render(
    <BackofficeProvider apiBaseUrl="/api/admin/v1" fetch={fetch}>
      <p>a tela</p>
    </BackofficeProvider>,
  )
  await expect.element(page.getByText('a tela')).toBeInTheDocument()
  vi.unstubAllGlobals()
})
