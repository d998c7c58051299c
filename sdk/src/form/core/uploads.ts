import type { UploadStatus } from '../../controls/FieldProps.js'

/** A file in a field that is not stored yet. */
export interface FormUpload {
  readonly path: string
  /** A refused file never arrives. */
  readonly status: UploadStatus | 'refused'
  /** The share of its bytes that are sent, from 0 to 1; undefined while it waits. */
  readonly share?: number
  readonly problem?: FileProblem
}

export type FileProblem = 'empty' | 'tooLarge' | 'notAllowed' | 'tooMany' | 'noAnswer' | 'refused'

/** Files being sent or stopped, by the file itself: two files may have one name. */
export type FormUploads = ReadonlyMap<File, FormUpload>

/** What the files of a form are kept in, such as its store. */
interface UploadStore {
  getState(): FormFiles
  subscribe(listener: () => void): () => void
  update(change: () => FormFiles): void
}
interface FormFiles {
  readonly uploads: FormUploads
}

/** Notes the state of a file; `undefined` removes it. */
export function noteUpload(store: UploadStore, file: File, upload: FormUpload | undefined): void {
  const uploads = new Map(store.getState().uploads)
  if (upload) uploads.set(file, upload)
  else uploads.delete(file)
  store.update(() => ({ uploads }))
}

/** How many files are being sent. */
export function sendingCount({ uploads }: FormFiles): number {
  return [...uploads.values()].filter(({ status }) => status === 'sending').length
}

/** Files that failed and may be sent again: a record stored now would lack them. */
export function unsentFiles({ uploads }: FormFiles): readonly { readonly name: string; readonly path: string }[] {
  return [...uploads].flatMap(([{ name }, { status, path }]) => (status === 'failed' ? [{ name, path }] : []))
}

/** Resolves when no file is being sent any more, or when `signal` stops the wait. */
export function whenSent(store: UploadStore, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (sendingCount(store.getState()) > 0 && !signal.aborted) return
      stop()
      resolve()
    }
    const stop = store.subscribe(check)
    signal.addEventListener('abort', check)
    check()
  })
}
