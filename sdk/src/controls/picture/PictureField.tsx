import { ImageUp, Trash2 } from 'lucide-react'
import { type ClipboardEvent, useId, useRef } from 'react'
import { useLocale } from '../../locale/LocaleProvider.js'
import { FileInput } from '../FileInput.js'
import type { FieldProps } from '../FieldProps.js'
import { useDrop } from '../useDrop.js'
import { usePicture } from './usePicture.js'
import { type PictureUpload, usePictureUpload } from './usePictureUpload.js'
import '../linkButton.css'
import './picture.css'

/** A picture that can be chosen, dropped or pasted, seen, replaced and taken away; it counts when the form is saved. */
export function PictureField({ label, value, onChange, onUpload, onBlur, hint, error, isReadOnly, isDisabled }: FieldProps) {
  const { text } = useLocale()
  const id = typeof value === 'number' ? value : null
  const noteId = useId()
  const input = useRef<HTMLInputElement>(null)
  const { upload, send, cancel } = usePictureUpload({
    onUpload,
    onStored: (stored) => {
      onChange(stored)
      onBlur?.()
    },
  })
  const isFixed = isReadOnly || isDisabled
  const take = (files: FileList | undefined) => {
    const file = files?.[0]
    if (file && !isFixed) void send(file)
  }
  const { isOver, ...drop } = useDrop(take)
  const problem = upload.status === 'failed' ? text(`files.problem.${upload.problem}`) : error
  return (
    <div
      role="group"
      aria-label={label}
      aria-describedby={noteId}
      className="ep-picture"
      data-over={isOver || undefined}
      onPaste={(event: ClipboardEvent) => take(event.clipboardData.files)}
      {...drop}
    >
      <Frame id={id} label={label} upload={upload} />
      <div className="ep-picture-side">
        <span className="ep-picture-label">{label}</span>
        {upload.status === 'sending' ? <Progress upload={upload} onCancel={cancel} /> : null}
        {isFixed || upload.status === 'sending' ? null : (
          <div className="ep-picture-buttons">
            <button type="button" className="ep-picture-button" onClick={() => input.current?.click()}>
              <ImageUp aria-hidden="true" className="ep-icon" />
              {text(id === null ? 'files.choose' : 'files.replace')}
            </button>
            {upload.status === 'failed' && upload.file ? <Unsent file={upload.file} onSend={send} onDiscard={cancel} /> : null}
            {id === null ? null : (
              <button
                type="button"
                className="ep-picture-button"
                onClick={() => {
                  onChange(null)
                  // This button goes with the picture.
                  input.current?.parentElement?.querySelector('button')?.focus()
                }}
              >
                <Trash2 aria-hidden="true" className="ep-icon" />
                {text('files.remove')}
              </button>
            )}
          </div>
        )}
        <p id={noteId} className={problem ? 'ep-field-note ep-field-error' : 'ep-field-note'} role={problem ? 'alert' : undefined}>
          {problem ?? (isFixed ? '' : (hint ?? text('files.hint')))}
        </p>
        <FileInput ref={input} accept="image/jpeg,image/png,.heic" onTake={take} />
      </div>
    </div>
  )
}

function Frame({ id, label, upload }: { readonly id: number | null; readonly label: string; readonly upload: PictureUpload }) {
  const { text } = useLocale()
  const { address, hasFailed } = usePicture(id)
  const chosen = upload.status === 'sending' ? upload.address : undefined
  const source = chosen ?? address
  if (source) return <img className="ep-picture-frame" src={source} alt={text('files.alt', { label })} data-sending={chosen && 'true'} />
  return (
    <span className="ep-picture-frame ep-picture-none" role={hasFailed ? 'status' : undefined}>
      {hasFailed ? text('files.unseen') : <ImageUp aria-hidden="true" />}
    </span>
  )
}

function Progress({
  upload,
  onCancel,
}: {
  readonly upload: Extract<PictureUpload, { readonly status: 'sending' }>
  readonly onCancel: () => void
}) {
  const { text } = useLocale()
  const percent = Math.round(upload.share * 100)
  return (
    <div className="ep-picture-progress">
      <progress aria-label={text('files.sending', { value: upload.file.name })} max={100} value={percent} />
      <span aria-hidden="true">{percent} %</span>
      <button type="button" className="ep-link-button" onClick={onCancel}>
        {text('common.action.cancel')}
      </button>
    </div>
  )
}

interface UnsentProps {
  readonly file: File
  readonly onSend: (file: File) => Promise<void>
  readonly onDiscard: () => void
}

function Unsent({ file, onSend, onDiscard }: UnsentProps) {
  const { text } = useLocale()
  return (
    <>
      <button type="button" className="ep-picture-button" onClick={() => void onSend(file)}>
        {text('common.action.retry')}
      </button>
      <button type="button" className="ep-picture-button" onClick={onDiscard}>
        {text('files.discard')}
      </button>
    </>
  )
}
