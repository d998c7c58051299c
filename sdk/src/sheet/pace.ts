export interface ReadOptions {
  readonly signal: AbortSignal
  /** Share that was read, 0 to 1. */
  readonly onProgress?: (share: number) => void
}

/** Says how far the work is; when it waits for the answer, others get their turn. @throws when the work is to end */
export type Pace = (share: number) => Promise<void> | undefined

/** Milliseconds of work after which the page gets its turn. */
const slice = 12

export function createPace({ signal, onProgress }: ReadOptions): Pace {
  let since = performance.now()
  return (share) => {
    if (performance.now() - since < slice) return undefined
    onProgress?.(Math.min(1, share))
    return new Promise<void>((resolve) => setTimeout(resolve)).then(() => {
      signal.throwIfAborted()
      since = performance.now()
    })
  }
}
