import { useEffect, useState } from 'react'
import type { AnyFieldset } from '../../core/control.js'
import type { RowsOptions } from '../../kinds/part/rows.js'
import { useApi } from '../../data/DataProvider.js'
import { getAt } from '../core/fieldPath.js'
import { useForm, useFormState } from '../store/FormContext.js'
import { addRow } from '../store/rows.js'
import { type FormUpload, noteUpload } from '../core/uploads.js'
import { createUploader, type Uploader } from './createUploader.js'

/** One file that is no row yet. */
export interface ShownUpload extends FormUpload {
  readonly file: File
}

interface FileUploads extends Pick<Uploader, 'cancel'> {
  readonly uploads: readonly ShownUpload[]
  /** Files stored since the sending began. */
  readonly arrived: number
  send(files: readonly File[]): void
}

/** Files being sent into the list at `path`: each becomes a row when it is stored. */
export function useFileUploads(
  path: string,
  fieldset: AnyFieldset | undefined,
  { max = Number.POSITIVE_INFINITY }: RowsOptions,
): FileUploads {
  const { store } = useForm()
  const api = useApi()
  const [arrived, setArrived] = useState(0)
  const all = useFormState((state) => state.uploads)
  const uploads = [...all].flatMap(([file, upload]) => (upload.path === path ? [{ file, ...upload }] : []))
  // One for each form: the empty form after "save and new" begins with none.
  const [known, setKnown] = useState<{ readonly store: typeof store; readonly uploader: Uploader }>()
  const uploader =
    known?.store === store
      ? known.uploader
      : createUploader({
          upload: async (file, options) => (await api.upload(file, options)).data,
          onChange: (file, state) => noteUpload(store, file, state && { path, ...state }),
          onStored: ({ id, fileName, mime, sizeBytes }) => {
            addRow(store, path, { ...fieldset?.empty, fileId: id, file: { id, label: fileName, mime, sizeBytes } })
            setArrived((count) => count + 1)
          },
        })
  if (known?.store !== store) setKnown({ store, uploader })
  useEffect(() => () => uploader.stop(), [uploader])
  return {
    uploads,
    arrived,
    cancel: uploader.cancel,
    send: (files) => {
      const { length } = (getAt(store.getState().values, path) ?? []) as readonly unknown[]
      const sending = uploads.filter(({ status }) => status !== 'refused')
      const others = sending.filter(({ file }) => !files.includes(file)).length
      const room = Math.max(0, max - length - others)
      if (!sending.some(({ status }) => status === 'sending')) setArrived(0)
      uploader.send(files.slice(0, room))
      for (const file of files.slice(room)) noteUpload(store, file, { path, status: 'refused', problem: 'tooMany' })
    },
  }
}
