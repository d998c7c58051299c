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

interface FileValues {
  readonly fileId?: number
}

/** Files are sent beside each other and arrive in any order; their rows have that in which they were chosen. */
interface ChosenOrder {
  add(files: readonly File[]): void
  /** The index among the rows for a stored file: before the first row of a file that was chosen after it. */
  placeOf(file: File, id: number, rows: readonly FileValues[]): number
}

function createChosenOrder(): ChosenOrder {
  const chosen = new Map<File, number>()
  const turns = new Map<number | undefined, number>()
  return {
    // A file that is sent again keeps its place.
    add: (files) => files.forEach((file) => chosen.has(file) || chosen.set(file, chosen.size)),
    placeOf(file, id, rows) {
      const turn = chosen.get(file) ?? chosen.size
      turns.set(id, turn)
      const later = rows.findIndex(({ fileId }) => (turns.get(fileId) ?? -1) > turn)
      return later < 0 ? rows.length : later
    },
  }
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
  const [known, setKnown] = useState<{ readonly store: typeof store; readonly uploader: Uploader; readonly order: ChosenOrder }>()
  const order = known?.store === store ? known.order : createChosenOrder()
  const uploader =
    known?.store === store
      ? known.uploader
      : createUploader({
          upload: async (file, options) => (await api.upload(file, options)).data,
          onChange: (file, state) => noteUpload(store, file, state && { path, ...state }),
          onStored: ({ id, fileName, mime, sizeBytes }, file) => {
            const rows = (getAt(store.getState().values, path) ?? []) as readonly FileValues[]
            const row = { ...fieldset?.empty, fileId: id, file: { id, label: fileName, mime, sizeBytes } }
            addRow(store, path, row, { index: order.placeOf(file, id, rows) })
            setArrived((count) => count + 1)
          },
        })
  if (known?.store !== store) setKnown({ store, uploader, order })
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
      order.add(files)
      uploader.send(files.slice(0, room))
      for (const file of files.slice(room)) noteUpload(store, file, { path, status: 'refused', problem: 'tooMany' })
    },
  }
}
