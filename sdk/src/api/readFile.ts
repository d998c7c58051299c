/** Progress of a download. */
export interface FileProgress {
  readonly bytes: number
  /** Lines so far; line breaks inside quoted cells do not count. */
  readonly lines: number
  /** Number of rows announced by the server; `undefined` without an announcement. */
  readonly total: number | undefined
}

/** A downloaded file. */
export interface DownloadedFile {
  readonly file: Blob
  /** The name from the server; empty without one. */
  readonly name: string
}

/** Size of the pieces given to the browser, which may keep them on disk, so that the page never holds a large file in memory. */
const pieceBytes = 1 << 20

const newline = 0x0a
const quote = 0x22

export interface ReadFileOptions {
  readonly onProgress: (progress: FileProgress) => void
  readonly signal?: AbortSignal
}

/** Reads a download to its end. @throws the error of `fetch` when the connection breaks or the signal aborts; a partial file is never returned */
export async function readFile(response: Response, { onProgress, signal }: ReadFileOptions): Promise<DownloadedFile> {
  const type = response.headers.get('Content-Type') ?? ''
  const total = readTotal(response.headers.get('X-Total-Rows'))
  const counter = createLineCounter()
  const pieces: Blob[] = []
  let waiting: Uint8Array<ArrayBuffer>[] = []
  let [bytes, waitingBytes] = [0, 0]
  const reader = response.body?.getReader()
  // A host's own fetch may ignore the signal after its response.
  signal?.addEventListener('abort', () => void reader?.cancel().catch(() => undefined))
  for (let step = await reader?.read(); step && !step.done; step = await reader?.read()) {
    const { value } = step
    waiting.push(value)
    bytes += value.length
    waitingBytes += value.length
    if (waitingBytes >= pieceBytes) {
      pieces.push(new Blob(waiting))
      waiting = []
      waitingBytes = 0
    }
    onProgress({ bytes, lines: counter.count(value), total })
  }
  signal?.throwIfAborted()
  return { file: new Blob([...pieces, ...waiting], { type }), name: readName(response.headers.get('Content-Disposition')) }
}

function createLineCounter() {
  let lines = 0
  let isQuoted = false
  return {
    /** Counts the bytes of a piece. @returns the lines so far */
    count(bytes: Uint8Array): number {
      for (const byte of bytes) {
        if (byte === quote) isQuoted = !isQuoted
        else if (byte === newline && !isQuoted) lines += 1
      }
      return lines
    },
  }
}

function readTotal(text: string | null): number | undefined {
  return /^\d+$/.test(text ?? '') ? Number(text) : undefined
}

function readName(disposition: string | null): string {
  return /filename="([^"\\/]+)"/.exec(disposition ?? '')?.[1] ?? ''
}
