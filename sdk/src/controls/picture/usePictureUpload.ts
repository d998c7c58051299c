import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError } from '../../api/ApiError.js'
import { useApi } from '../../data/DataProvider.js'
import { useConfirm } from '../../feedback/FeedbackProvider.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { useNavigation } from '../../navigation/NavigationProvider.js'
import { checkPicture, type PictureProblem } from './checkPicture.js'

/** A file on its way to the server. */
export type PictureUpload =
  | { readonly status: 'idle' }
  | { readonly status: 'sending'; readonly file: File; readonly address: string; readonly share: number }
  /** `file` is there when the same one may be sent again. */
  | { readonly status: 'failed'; readonly problem: PictureProblem | 'noAnswer' | 'refused'; readonly file?: File }

interface PictureUploading {
  readonly upload: PictureUpload
  send(file: File): Promise<void>
  cancel(): void
}

/** Checks and sends a picture; `onStored` hears its id. */
export function usePictureUpload(onStored: (id: number) => void): PictureUploading {
  const api = useApi()
  const [upload, setUpload] = useState<PictureUpload>({ status: 'idle' })
  const attempt = useRef<AbortController>(null)
  useEffect(() => () => attempt.current?.abort(), [])
  useUploadGuard(upload)
  const cancel = () => {
    attempt.current?.abort()
    setUpload({ status: 'idle' })
  }
  const send = async (file: File) => {
    attempt.current?.abort()
    const current = new AbortController()
    attempt.current = current
    const show = (next: PictureUpload) => current.signal.aborted || setUpload(next)
    const problem = await checkPicture(file)
    if (problem) return void show({ status: 'failed', problem })
    const address = URL.createObjectURL(file)
    const onProgress = (share: number) => void show({ status: 'sending', file, address, share })
    onProgress(0)
    try {
      const { data } = await api.upload(file, { signal: current.signal, onProgress })
      if (current.signal.aborted) return
      setUpload({ status: 'idle' })
      onStored(data.id)
    } catch (error) {
      show({ status: 'failed', problem: problemOf(error), file: canRepeat(error) ? file : undefined })
    } finally {
      URL.revokeObjectURL(address)
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

/** A file that has not arrived yet is work that leaving would lose. */
function useUploadGuard({ status }: PictureUpload): void {
  const navigation = useNavigation()
  const confirm = useConfirm()
  const { text } = useLocale()
  const ask = useEffectEvent(() =>
    confirm({
      title: text('form.leave.title'),
      message: text('files.leave'),
      acceptLabel: text('form.leave.accept'),
      rejectLabel: text('form.leave.reject'),
      isDestructive: true,
    }),
  )
  useEffect(
    () =>
      status === 'sending'
        ? navigation.block(
            () => ask(),
            () => true,
          )
        : undefined,
    [navigation, status],
  )
}
