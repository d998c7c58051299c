import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { defineRoute, type Route, type ScreenProps } from '../../core/route.js'
import { LocaleProvider } from '../../locale/LocaleProvider.js'
import { documentMount } from '../../mount/documentMount.js'
import type { Mount } from '../../mount/mount.js'
import { MountProvider } from '../../mount/MountProvider.js'
import { createMemoryNavigation } from '../../navigation/createMemoryNavigation.js'
import { Link } from '../../navigation/Link.js'
import { NavigationProvider } from '../../navigation/NavigationProvider.js'
import type { SessionState, SessionStore } from '../../session/session.js'
import { SessionProvider } from '../../session/SessionProvider.js'
import { type FrameProps, RouteView, type RouteViewProps } from './RouteView.js'

const heading = (text: string) => () => Promise.resolve({ Screen: () => <h1>{text}</h1> })
const loadFlaky = vi.fn(heading('Chegou'))
const loadPerson = vi.fn(() => Promise.resolve({ Screen: ({ params }: ScreenProps) => <h1>Pessoa {params.id}</h1> }))

const routes: readonly Route[] = [
  defineRoute({ name: 'login', path: '/login', title: 'routes.login', kind: 'public', screen: heading('Entrada') }),
  defineRoute({
    name: 'recovery',
    path: '/recuperar-senha',
    title: 'routes.passwordRecovery',
    kind: 'public',
    screen: heading('Recuperar'),
  }),
  defineRoute({ name: 'expired', path: '/sessao-expirada', title: 'routes.sessionExpired', kind: 'public', screen: heading('Expirou') }),
  defineRoute({ name: 'dashboard', path: '/dashboard', title: 'routes.dashboard', kind: 'home', screen: heading('Painel') }),
  defineRoute({
    name: 'people',
    path: '/pessoas',
    title: 'routes.people',
    kind: 'list',
    screen: () => Promise.resolve({ Screen: () => <Link to="/dashboard">sair daqui</Link> }),
  }),
  defineRoute({
    name: 'person',
    path: '/pessoas/{id}',
    title: 'routes.person',
    kind: 'form',
    parent: 'people',
    screen: loadPerson,
  }),
  defineRoute({ name: 'coming', path: '/escola', title: 'routes.school', kind: 'home' }),
  defineRoute({ name: 'flaky', path: '/instavel', title: 'routes.events', kind: 'list', screen: loadFlaky }),
  defineRoute({
    name: 'broken',
    path: '/quebrada',
    title: 'routes.events',
    kind: 'list',
    screen: () =>
      Promise.resolve({
        Screen: () => {
          throw new TypeError('broken on purpose')
        },
      }),
  }),
]

const signedIn = (id = 1): SessionState => ({
  status: 'signed-in',
  token: 't',
  exp: Number.MAX_SAFE_INTEGER,
  usuario: { id, nome: 'Ana Lima', email: 'ana@esporte.pr.gov.br', avatar: '' },
})

function createSession(initial: SessionState) {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    become(next: SessionState) {
      state = next
      for (const listener of listeners) listener()
    },
  } as unknown as SessionStore & { become(next: SessionState): void }
}

const Frame = ({ children }: FrameProps) => <div data-testid="frame">{children}</div>
let unmount = () => {}

interface OpenProps extends Partial<RouteViewProps> {
  readonly mount?: Mount
}

function open(address: string, state: SessionState, { mount = documentMount(), ...props }: OpenProps = {}) {
  const navigation = createMemoryNavigation(address)
  const session = createSession(state)
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container, { onCaughtError: () => undefined })
  const render = (now: Partial<RouteViewProps>) =>
    root.render(
      <LocaleProvider>
        <MountProvider mount={mount}>
          <NavigationProvider navigation={navigation}>
            <SessionProvider session={session}>
              <RouteView routes={routes} frame={() => Promise.resolve({ Frame })} {...props} {...now} />
            </SessionProvider>
          </NavigationProvider>
        </MountProvider>
      </LocaleProvider>,
    )
  render({})
  unmount = () => {
    root.unmount()
    container.remove()
  }
  return { session, navigation, render, address: () => navigation.getLocation().pathname + navigation.getLocation().search }
}

const title = (name: string) => expect.element(page.getByRole('heading', { name, level: 1 })).toBeVisible()

beforeEach(() => {
  loadFlaky.mockClear()
  loadPerson.mockClear()
})
afterEach(() => unmount())

describe('guard', () => {
  it.each([
    { who: 'nobody', state: { status: 'signed-out' }, from: '/pessoas', to: '/login' },
    { who: 'nobody', state: { status: 'signed-out' }, from: '/', to: '/login' },
    { who: 'nobody', state: { status: 'signed-out' }, from: '/recuperar-senha', to: '/recuperar-senha' },
    { who: 'nobody', state: { status: 'signed-out' }, from: '/nao-existe', to: '/nao-existe' },
    { who: 'an expired session', state: { status: 'expired' }, from: '/pessoas', to: '/sessao-expirada' },
    { who: 'an expired session', state: { status: 'expired' }, from: '/login', to: '/login' },
    { who: 'somebody', state: signedIn(), from: '/login', to: '/dashboard' },
    { who: 'somebody', state: signedIn(), from: '/', to: '/dashboard' },
    { who: 'somebody', state: signedIn(), from: '/recuperar-senha', to: '/recuperar-senha' },
    { who: 'somebody', state: signedIn(), from: '/pessoas?busca=ana', to: '/pessoas?busca=ana' },
  ] as const)('$who at $from gets $to', async ({ state, from, to }) => {
    const { address } = open(from, state)
    await vi.waitFor(() => expect(address()).toBe(to))
  })

  it('leads back to the link that was opened, once signed in', async () => {
    const { session, address } = open('/pessoas/7', { status: 'signed-out' })
    await title('Entrada')
    session.become(signedIn())
    await title('Pessoa 7')
    expect(address()).toBe('/pessoas/7')
  })

  it.each(['/recuperar-senha', '/sessao-expirada'])('leads on from %s once somebody has signed in', async (from) => {
    const { session, address } = open(from, { status: 'signed-out' })
    await title(from === '/recuperar-senha' ? 'Recuperar' : 'Expirou')
    session.become(signedIn())
    await vi.waitFor(() => expect(address()).toBe('/dashboard'))
  })

  it.each([
    { who: 'the same person', id: 1, to: '/pessoas/7' },
    { who: 'another person', id: 2, to: '/dashboard' },
  ])('leads $who to $to after the session expired', async ({ id, to }) => {
    const { session, navigation, address } = open('/pessoas/7', signedIn(1))
    await title('Pessoa 7')
    session.become({ status: 'expired' })
    await title('Expirou')
    navigation.navigate('/login')
    await title('Entrada')
    session.become(signedIn(id))
    await vi.waitFor(() => expect(address()).toBe(to))
  })

  it('leads to the dashboard after a logout here, whoever comes next', async () => {
    const { session, address } = open('/pessoas/7', signedIn(1))
    await title('Pessoa 7')
    session.become({ status: 'signed-out' })
    await title('Entrada')
    session.become(signedIn(1))
    await vi.waitFor(() => expect(address()).toBe('/dashboard'))
  })
})

describe('a session that ended elsewhere', () => {
  it.each([
    { who: 'the same person', id: 1, to: '/pessoas/7' },
    { who: 'another person', id: 2, to: '/dashboard' },
  ])('leads $who to $to', async ({ id, to }) => {
    const { session, address } = open('/pessoas/7', signedIn(1))
    await title('Pessoa 7')
    session.become({ status: 'signed-out', isElsewhere: true })
    await title('Entrada')
    session.become(signedIn(id))
    await vi.waitFor(() => expect(address()).toBe(to))
  })
})

describe('with the sign-in’s pages at hand and the others to come', () => {
  const atHand = routes.filter(({ kind }) => kind === 'public')
  const openLate = (address: string, state: SessionState, more = vi.fn(() => Promise.resolve({ routes }))) => ({
    more,
    ...open(address, state, { routes: atHand, more }),
  })

  it('asks for no other page while somebody signs in', async () => {
    const { more, session, address } = openLate('/login', { status: 'signed-out' })
    await title('Entrada')
    expect(more).not.toHaveBeenCalled()
    session.become(signedIn())
    await title('Painel')
    expect(address()).toBe('/dashboard')
  })

  it('leads back to the link that was opened', async () => {
    const { session, address } = openLate('/pessoas/7', { status: 'signed-out' })
    await title('Entrada')
    session.become(signedIn())
    await title('Pessoa 7')
    expect(address()).toBe('/pessoas/7')
  })

  it('leads on from the request for a password once somebody has signed in', async () => {
    const { session, address } = openLate('/recuperar-senha', { status: 'signed-out' })
    await title('Recuperar')
    session.become(signedIn())
    await vi.waitFor(() => expect(address()).toBe('/dashboard'))
  })

  it('knows an address that there is not', async () => {
    openLate('/nao-existe', { status: 'signed-out' })
    await title('Página não encontrada')
  })

  it('offers to try again when they do not arrive', async () => {
    const more = vi.fn(() => Promise.resolve({ routes })).mockRejectedValueOnce(new TypeError('offline'))
    openLate('/pessoas/7', signedIn(), more)
    await title('Não foi possível carregar a página')
    await userEvent.click(page.getByRole('button', { name: 'Tentar de novo' }))
    await title('Pessoa 7')
  })
})

describe('page', () => {
  it('stands in the frame when somebody is signed in, and names the tab', async () => {
    const onReady = vi.fn()
    open('/pessoas/7', signedIn(), { onReady })
    await title('Pessoa 7')
    expect(page.getByTestId('frame').query()).not.toBeNull()
    expect(onReady).toHaveBeenCalled()
    expect(document.title).toBe('Pessoa #7 · Esporte Paraná')
  })

  it('goes when the host leads the person away, instead of asking for another token', async () => {
    const host = { isHostSupplied: true } as const
    const { session } = open('/pessoas/7', { ...signedIn(), ...host })
    await title('Pessoa 7')
    session.become({ status: 'signed-out', isDeliberate: true, ...host })
    await expect.element(page.getByRole('heading')).not.toBeInTheDocument()
    expect(page.getByTestId('frame').query()).toBeNull()
  })

  it('keeps its page, with what is typed, while a host around it renders again with loaders of its own', async () => {
    const note = () => Promise.resolve({ Screen: () => <input aria-label="Nota" /> })
    const all = [...routes, defineRoute({ name: 'note', path: '/nota', title: 'routes.events', kind: 'form', screen: note })]
    const inline = () => ({ routes: all, more: () => Promise.resolve({ routes: all }), frame: () => Promise.resolve({ Frame }) })
    const { render } = open('/nota', signedIn(), inline())
    await page.getByRole('textbox', { name: 'Nota' }).fill('digitado')
    render(inline())
    await new Promise((resolve) => setTimeout(resolve, 50))
    await expect.element(page.getByRole('textbox', { name: 'Nota' })).toHaveValue('digitado')
    render({ ...inline(), frame: undefined })
    await expect.element(page.getByTestId('frame')).not.toBeInTheDocument()
  })

  it('never loads the frame for the sign-in', async () => {
    const frame = vi.fn(() => Promise.resolve({ Frame }))
    open('/login', { status: 'signed-out' }, { frame })
    await title('Entrada')
    expect(frame).not.toHaveBeenCalled()
  })

  it('gives focus to the heading when another page is opened', async () => {
    open('/pessoas', signedIn())
    await userEvent.click(page.getByRole('link', { name: 'sair daqui' }))
    await title('Painel')
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Painel'))
  })

  it('that lists records loads the screen of one while the user pauses', async () => {
    open('/pessoas', signedIn())
    await expect.element(page.getByRole('link', { name: 'sair daqui' })).toBeVisible()
    expect(loadPerson).not.toHaveBeenCalled()
    await expect.poll(() => loadPerson.mock.calls.length).toBe(1)
    await expect.element(page.getByRole('link', { name: 'sair daqui' })).toBeVisible()
  })

  it.each([
    { page: 'an unknown address', address: '/nao-existe', shows: 'Página não encontrada' },
    { page: 'a route parameter that is no number', address: '/pessoas/abc', shows: 'Página não encontrada' },
    { page: 'a page without a screen yet', address: '/escola', shows: 'Módulo não encontrado' },
  ])('says so for $page', async ({ address, shows }) => {
    open(address, signedIn())
    await title(shows)
    if (shows === 'Módulo não encontrado') await expect.element(page.getByText('Este módulo está indisponível')).toBeVisible()
  })

  it('offers to try again when its code does not arrive', async () => {
    loadFlaky.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    open('/instavel', signedIn())
    await title('Não foi possível carregar a página')
    await userEvent.click(page.getByRole('button', { name: 'Tentar de novo' }))
    await title('Chegou')
  })

  it('offers no second retry in another team’s page, where only a new page can help', async () => {
    const ask = vi.spyOn(window, 'fetch').mockImplementation(async () => new Response())
    loadFlaky.mockRejectedValueOnce(new TypeError('failed')).mockRejectedValueOnce(new TypeError('failed before'))
    open('/instavel', signedIn(), { mount: { ...documentMount(), host: document.createElement('div') } })
    await userEvent.click(page.getByRole('button', { name: 'Tentar de novo' }))
    await expect.element(page.getByText(/^Tentar de novo não adianta/)).toBeVisible()
    expect(page.getByRole('button', { name: 'Tentar de novo' }).query()).toBeNull()
    ask.mockRestore()
  })

  it('shows a code when it crashes, tells it to the host, and leaves the frame usable', async () => {
    const onError = vi.fn()
    const { navigation } = open('/quebrada', signedIn(), { onError })
    await title('Ocorreu um erro')
    const code = page.getByText(/^EP-[0-9A-F]{8}-/)
    await expect.element(code).toBeVisible()
    expect(onError).toHaveBeenCalledWith(expect.any(TypeError), code.element().textContent)
    navigation.navigate('/dashboard')
    await title('Painel')
  })

  it('is never blank: what crashes around it shows a code too', async () => {
    const onError = vi.fn()
    const onReady = vi.fn()
    const Frame = () => {
      throw new TypeError('broken on purpose')
    }
    open('/dashboard', signedIn(), { frame: () => Promise.resolve({ Frame }), onError, onReady })
    await title('Ocorreu um erro')
    expect(onError).toHaveBeenCalledWith(expect.any(TypeError), expect.stringMatching(/^EP-/))
    expect(onReady).toHaveBeenCalled()
  })
})
