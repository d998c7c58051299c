import { lazy, type ReactNode, Suspense } from 'react'
import type { Locale } from '../../core/locale.js'
import type { ToastPosition } from '../../feedback/feedback.js'
import type { Theme } from '../../theme/theme.js'

/** Where a test begins: address, session, language, look. */
export interface TestBackofficeProps {
  /** Stands for the server: of `createMemoryApi` or `createNetworkEdge`. */
  readonly fetch: typeof fetch
  /** The page to begin with. @default '/' */
  readonly address?: string
  /** Somebody is signed in already. @default true */
  readonly isSignedIn?: boolean
  /** Milliseconds until the session ends. @default eight hours */
  readonly endsIn?: number
  /** @default 'pt-BR' */
  readonly locale?: Locale
  readonly theme?: Partial<Theme>
  /** @default 'bottom-right' */
  readonly toastPosition?: ToastPosition
  readonly children: ReactNode
}

// What it wraps needs a browser and style sheets; whoever only wants the API in memory runs in plain Node.
const MemoryBackoffice = lazy(() => import('./MemoryBackoffice.js').then((module) => ({ default: module.MemoryBackoffice })))

/**
 * The real provider for tests and stories: the address and the session live in memory, the network is `fetch`.
 * Everything but `children` is read once; give it another `key` to change it.
 */
export function TestBackoffice(props: TestBackofficeProps) {
  return (
    <Suspense>
      <MemoryBackoffice {...props} />
    </Suspense>
  )
}
