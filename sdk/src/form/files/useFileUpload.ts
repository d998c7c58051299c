import { useEffect, useRef, useState } from 'react'
import type { FieldProps } from '../../controls/FieldProps.js'
import { useApi } from '../../data/DataProvider.js'
import type { FormUpload } from '../record/uploads.js'
import { createUploader, type Uploader } from './createUploader.js'

/** The file on its way into a field. */
export interface FileUpload extends Omit<FormUpload, 'path'> {
  readonly file: File
}

interface FileUploading {
  readonly upload?: FileUpload
  send(file: File): void
  /** Calls the sending off, or forgets a file that was refused. */
  cancel(): void
}

/** Sends the one file of a field; another one takes its place. */
export function useFileUpload(field: Pick<FieldProps, 'onChange' | 'onUpload' | 'onBlur'>): FileUploading {
  const api = useApi()
  const [upload, setUpload] = useState<FileUpload>()
  // While a file is on its way a row before this one may go: what is told then is told of the place that the field has now.
  const latest = useRef(field)
  useEffect(() => {
    latest.current = field
  })
  const uploader = useRef<Uploader>(null)
  useEffect(() => () => uploader.current?.stop(), [])
  const create = () =>
    createUploader({
      upload: async (file, options) => (await api.upload(file, options)).data,
      onChange: (file, state) => {
        setUpload(state && { file, ...state })
        latest.current.onUpload?.(file, state?.status === 'refused' ? undefined : state?.status)
      },
      onStored: ({ id, fileName }) => {
        latest.current.onChange(id, { id, label: fileName })
        latest.current.onBlur?.()
      },
    })
  const cancel = () => {
    if (upload) uploader.current?.cancel(upload.file)
  }
  const send = (file: File) => {
    cancel()
    uploader.current ??= create()
    uploader.current.send([file])
  }
  return { upload, send, cancel }
}
