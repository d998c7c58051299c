import type { OldEncoding } from './decodeText.js'

export interface ReadOptions {
  readonly signal: AbortSignal
  /** Called with the part of the file already read, 0 to 1. */
  readonly onProgress?: (share: number) => void
  /** The sheet of a workbook. @default the first visible one with rows */
  readonly sheetName?: string | undefined
  /** The encoding of a text file that neither a mark nor its bytes tell. @default the likeliest by its letters */
  readonly encoding?: OldEncoding | undefined
}

/** Reports progress. When it returns a promise, wait for it, so that the page can work. @throws when the work must end */
export type Pace = (share: number) => Promise<void> | undefined

/** Milliseconds of work before the page gets its turn. */
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
