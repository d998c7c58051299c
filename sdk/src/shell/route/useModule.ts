import { useCallback, useSyncExternalStore } from 'react'
import type { Loading, ModuleCache } from './moduleCache.js'

const nothing: Loading<undefined> = { status: 'ready', value: undefined }

/** A module that may still be loading; without `load`, ready at once with `undefined`. */
export function useModule<T>(cache: ModuleCache, load: (() => Promise<T>) | undefined): Loading<T | undefined> {
  const read = useCallback((): Loading<T | undefined> => (load ? cache.read(load) : nothing), [cache, load])
  return useSyncExternalStore(cache.subscribe, read, read)
}
