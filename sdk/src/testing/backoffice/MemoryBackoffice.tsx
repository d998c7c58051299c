import { type ReactNode, useEffect, useState } from 'react'
import { createApiClient } from '../../api/createApiClient.js'
import type { Locale } from '../../core/locale.js'
import type { ToastPosition } from '../../feedback/feedback.js'
import type { OwnTexts } from '../../locale/loadedTexts.js'
import { documentMount } from '../../mount/documentMount.js'
import type { Mount } from '../../mount/mount.js'
import { createMemoryNavigation } from '../../navigation/createMemoryNavigation.js'
import { BackofficeProvider } from '../../provider/BackofficeProvider.js'
import { createHostSession } from '../../session/createHostSession.js'
import { createStoredSession } from '../../session/createStoredSession.js'
import type { SessionStore, StoredSession } from '../../session/session.js'
import { type SessionStorage, sessionKey } from '../../session/storedState.js'
import type { Theme } from '../../theme/theme.js'
import { knownToken } from '../memory/memorySession.js'

const apiBaseUrl = '/api/admin/v1'

/** Start of a test: address, session, language, theme. */
export interface TestBackofficeProps {
  /** Replaces the server: from `createMemoryApi` or `createNetworkEdge`. */
  readonly fetch: typeof fetch
  /** The first page. @default '/' */
  readonly address?: string
  /** Whether a user is already signed in. @default true */
  readonly isSignedIn?: boolean
  /** Milliseconds until the session ends. @default eight hours */
  readonly endsIn?: number
  /** Whether a host supplies the token, as a portal does: the screens then ask the server what it allows. @default false */
  readonly isHosted?: boolean
  /** Where the screens are shown, such as `shadowMount(root)`. @default the document */
  readonly mount?: Mount
  /** @default 'pt-BR' */
  readonly locale?: Locale
  /** Own texts in place of the product's. */
  readonly texts?: OwnTexts
  readonly theme?: Partial<Theme>
  /** @default 'bottom-right' */
  readonly toastPosition?: ToastPosition
  readonly children: ReactNode
}

/** `TestBackoffice`, loaded. */
export function MemoryBackoffice({ children, locale, texts, theme, toastPosition, ...options }: TestBackofficeProps) {
  const [parts] = useState(() => createParts(options))
  useEffect(() => {
    const { portal, root } = parts.mount
    const page = root instanceof ShadowRoot ? root : root.body
    page.append(portal)
    return () => portal.remove()
  }, [parts])
  return (
    <BackofficeProvider {...parts} {...{ apiBaseUrl, locale, texts, theme, toastPosition }}>
      {children}
    </BackofficeProvider>
  )
}

function createParts({
  fetch,
  address = '/',
  isSignedIn = true,
  endsIn = 8 * 3_600_000,
  isHosted = false,
  mount = documentMount(),
}: Pick<TestBackofficeProps, 'fetch' | 'address' | 'isSignedIn' | 'endsIn' | 'isHosted' | 'mount'>) {
  const navigation = createMemoryNavigation(address)
  const session: SessionStore = isHosted
    ? createHostSession({ getToken: async () => ({ token: knownToken, expiresIn: endsIn / 1000 }) })
    : createStoredSession({
        api: () => client,
        navigate: (to) => navigation.navigate(to, { replace: true, force: true }),
        storage: createMemoryStorage(isSignedIn ? { [sessionKey]: JSON.stringify(somebody(endsIn)) } : {}),
      })
  const client = createApiClient({
    baseUrl: apiBaseUrl,
    fetch,
    getToken: () => {
      const state = session.getState()
      return state.status === 'signed-in' ? state.token : undefined
    },
    onUnauthorized: () => Promise.resolve('fail'),
    getLocale: () => 'pt-BR',
  })
  return { fetch, navigation, session, mount }
}

/** A stored session; the reference API grants eight hours. */
function somebody(endsIn: number): StoredSession {
  const usuario = { id: 1, nome: 'Ana Beatriz Nogueira Prestes', email: 'ana.prestes@esporte.pr.gov.br', avatar: '' }
  return { token: knownToken, exp: Date.now() + endsIn, usuario }
}

function createMemoryStorage(initial: Readonly<Record<string, string>>): SessionStorage {
  const kept = new Map(Object.entries(initial))
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  }
}
