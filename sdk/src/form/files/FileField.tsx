import { Button } from '../../feedback/Button.js'
import { Paperclip } from '../../icons/icons.js'
import { type ClipboardEvent, type RefObject, useId, useRef, useEffect, useState } from 'react'
import type { FieldProps } from '../../controls/FieldProps.js'
import { FileInput } from '../../controls/picture/FileInput.js'
import { useDrop } from '../../controls/picture/useDrop.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { FileGlyph } from './FileGlyph.js'
import { FileTools } from './FileTools.js'
import { useApi } from '../../data/DataProvider.js'
import type { FormUpload } from '../core/uploads.js'
import { createUploader, type Uploader } from './createUploader.js'
import '../../controls/picture/picture.css'
import './files.css'

/** The one file of a row: chosen, dropped or pasted, downloaded, replaced and removed. It counts when the form is saved. */
export function FileField(field: FieldProps) {
  const { label, value, link, onChange, hint, error, isReadOnly, isDisabled } = field
  const { text } = useLocale()
  const id = useId()
  const main = useRef<HTMLButtonElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const { upload, send, cancel } = useFileUpload(field)
  const isFixed = Boolean(isReadOnly || isDisabled)
  const take = (files: FileList | undefined) => {
    const file = files?.[0]
    if (file && !isFixed) send(file)
  }
  const { isOver, ...drop } = useDrop(take)
  const stored = typeof value === 'number' ? (link ?? { id: value, label: `#${value}` }) : undefined
  // A refused file takes no place: the one that is kept stays in sight.
  const isKept = stored !== undefined && upload?.status === 'refused'
  const refused = upload?.problem && text(`files.problem.${upload.problem}`)
  const problem = refused ? (isKept ? `${upload.file.name}: ${refused}` : refused) : error
  const remove = () => {
    onChange(null)
    // The pressed button goes with the file.
    main.current?.focus()
  }
  return (
    <div
      role="group"
      aria-labelledby={id}
      aria-describedby={`${id}-note`}
      className="ep-file-field"
      data-over={(isOver && !isFixed) || undefined}
      onPaste={(event: ClipboardEvent) => take(event.clipboardData.files)}
      {...drop}
    >
      <span id={id} className="ep-file-field-label">
        {label}
      </span>
      <div className="ep-file-field-line">
        {upload && !isKept ? <Sending upload={upload} /> : stored ? <Stored file={stored} onRemove={isFixed ? undefined : remove} /> : null}
        {isFixed && !stored ? <span className="ep-file-meta">{text('files.none')}</span> : null}
        {isFixed ? null : (
          <MainButton
            ref={main}
            {...{ upload: isKept ? undefined : upload, isStored: stored !== undefined, send, cancel }}
            onChoose={() => input.current?.click()}
          />
        )}
      </div>
      <p id={`${id}-note`} className={problem ? 'ep-field-note ep-field-error' : 'ep-field-note'} role={problem ? 'alert' : undefined}>
        {problem ?? (isFixed || stored || upload ? '' : (hint ?? text('files.addOneHint')))}
      </p>
      <FileInput ref={input} accept=".pdf,.jpg,.jpeg,.png,.heic,.xlsx,.docx" onTake={take} />
    </div>
  )
}

function Stored({ file, onRemove }: { readonly file: { readonly id: number; readonly label: string }; readonly onRemove?: () => void }) {
  return (
    <>
      <span className="ep-file-name">
        <FileGlyph name={file.label} />
        {file.label}
      </span>
      <FileTools file={file} onRemove={onRemove} />
    </>
  )
}

function Sending({ upload: { file, status, share } }: { readonly upload: FileUpload }) {
  const { text } = useLocale()
  const percent = Math.round((share ?? 0) * 100)
  return (
    <>
      <span className="ep-file-name">{file.name}</span>
      {status === 'sending' ? (
        <span className="ep-file-progress">
          <progress aria-label={text('files.sending', { value: file.name })} max={100} value={percent} />
          <span aria-hidden="true">{percent} %</span>
        </span>
      ) : null}
    </>
  )
}

interface MainButtonProps {
  readonly ref: RefObject<HTMLButtonElement | null>
  readonly upload: FileUpload | undefined
  readonly isStored: boolean
  readonly send: (file: File) => void
  readonly cancel: () => void
  readonly onChoose: () => void
}

/** One button for all states, so that it keeps the focus: choose, cancel, send again, replace. */
function MainButton({ ref, upload, isStored, send, cancel, onChoose }: MainButtonProps) {
  const { text } = useLocale()
  const act = () => {
    if (upload?.status === 'sending') cancel()
    else if (upload?.status === 'failed') send(upload.file)
    else onChoose()
  }
  const label = { sending: 'common.action.cancel', failed: 'common.action.retry', refused: 'files.addOne' } as const
  return (
    <>
      <Button ref={ref} variant="secondary" size="small" onPress={act}>
        {upload || isStored ? null : <Paperclip aria-hidden="true" className="ep-icon" />}
        {text(upload ? label[upload.status] : isStored ? 'files.replace' : 'files.addOne')}
      </Button>
      {upload?.status === 'failed' ? (
        <Button variant="secondary" size="small" onPress={cancel}>
          {text('files.discard')}
        </Button>
      ) : null}
    </>
  )
}

interface FileUpload extends Omit<FormUpload, 'path'> {
  readonly file: File
}

interface FileUploading {
  readonly upload?: FileUpload
  send(file: File): void
  /** Stops sending, or forgets a refused file. */
  cancel(): void
}

/** Sends the one file of a field; another file replaces it. */
function useFileUpload(field: Pick<FieldProps, 'onChange' | 'onUpload' | 'onBlur'>): FileUploading {
  const api = useApi()
  const [upload, setUpload] = useState<FileUpload>()
  // A row before this one may go while the file is being sent: reports go to the field's current place.
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
