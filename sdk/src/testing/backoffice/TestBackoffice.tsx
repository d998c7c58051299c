import { lazy, Suspense } from 'react'
import type { TestBackofficeProps } from './MemoryBackoffice.js'

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
