import type { ReadOptions } from './pace.js'
import { maxFileBytes, maxMilliseconds, type Sheet, SheetError } from './Sheet.js'
import type { WorkerAnswer } from './sheetWorker.js'

/** Reads a CSV, XLSX or ODS file without blocking the page. @throws SheetError */
export async function readSheet(file: File, options: ReadOptions): Promise<Sheet> {
  if (file.size > maxFileBytes) throw new SheetError('tooLarge')
  if (file.size === 0) throw new SheetError('empty')
  options.signal.throwIfAborted()
  const work = new AbortController()
  const stop = () => work.abort(options.signal.reason)
  options.signal.addEventListener('abort', stop)
  const timer = setTimeout(() => work.abort(new SheetError('broken')), maxMilliseconds)
  try {
    const bytes = await readBytesOf(file)
    work.signal.throwIfAborted()
    const limited = { ...options, signal: work.signal }
    return (await readInWorker(bytes, limited)) ?? (await readOnPage(bytes, limited))
  } finally {
    clearTimeout(timer)
    options.signal.removeEventListener('abort', stop)
  }
}

async function readBytesOf(file: File): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch (error) {
    throw new SheetError('unreadable', { cause: error })
  }
}

/** `undefined` when no worker starts: in a page of another origin, with a policy without `worker-src`, or in Node. */
async function readInWorker(bytes: Uint8Array<ArrayBuffer>, { signal, onProgress, ...choices }: ReadOptions): Promise<Sheet | undefined> {
  const worker = startWorker()
  if (!worker) return undefined
  try {
    return await new Promise<Sheet | undefined>((resolve, reject) => {
      let hasStarted = false
      worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
        if (data.kind === 'ready') {
          hasStarted = true
          worker.postMessage({ ...choices, bytes }, [bytes.buffer])
        } else if (data.kind === 'progress') onProgress?.(data.share)
        else if (data.kind === 'sheet') resolve(data.sheet)
        else reject(new SheetError(data.problem))
      })
      // An error after the start means that the worker ran out of memory; before it, the worker's file did not load.
      worker.addEventListener('error', () => (hasStarted ? reject(new SheetError('broken')) : resolve(undefined)))
      signal.addEventListener('abort', () => reject(signal.reason))
    })
  } finally {
    worker.terminate()
  }
}

function startWorker(): Worker | undefined {
  try {
    // Bundlers need exactly this expression.
    return new Worker(new URL('./sheetWorker.js', import.meta.url), { type: 'module' })
  } catch {
    return undefined
  }
}

async function readOnPage(bytes: Uint8Array, options: ReadOptions): Promise<Sheet> {
  const { readBytes } = await import('./readBytes.js')
  return readBytes(bytes, options)
}
