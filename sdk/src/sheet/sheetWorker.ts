import type { ReadOptions } from './pace.js'
import { readBytes } from './readBytes.js'
import { type Sheet, SheetError, type SheetProblem } from './Sheet.js'

/** The messages of the worker: ready for a file, progress, and the result. */
export type WorkerAnswer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'sheet'; readonly sheet: Sheet }
  | { readonly kind: 'problem'; readonly problem: SheetProblem }

/** What the page asks for. */
interface SheetOrder extends Pick<ReadOptions, 'sheetName' | 'encoding'> {
  readonly bytes: Uint8Array
}

const answer = (message: WorkerAnswer) => globalThis.postMessage(message)

globalThis.addEventListener('message', ({ data }: MessageEvent<SheetOrder>) => void read(data))
answer({ kind: 'ready' })

async function read({ bytes, ...choices }: SheetOrder): Promise<void> {
  try {
    // Never aborted: the page terminates this worker instead.
    const { signal } = new AbortController()
    const sheet = await readBytes(bytes, { ...choices, signal, onProgress: (share) => answer({ kind: 'progress', share }) })
    answer({ kind: 'sheet', sheet })
  } catch (error) {
    answer({ kind: 'problem', problem: error instanceof SheetError ? error.problem : 'broken' })
  }
}
