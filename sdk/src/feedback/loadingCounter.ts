import type { Loading } from './feedback.js'

/** Counts the work that the whole page waits for. */
export interface LoadingCounter extends Loading {
  readonly isBusy: () => boolean
  readonly subscribe: (listener: () => void) => () => void
}

export function createLoadingCounter(): LoadingCounter {
  let running = 0
  const listeners = new Set<() => void>()
  const change = (by: 1 | -1) => {
    running += by
    for (const listener of listeners) listener()
  }
  return {
    isBusy: () => running > 0,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async during(work) {
      change(1)
      try {
        return await work
      } finally {
        change(-1)
      }
    },
  }
}
