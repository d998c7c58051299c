import type { UploadStatus } from '../../controls/FieldProps.js'

/** A file that a field was given and has not stored yet. */
export interface FormUpload {
  /** Of the field. */
  readonly path: string
  /** A file that was refused will never arrive, whatever becomes of the record. */
  readonly status: UploadStatus | 'refused'
  /** Of its bytes that have left, from 0 to 1; nothing while it waits its turn. */
  readonly share?: number
  readonly problem?: FileProblem
}

/** Why a file is not stored. */
export type FileProblem = 'empty' | 'tooLarge' | 'notAllowed' | 'tooMany' | 'noAnswer' | 'refused'

/** Files on their way, or stopped on it, by the file itself: two may have one name. */
export type FormUploads = ReadonlyMap<File, FormUpload>

/** What the files of a form are kept in; a form's store is one. */
interface UploadStore {
  getState(): FormFiles
  subscribe(listener: () => void): () => void
  update(change: () => FormFiles): void
}
interface FormFiles {
  readonly uploads: FormUploads
}

/** Notes how a file fares; `undefined` forgets it. */
export function noteUpload(store: UploadStore, file: File, upload: FormUpload | undefined): void {
  const uploads = new Map(store.getState().uploads)
  if (upload) uploads.set(file, upload)
  else uploads.delete(file)
  store.update(() => ({ uploads }))
}

/** How many files are on their way. */
export function sendingCount({ uploads }: FormFiles): number {
  return [...uploads.values()].filter(({ status }) => status === 'sending').length
}

/** Files that did not reach the server and may still be sent: a record stored now would lack them. */
export function unsentFiles({ uploads }: FormFiles): readonly { readonly name: string; readonly path: string }[] {
  return [...uploads].flatMap(([{ name }, { status, path }]) => (status === 'failed' ? [{ name, path }] : []))
}

/** Resolves when no file is on its way any more, or when `signal` calls the waiting off. */
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
