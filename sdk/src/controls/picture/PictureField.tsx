import { Button } from '../../feedback/Button.js'
import { ImageUp, Trash2 } from '../../icons/icons.js'
import { type ClipboardEvent, type RefCallback, type RefObject, useCallback, useId, useLayoutEffect, useRef } from 'react'
import { useFile } from '../../data/useFile.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { useMount } from '../../mount/MountProvider.js'
import { FileInput } from './FileInput.js'
import type { FieldProps } from '../FieldProps.js'
import { useDrop } from './useDrop.js'
import { BlobImage } from './BlobImage.js'
import { type PictureUpload, usePictureUpload } from './usePictureUpload.js'
import './picture.css'

/** A picture that the user can choose, drop, paste, view, replace and remove; it is stored with the form. */
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
  const side = useRef<HTMLDivElement>(null)
  const goes = useFocusAfter(side, upload.status)
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
      <div ref={side} className="ep-picture-side">
        <span className="ep-picture-label">{label}</span>
        {upload.status === 'sending' ? <Progress ref={goes} upload={upload} onCancel={cancel} /> : null}
        {isFixed || upload.status === 'sending' ? null : (
          <div className="ep-picture-buttons">
            <Button variant="secondary" size="small" onPress={() => input.current?.click()}>
              <ImageUp aria-hidden="true" className="ep-icon" />
              {text(id === null ? 'files.choose' : 'files.replace')}
            </Button>
            {upload.status === 'failed' && upload.file ? <Unsent ref={goes} file={upload.file} onSend={send} onDiscard={cancel} /> : null}
            {id === null ? null : (
              <Button
                variant="secondary"
                size="small"
                onPress={() => {
                  onChange(null)
                  // This button disappears together with the picture.
                  input.current?.parentElement?.querySelector('button')?.focus()
                }}
              >
                <Trash2 aria-hidden="true" className="ep-icon" />
                {text('files.remove')}
              </Button>
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
  const { blob, hasFailed } = useFile(id)
  const chosen = upload.status === 'sending' ? upload.file : undefined
  const shown = chosen ?? blob
  if (shown)
    return <BlobImage className="ep-picture-frame" blob={shown} alt={text('files.alt', { label })} data-sending={chosen && 'true'} />
  return (
    <span className="ep-picture-frame ep-picture-none" role={hasFailed ? 'status' : undefined}>
      {hasFailed ? text('files.unseen') : <ImageUp aria-hidden="true" />}
    </span>
  )
}

/**
 * Moves the focus to the choose button when an upload ends, because the focused cancel or retry button disappears.
 * @returns a ref for the element that disappears
 */
function useFocusAfter(side: RefObject<HTMLElement | null>, status: PictureUpload['status']): RefCallback<HTMLElement> {
  const { root } = useMount()
  const isDue = useRef(false)
  useLayoutEffect(() => {
    if (isDue.current) side.current?.querySelector('button')?.focus()
    isDue.current = false
  }, [side, status])
  return useCallback(
    (element: HTMLElement | null) => () => {
      isDue.current ||= element?.contains(root.activeElement) === true
    },
    [root],
  )
}

interface ProgressProps {
  readonly upload: Extract<PictureUpload, { readonly status: 'sending' }>
  readonly onCancel: () => void
  readonly ref: RefCallback<HTMLElement>
}

function Progress({ upload, onCancel, ref }: ProgressProps) {
  const { text } = useLocale()
  const percent = Math.round(upload.share * 100)
  return (
    <div ref={ref} className="ep-picture-progress">
      <progress aria-label={text('files.sending', { value: upload.file.name })} max={100} value={percent} />
      <span aria-hidden="true">{percent} %</span>
      <Button variant="link" onPress={onCancel}>
        {text('common.action.cancel')}
      </Button>
    </div>
  )
}

interface UnsentProps {
  readonly file: File
  readonly onSend: (file: File) => Promise<void>
  readonly onDiscard: () => void
  readonly ref: RefCallback<HTMLElement>
}

function Unsent({ file, onSend, onDiscard, ref }: UnsentProps) {
  const { text } = useLocale()
  return (
    <>
      <Button ref={ref} variant="secondary" size="small" onPress={() => void onSend(file)}>
        {text('common.action.retry')}
      </Button>
      <Button ref={ref} variant="secondary" size="small" onPress={onDiscard}>
        {text('files.discard')}
      </Button>
    </>
  )
}
