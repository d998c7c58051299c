import { lazy, Suspense } from 'react'
import type { TestBackofficeProps } from './MemoryBackoffice.js'

// The provider needs a browser and style sheets, but the in-memory API also runs in plain Node.
const MemoryBackoffice = lazy(() => import('./MemoryBackoffice.js').then((module) => ({ default: module.MemoryBackoffice })))

/**
 * The real provider for tests and stories: address and session are in memory, and the network is `fetch`.
 * `locale`, `texts`, `theme`, `toastPosition` and `children` may change; the rest is read once, so give it another `key` to change it.
 */
export function TestBackoffice(props: TestBackofficeProps) {
  return (
    <Suspense>
      <MemoryBackoffice {...props} />
    </Suspense>
  )
}
