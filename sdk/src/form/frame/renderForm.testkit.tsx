import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { page } from 'vitest/browser'
import { createApiClient } from '../../api/createApiClient.js'
import { DataProvider } from '../../data/DataProvider.js'
import { FeedbackProvider } from '../../feedback/FeedbackProvider.js'
import { LocaleProvider } from '../../locale/LocaleProvider.js'
import { catalogue } from '../../locale/pt-BR/catalogue.js'
import { MountProvider } from '../../mount/MountProvider.js'
import { documentMount } from '../../mount/documentMount.js'
import { shadowMount } from '../../mount/shadowMount.js'
import { createMemoryNavigation } from '../../navigation/createMemoryNavigation.js'
import { NavigationProvider } from '../../navigation/NavigationProvider.js'
import { RouteTableProvider } from '../../navigation/routeTable.js'
import { department } from '../../resources/administrative/department/resource.js'
import { staffFunction } from '../../resources/administrative/function/resource.js'
import { person } from '../../resources/people/person/resource.js'
import { routes } from '../../routes.js'
import { SessionProvider } from '../../session/SessionProvider.js'
import type { SessionStore } from '../../session/session.js'
import { createMemoryApi, type MemoryApiOptions } from '../../testing/memory/memoryApi.js'
import { sampleRecords } from '../../testing/samples/samples.js'
import { ThemeProvider } from '../../theme/ThemeProvider.js'
import { createThemeStore } from '../../theme/themeStore.js'

export interface Rendered {
  readonly api: ReturnType<typeof createMemoryApi>
  readonly navigation: ReturnType<typeof createMemoryNavigation>
  /** Answers the next call whose "METHOD /path" starts with `call`, in place of the memory API; `pass` asks it all the same. */
  intercept(call: string, answer: Answer): void
  unmount(): void
}

type Answer = (pass: () => Promise<Response>, request?: RequestInit) => Response | Promise<Response>

interface RenderOptions {
  /** @default '/administrativo/departamentos/novo' */
  readonly address?: string
  readonly place?: 'page' | 'shadow'
  /** Stored, and known to the API, besides the samples. */
  readonly world?: Pick<MemoryApiOptions, 'files' | 'records' | 'resources'>
  /** A portal's token, which may only look. @default somebody who signed in */
  readonly isReadOnly?: boolean
}

/** Does something with the open record that stands behind its three dots. */
export async function doWithRecord(name: string): Promise<void> {
  // A list below the form has actions of its own.
  await page.getByRole('button', { name: 'Mais ações' }).first().click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}

/** A screen below everything that a provider gives it, over an API in memory whose network edge a test may cut. */
export function renderForm(
  screen: ReactNode,
  { address = '/administrativo/departamentos/novo', place = 'page', world, isReadOnly }: RenderOptions = {},
): Rendered {
  const resources = [department, staffFunction, person, ...(world?.resources ?? [])]
  const records = { ...sampleRecords, ...world?.records }
  const api = createMemoryApi({ resources, records, files: world?.files, requiresSession: false, isReadOnly })
  const faults: { readonly call: string; readonly answer: Answer }[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const path = String(input instanceof Request ? input.url : input).replace(/^.*\/api\/admin\/v1/, '')
    // A form looks for duplicates by itself, in pauses of typing: it must not take the answer that a save is to get.
    const isMeant = ({ call }: (typeof faults)[number]) => call.endsWith('/duplicados') || !path.endsWith('/duplicados')
    const fault = faults.find((each) => `${init?.method ?? 'GET'} ${path}`.startsWith(each.call) && isMeant(each))
    if (!fault) return api.fetch(input, init)
    faults.splice(faults.indexOf(fault), 1)
    return fault.answer(() => api.fetch(input, init), init)
  }
  const client = createApiClient({
    baseUrl: '/api/admin/v1',
    fetch,
    getToken: () => 'token',
    onUnauthorized: () => Promise.resolve('signed-in-again'),
    getLocale: () => 'pt-BR',
  })
  const host = document.body.appendChild(document.createElement('div'))
  const shadow = place === 'shadow' ? host.attachShadow({ mode: 'open' }) : undefined
  if (shadow) for (const style of document.querySelectorAll('style, link[rel=stylesheet]')) shadow.append(style.cloneNode(true))
  const mount = shadow ? shadowMount(shadow) : documentMount()
  const navigation = createMemoryNavigation(address)
  const root = createRoot(shadow ? shadow.insertBefore(document.createElement('div'), mount.portal) : host)
  root.render(
    <MountProvider mount={mount}>
      <NavigationProvider navigation={navigation}>
        <ThemeProvider store={createThemeStore()} mount={mount} locale="pt-BR">
          <LocaleProvider catalogue={catalogue}>
            <SessionProvider session={isReadOnly ? hosted : signedIn}>
              <DataProvider api={client}>
                <RouteTableProvider value={routes}>
                  <FeedbackProvider>{screen}</FeedbackProvider>
                </RouteTableProvider>
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
    intercept: (call, answer) => void faults.push({ call, answer }),
    unmount: () => {
      root.unmount()
      mount.portal.remove()
      host.remove()
    },
  }
}

const state = { status: 'signed-in', token: 'token', exp: Number.POSITIVE_INFINITY, usuario: null } as const
const signedIn = {
  kind: 'stored',
  getState: () => state,
  subscribe: () => () => undefined,
  protectEdits: () => () => undefined,
} as unknown as SessionStore
const hosted: SessionStore = { ...signedIn, kind: 'host-supplied' }
