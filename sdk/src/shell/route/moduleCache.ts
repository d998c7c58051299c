import { createStore } from '../../core/store.js'

/** State of a module. React's own `lazy` would show a placeholder even for a module that is already loaded. */
export type Loading<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: T }
  | { readonly status: 'failed'; readonly error: unknown }

type Load<T> = () => Promise<T>

/** Loads each module once and notifies its readers; a loaded module is available in the same render. */
export interface ModuleCache {
  /** Starts loading on the first call. */
  read<T>(load: Load<T>): Loading<T>
  /** Loads a module that may be needed soon; a failure counts as not tried. */
  prepare(load: Load<unknown>): void
  /** Clears a failure, so that the next `read` tries again. */
  retry(load: Load<unknown>): void
  subscribe(listener: () => void): () => void
}

export function createModuleCache(): ModuleCache {
  const entries = new Map<Load<unknown>, Loading<unknown>>()
  const { set, subscribe } = createStore(entries)
  const put = (load: Load<unknown>, entry: Loading<unknown>) => set(entries.set(load, entry))
  const start = (load: Load<unknown>): Loading<unknown> => {
    const entry: Loading<unknown> = { status: 'loading' }
    entries.set(load, entry)
    load().then(
      (value) => put(load, { status: 'ready', value }),
      (error: unknown) => put(load, { status: 'failed', error }),
    )
    return entry
  }
  return {
    read: <T>(load: Load<T>) => (entries.get(load) ?? start(load)) as Loading<T>,
    prepare(load) {
      if (entries.has(load)) return
      load().then(
        (value) => put(load, { status: 'ready', value }),
        () => undefined,
      )
    },
    retry(load) {
      entries.delete(load)
      put(load, start(load))
    },
    subscribe,
  }
}
