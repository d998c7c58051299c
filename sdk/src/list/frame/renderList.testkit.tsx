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

type Answer = (body: unknown) => Response | Promise<Response>

export interface RenderedList {
  readonly api: ReturnType<typeof createMemoryApi>
  readonly navigation: ReturnType<typeof createMemoryNavigation>
  readonly preferences: Preferences
  /** The address as the person sees it. */
  address(): string
  /** Answers every call whose "METHOD /path" starts with `call` in place of the memory API, until the returned function is called. */
  intercept(call: string, answer: Answer): () => void
  unmount(): void
}

/** `count` departments named so that their order is plain: "Setor 001" and so on; every tenth is inactive. */
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
  /** How many departments there are. */
  readonly count?: number
  /** What the person arranged before. */
  readonly wishes?: Readonly<Record<string, unknown>>
  /** Departments under other rules. @default as they are */
  readonly resource?: AnyResource
  /** A portal's token, which may only look. @default somebody who signed in */
  readonly isReadOnly?: boolean
}

/** The list at its path and a plain page at every other, over an API in memory whose network edge a test may cut. */
export function renderList(
  List: ComponentType<ScreenProps>,
  { address = listPath, count = 60, wishes = {}, resource = department, isReadOnly }: RenderOptions = {},
): RenderedList {
  const api = createMemoryApi({ resources: [resource], records: { department: departments(count) }, requiresSession: false, isReadOnly })
  const faults = new Set<{ readonly call: string; readonly answer: Answer }>()
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const path = (input instanceof Request ? input.url : String(input)).replace(/^.*\/api\/admin\/v1/, '')
    const fault = [...faults].find(({ call }) => `${init?.method ?? 'GET'} ${path}`.startsWith(call))
    return fault ? fault.answer(typeof init?.body === 'string' ? JSON.parse(init.body) : undefined) : api.fetch(input, init)
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
                    <Pages list={<List params={noParams} />} />
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

function Pages({ list }: { readonly list: ReactNode }) {
  const { pathname } = useLocation()
  return pathname === listPath ? list : <h1>Página {pathname}</h1>
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
