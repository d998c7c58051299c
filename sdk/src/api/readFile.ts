/** How far a download is. */
export interface FileProgress {
  readonly bytes: number
  /** Lines so far, for texts whose cells may hold line breaks in quotes. */
  readonly lines: number
  /** Rows that the server announced; nothing when it did not. */
  readonly total: number | undefined
}

/** A file as it arrived. */
export interface DownloadedFile {
  readonly file: Blob
  /** As the server named it; empty when it did not. */
  readonly name: string
}

/** Pieces of so many bytes are handed to the browser, which may keep them on disk: the page itself never holds a large file. */
const pieceBytes = 1 << 20

const newline = 0x0a
const quote = 0x22

export interface ReadFileOptions {
  readonly onProgress: (progress: FileProgress) => void
  readonly signal?: AbortSignal
}

/** Reads a download to its end. @throws what `fetch` throws when the connection breaks or the signal aborts: half a file is no file */
export async function readFile(response: Response, { onProgress, signal }: ReadFileOptions): Promise<DownloadedFile> {
  const type = response.headers.get('Content-Type') ?? ''
  const total = readTotal(response.headers.get('X-Total-Rows'))
  const counter = createLineCounter()
  const pieces: Blob[] = []
  let waiting: Uint8Array<ArrayBuffer>[] = []
  let [bytes, waitingBytes] = [0, 0]
  const reader = response.body?.getReader()
  // A host's own fetch may not follow the signal once it answered.
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
    /** @returns lines so far, with these bytes */
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
