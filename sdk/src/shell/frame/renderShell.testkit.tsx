import { createRoot } from 'react-dom/client'
import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { matchRoute } from '../../core/matchRoute.js'
import { createApiClient } from '../../api/createApiClient.js'
import type { Menus } from '../../core/menu.js'
import { defineRoute, type Route } from '../../core/route.js'
import { DataProvider } from '../../data/DataProvider.js'
import { FeedbackProvider } from '../../feedback/FeedbackProvider.js'
import { LocaleProvider } from '../../locale/LocaleProvider.js'
import { documentMount } from '../../mount/documentMount.js'
import { MountProvider } from '../../mount/MountProvider.js'
import { createMemoryNavigation } from '../../navigation/createMemoryNavigation.js'
import type { Navigation } from '../../navigation/navigation.js'
import { NavigationProvider, useLocation } from '../../navigation/NavigationProvider.js'
import { createPreferences, type Preferences } from '../../preferences/createPreferences.js'
import { PreferencesProvider } from '../../preferences/PreferencesProvider.js'
import type { SessionStore } from '../../session/session.js'
import { SessionProvider } from '../../session/SessionProvider.js'
import type { Theme } from '../../theme/theme.js'
import { ThemeProvider } from '../../theme/ThemeProvider.js'
import { createThemeStore, type ThemeStore } from '../../theme/themeStore.js'
import { AppShell } from './AppShell.js'

const administrative = { parent: 'administrative', menu: 'administrative' } as const
const routes: readonly Route[] = [
  defineRoute({ name: 'dashboard', path: '/dashboard', title: 'routes.dashboard', kind: 'home', menu: 'dashboard' }),
  defineRoute({ name: 'administrative', path: '/administrativo', title: 'routes.administrative', kind: 'home', menu: 'administrative' }),
  defineRoute({ name: 'departments', path: '/administrativo/departamentos', title: 'routes.departments', kind: 'list', ...administrative }),
  defineRoute({
    name: 'department',
    path: '/administrativo/departamentos/{id}',
    title: 'routes.department',
    kind: 'form',
    menu: 'administrative',
    parent: 'departments',
  }),
  defineRoute({ name: 'competitions', path: '/competicoes', title: 'routes.competitions', kind: 'home', menu: 'competitions' }),
  defineRoute({ name: 'people', path: '/pessoas', title: 'routes.people', kind: 'list', menu: 'dashboard' }),
]
const menus = {
  dashboard: [
    { entries: [{ route: 'dashboard', icon: 'home' }, { route: 'administrative' }, { route: 'competitions' }] },
    { label: 'routes.menu.humanResources', entries: [{ route: 'people' }] },
  ],
  administrative: [{ entries: [{ route: 'administrative', label: 'routes.menu.home' }, { route: 'departments' }] }],
  competitions: [{ entries: [{ route: 'competitions' }] }],
} as unknown as Menus

export const signOut = vi.fn()
const user = { id: 1, nome: 'Ana Lima', email: 'ana@esporte.pr.gov.br', avatar: '' }
const signedIn = { status: 'signed-in', token: 't', exp: 1, usuario: user }
/** Whether a form on the page has unsaved changes. */
export const hasUnsavedEdits = vi.fn(() => false)
/** How many answers of the device wait to be sent. */
export const countUnsent = vi.fn(() => 0)
const session = {
  kind: 'stored',
  getState: () => signedIn,
  subscribe: () => () => undefined,
  hasUnsavedEdits,
  countUnsent,
  signOut,
} as unknown as SessionStore

const clientOf = (fetch: typeof globalThis.fetch) =>
  createApiClient({
    baseUrl: '/api/admin/v1',
    fetch,
    getToken: () => 't',
    onUnauthorized: () => Promise.resolve('fail'),
    getLocale: () => 'pt-BR',
  })

interface ShellOptions {
  /** Width of the window. */
  readonly width: number
  readonly address?: string
  readonly theme?: Partial<Theme>
  /** The host's part of the theme. */
  readonly fixed?: Partial<Theme>
  /** The server. @default one that never answers */
  readonly fetch?: typeof globalThis.fetch
  /** What differs from a stored session. */
  readonly session?: Partial<SessionStore>
  /** Stored preferences, by key. */
  readonly chosen?: Readonly<Record<string, unknown>>
}

interface RenderedShell {
  readonly navigation: Navigation
  readonly theme: ThemeStore
  readonly preferences: Preferences
  readonly unmount: () => void
}

/** Renders the shell around a page with a heading, a button and a field. */
export async function renderShell({
  width,
  address = '/administrativo/departamentos/7',
  theme,
  fixed,
  fetch = () => new Promise(() => undefined),
  session: own,
  chosen = {},
}: ShellOptions): Promise<RenderedShell> {
  await page.viewport(width, 700)
  const mount = documentMount()
  const navigation = createMemoryNavigation(address)
  const store = createThemeStore({ ...theme, ...fixed })
  const preferences = createPreferences({ api: { send: () => Promise.reject(new TypeError('no server here')) } })
  for (const [key, value] of Object.entries(chosen)) preferences.set(key, value)
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  root.render(
    <LocaleProvider>
      <MountProvider mount={mount}>
        <NavigationProvider navigation={navigation}>
          <SessionProvider session={{ ...session, ...own }}>
            <DataProvider api={clientOf(fetch)}>
              <PreferencesProvider preferences={preferences}>
                <ThemeProvider store={store} mount={mount} locale="pt-BR" fixed={fixed}>
                  <FeedbackProvider>
                    <ShellHere />
                  </FeedbackProvider>
                </ThemeProvider>
              </PreferencesProvider>
            </DataProvider>
          </SessionProvider>
        </NavigationProvider>
      </MountProvider>
    </LocaleProvider>,
  )
  await expect.element(page.getByRole('heading', { name: 'Conteúdo' })).toBeInTheDocument()
  return {
    navigation,
    theme: store,
    preferences,
    unmount() {
      root.unmount()
      container.remove()
      mount.portal.remove()
    },
  }
}

function ShellHere() {
  const { pathname } = useLocation()
  return (
    <AppShell routes={routes} menus={menus} match={matchRoute(routes, pathname)}>
      <h1>Conteúdo</h1>
      <button type="button">no conteúdo</button>
    </AppShell>
  )
}
