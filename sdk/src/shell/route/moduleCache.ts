import { createStore } from '../../core/store.js'

/** State of a module; `isAgain`: it failed after a retry too. React's own `lazy` would show a placeholder even for a module that is already loaded. */
export type Loading<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: T }
  | { readonly status: 'failed'; readonly error: unknown; readonly isAgain?: true }

type Load<T> = () => Promise<T>

const loading = { status: 'loading' } as const

/** Loads each module once and notifies its readers; a loaded module is available in the same render. */
export interface ModuleCache {
  /** Starts loading on the first call. */
  read<T>(load: Load<T>): Loading<T>
  /** Loads a module that may be needed soon; a failure counts as not tried. */
  prepare(load: Load<unknown>): void
  /** Tries again after a failure. @returns whether the module came */
  retry(load: Load<unknown>): Promise<boolean>
  subscribe(listener: () => void): () => void
}

export function createModuleCache(): ModuleCache {
  const entries = new Map<Load<unknown>, Loading<unknown>>()
  const { set, subscribe } = createStore(entries)
  const put = (load: Load<unknown>, entry: Loading<unknown>) => set(entries.set(load, entry))
  const settle = (load: Load<unknown>, isAgain?: true) =>
    load().then(
      (value) => {
        put(load, { status: 'ready', value })
        return true
      },
      (error: unknown) => {
        put(load, { status: 'failed', error, isAgain })
        return false
      },
    )
  return {
    read: <T>(load: Load<T>) => {
      const known = entries.get(load)
      if (known) return known as Loading<T>
      entries.set(load, loading)
      void settle(load)
      return loading
    },
    prepare(load) {
      if (entries.has(load)) return
      load().then(
        (value) => put(load, { status: 'ready', value }),
        () => undefined,
      )
    },
    retry(load) {
      put(load, loading)
      return settle(load, true)
    },
    subscribe,
  }
}
