import type { ComponentType, ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { createApiClient } from '../../api/createApiClient.js'
import type { AnyResource } from '../../core/resource.js'
import type { ScreenProps } from '../../core/route.js'
import { DataProvider } from '../../data/DataProvider.js'
import { FeedbackProvider } from '../../feedback/FeedbackProvider.js'
import { LocaleProvider } from '../../locale/LocaleProvider.js'
import { catalogue } from '../../locale/pt-BR/catalogue.js'
import { documentMount } from '../../mount/documentMount.js'
import { MountProvider } from '../../mount/MountProvider.js'
import { createMemoryNavigation } from '../../navigation/createMemoryNavigation.js'
import { NavigationProvider, useLocation } from '../../navigation/NavigationProvider.js'
import { department } from '../../resources/administrative/department/resource.js'
import { createPreferences, type Preferences } from '../../preferences/createPreferences.js'
import { PreferencesProvider } from '../../preferences/PreferencesProvider.js'
import type { SessionStore } from '../../session/session.js'
import { SessionProvider } from '../../session/SessionProvider.js'
import { createMemoryApi } from '../../testing/memory/memoryApi.js'
import { ThemeProvider } from '../../theme/ThemeProvider.js'
import { createThemeStore } from '../../theme/themeStore.js'

export const listPath = '/administrativo/departamentos'

/** `pass` lets the memory API answer. */
type Answer = (body: unknown, pass: () => Promise<Response>) => Response | Promise<Response>

export interface RenderedList {
  readonly api: ReturnType<typeof createMemoryApi>
  readonly navigation: ReturnType<typeof createMemoryNavigation>
  readonly preferences: Preferences
  /** The address as the user sees it. */
  address(): string
  /** Answers calls whose "METHOD /path" starts with `call`, in place of the memory API. Returns a function that ends it. */
  intercept(call: string, answer: Answer): () => void
  unmount(): void
}

/** Creates `count` departments with names in a clear order: "Setor 001" and so on; every tenth is inactive. */
export function departments(count: number) {
  const blank = {
    parentId: null,
    managerId: null,
    deputyId: null,
    regionId: null,
    phone: null,
    extension: null,
    budgetUnit: null,
    notes: null,
  }
  return Array.from({ length: count }, (_, place) => {
    const number = String(place + 1).padStart(3, '0')
    const kind = place % 2 === 0 ? 'setor' : 'divisao'
    const status = (place + 1) % 10 === 0 ? 'inativo' : 'ativo'
    return { ...blank, id: place + 1, name: `Setor ${number}`, acronym: `S${number}`, kind, email: 's@pr.gov.br', sortOrder: place, status }
  })
}

export interface RenderOptions {
  readonly address?: string
  /** Number of departments. */
  readonly count?: number
  /** Stored preferences of the user. */
  readonly wishes?: Readonly<Record<string, unknown>>
  /** A department resource with other rules. @default the usual one */
  readonly resource?: AnyResource
  /** Uses a read-only portal token. @default a signed-in user */
  readonly isReadOnly?: boolean
  /** Records of another resource than departments. */
  readonly records?: readonly object[]
}

/** Renders the list at its path and a simple page at other paths, with a memory API whose network a test can cut. */
export function renderList(
  List: ComponentType<ScreenProps>,
  { resource = department, address = resource.contract.path, count = 60, wishes = {}, isReadOnly, records }: RenderOptions = {},
): RenderedList {
  const { name, path: listed } = resource.contract
  const stored = { [name]: (records ?? departments(count)) as readonly Readonly<Record<string, unknown>>[] }
  const api = createMemoryApi({ resources: [resource], records: stored, requiresSession: false, isReadOnly })
  const faults = new Set<{ readonly call: string; readonly answer: Answer }>()
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const path = (input instanceof Request ? input.url : String(input)).replace(/^.*\/api\/admin\/v1/, '')
    const fault = [...faults].find(({ call }) => `${init?.method ?? 'GET'} ${path}`.startsWith(call))
    const pass = () => api.fetch(input, init)
    return fault ? fault.answer(typeof init?.body === 'string' ? JSON.parse(init.body) : undefined, pass) : pass()
  }
  const client = createApiClient({
    baseUrl: '/api/admin/v1',
    fetch,
    getToken: () => 'token',
    onUnauthorized: () => Promise.resolve('fail'),
    getLocale: () => 'pt-BR',
  })
  const host = document.body.appendChild(document.createElement('div'))
  const mount = documentMount()
  const navigation = createMemoryNavigation(address)
  const preferences = createPreferences({ api: client })
  for (const [key, value] of Object.entries(wishes)) preferences.set(key, value)
  const root = createRoot(host)
  root.render(
    <MountProvider mount={mount}>
      <NavigationProvider navigation={navigation}>
        <ThemeProvider store={createThemeStore()} mount={mount} locale="pt-BR">
          <LocaleProvider catalogue={catalogue}>
            <SessionProvider session={isReadOnly ? hosted : signedIn}>
              <DataProvider api={client}>
                <PreferencesProvider preferences={preferences}>
                  <FeedbackProvider>
                    <Pages path={listed} list={<List params={noParams} />} />
                  </FeedbackProvider>
                </PreferencesProvider>
              </DataProvider>
            </SessionProvider>
          </LocaleProvider>
        </ThemeProvider>
      </NavigationProvider>
    </MountProvider>,
  )
  return {
    api,
    navigation,
    preferences,
    address: () => navigation.getLocation().pathname + navigation.getLocation().search,
    intercept: (call, answer) => {
      const fault = { call, answer }
      faults.add(fault)
      return () => void faults.delete(fault)
    },
    unmount: () => {
      root.unmount()
      mount.portal.remove()
      host.remove()
    },
  }
}

function Pages({ path, list }: { readonly path: string; readonly list: ReactNode }) {
  const { pathname } = useLocation()
  return pathname === path ? list : <h1>Página {pathname}</h1>
}

const noParams = {}
const state = { status: 'signed-in', token: 'token', exp: Number.POSITIVE_INFINITY, usuario: null } as const
const signedIn = {
  kind: 'stored',
  getState: () => state,
  subscribe: () => () => undefined,
  protectEdits: () => () => undefined,
} as unknown as SessionStore
const hosted: SessionStore = { ...signedIn, kind: 'host-supplied' }
