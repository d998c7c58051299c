import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError } from '../../api/ApiError.js'
import { useApi } from '../../data/DataProvider.js'
import { useKeepFile } from '../../data/useFile.js'
import type { FieldProps } from '../FieldProps.js'
import { checkPicture, type PictureProblem } from './checkPicture.js'

/** The state of an upload. */
export type PictureUpload =
  | { readonly status: 'idle' }
  | { readonly status: 'sending'; readonly file: File; readonly share: number }
  /** `file` is set when the same file may be sent again. */
  | { readonly status: 'failed'; readonly problem: PictureProblem | 'noAnswer' | 'refused'; readonly file?: File }

interface PictureUploading {
  readonly upload: PictureUpload
  send(file: File): Promise<void>
  /** Cancels the upload, or drops a file that failed. */
  cancel(): void
}

interface UploadEvents extends Pick<FieldProps, 'onUpload'> {
  readonly onStored: (id: number) => void
}

/** Checks and uploads a picture. */
export function usePictureUpload({ onStored, onUpload }: UploadEvents): PictureUploading {
  const api = useApi()
  const keep = useKeepFile()
  const [upload, setUpload] = useState<PictureUpload>({ status: 'idle' })
  const attempt = useRef<{ readonly file: File; readonly abort: AbortController }>(null)
  const end = () => {
    attempt.current?.abort.abort()
    if (attempt.current) onUpload?.(attempt.current.file, undefined)
    attempt.current = null
  }
  const leave = useEffectEvent(end)
  useEffect(() => () => leave(), [])
  const cancel = () => {
    end()
    setUpload({ status: 'idle' })
  }
  const send = async (file: File) => {
    end()
    const abort = new AbortController()
    attempt.current = { file, abort }
    const { signal } = abort
    const show = (next: PictureUpload) => signal.aborted || setUpload(next)
    const problem = await checkPicture(file)
    if (problem) return void show({ status: 'failed', problem })
    if (signal.aborted) return
    const onProgress = (share: number) => void show({ status: 'sending', file, share })
    onProgress(0)
    onUpload?.(file, 'sending')
    try {
      const { data } = await api.upload(file, { signal, onProgress })
      if (signal.aborted) return
      keep(data.id, file)
      setUpload({ status: 'idle' })
      // First, so that code that waits for the upload already finds the new value.
      onStored(data.id)
      end()
    } catch (error) {
      if (signal.aborted) return
      setUpload({ status: 'failed', problem: problemOf(error), file: canRepeat(error) ? file : undefined })
      onUpload?.(file, canRepeat(error) ? 'failed' : undefined)
    }
  }
  return { upload, send, cancel }
}

function problemOf(error: unknown): Extract<PictureUpload, { readonly status: 'failed' }>['problem'] {
  if (!(error instanceof ApiError)) return 'noAnswer'
  if (error.code === 'too-large') return 'tooLarge'
  return error.code === 'invalid' ? 'notPicture' : 'refused'
}

function canRepeat(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 401 || error.status === 429 || error.status >= 500
}
