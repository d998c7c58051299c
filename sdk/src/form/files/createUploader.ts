import { ApiError } from '../../api/ApiError.js'
import type { StoredFile, UploadOptions } from '../../api/client.js'
import type { FileProblem, FormUpload } from '../core/uploads.js'
import { checkFile } from './checkFile.js'

/** Files sent at once: one slow file delays no other, and the rest of the product keeps its own connections. */
const slots = 3

interface UploaderOptions {
  readonly upload: (file: File, options: UploadOptions) => Promise<StoredFile>
  /** The state of a file; undefined once it is stored or cancelled. */
  readonly onChange: (file: File, state: Omit<FormUpload, 'path'> | undefined) => void
  readonly onStored: (stored: StoredFile, file: File) => void
}

/** Sends files beside each other: a problem with one stops no other. */
export interface Uploader {
  send(files: readonly File[]): void
  /** Cancels a file, or forgets a refused one. */
  cancel(file: File): void
  stop(): void
}

export function createUploader({ upload, onChange, onStored }: UploaderOptions): Uploader {
  const waiting: File[] = []
  const running = new Map<File, AbortController>()
  const next = () => {
    while (running.size < slots) {
      const file = waiting.shift()
      if (!file) return
      const attempt = new AbortController()
      running.set(file, attempt)
      void run(file, attempt).finally(() => {
        if (running.get(file) === attempt) running.delete(file)
        next()
      })
    }
  }
  const run = async (file: File, { signal }: AbortController) => {
    const tell = (state: Omit<FormUpload, 'path'> | undefined) => signal.aborted || onChange(file, state)
    const problem = await checkFile(file)
    if (problem) return void tell({ status: 'refused', problem })
    tell({ status: 'sending', share: 0 })
    try {
      const stored = await upload(file, { signal, onProgress: (share) => void tell({ status: 'sending', share }) })
      if (signal.aborted) return
      // First, so that a waiting save finds the file in its place.
      onStored(stored, file)
      tell(undefined)
    } catch (error) {
      tell({ status: canRepeat(error) ? 'failed' : 'refused', problem: problemOf(error) })
    }
  }
  const cancel = (file: File) => {
    const place = waiting.indexOf(file)
    if (place >= 0) waiting.splice(place, 1)
    running.get(file)?.abort()
    running.delete(file)
    onChange(file, undefined)
    next()
  }
  return {
    send(files) {
      for (const file of files) onChange(file, { status: 'sending' })
      waiting.push(...files)
      next()
    },
    cancel,
    stop() {
      for (const file of [...waiting.splice(0), ...running.keys()]) cancel(file)
    },
  }
}

function problemOf(error: unknown): FileProblem {
  if (!(error instanceof ApiError)) return 'noAnswer'
  if (error.code === 'too-large') return 'tooLarge'
  return error.code === 'invalid' ? 'notAllowed' : 'refused'
}

function canRepeat(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 401 || error.status === 429 || error.status >= 500
}
