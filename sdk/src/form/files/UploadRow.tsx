import { X } from '../../icons/icons.js'
import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useLocale } from '../../locale/LocaleProvider.js'
import { FileGlyph } from './FileGlyph.js'
import { sizeText } from './fileText.js'
import type { ShownUpload } from './useFileUploads.js'

interface UploadRowProps {
  readonly upload: ShownUpload
  readonly onSend: () => void
  readonly onCancel: () => void
  /** The row goes while it has the focus. */
  readonly onLeave: () => void
}

/** A file that is on its way, stopped on it, or was refused. */
export function UploadRow({ upload, onSend, onCancel, onLeave }: UploadRowProps) {
  const locale = useLocale()
  const { file, status, problem } = upload
  const { text } = locale
  const row = useRef<HTMLLIElement>(null)
  useLeave(row, onLeave)
  const value = file.name
  const giveUp = text(status === 'failed' ? 'files.discard' : 'common.action.cancel')
  return (
    <li ref={row} className="ep-file" data-status={status} tabIndex={-1} aria-label={value}>
      <span className="ep-file-thumb">
        <FileGlyph name={file.name} />
      </span>
      <div className="ep-file-text">
        <span className="ep-file-name">{value}</span>
        {status === 'sending' ? <Progress upload={upload} /> : null}
        {problem ? (
          <p className="ep-field-note ep-field-error" role="alert">
            <span className="ep-visually-hidden">{text('files.notAttached', { value })}: </span>
            {text(`files.problem.${problem}`)}
          </p>
        ) : (
          <span className="ep-file-meta">{sizeText(locale, file.size)}</span>
        )}
      </div>
      <span className="ep-file-tools">
        {status === 'failed' ? (
          <button
            type="button"
            className="ep-link-button"
            aria-label={`${text('common.action.retry')}: ${value}`}
            onClick={() => {
              row.current?.focus() // the button goes with what it mends
              onSend()
            }}
          >
            {text('common.action.retry')}
          </button>
        ) : null}
        {status === 'refused' ? (
          <button
            type="button"
            className="ep-icon-button ep-icon-button-plain"
            aria-label={text('files.dismissOf', { value })}
            onClick={onCancel}
          >
            <X aria-hidden="true" />
          </button>
        ) : (
          <button type="button" className="ep-link-button" aria-label={`${giveUp}: ${value}`} onClick={onCancel}>
            {giveUp}
          </button>
        )}
      </span>
    </li>
  )
}

function Progress({ upload: { file, share } }: { readonly upload: ShownUpload }) {
  const { text } = useLocale()
  const percent = Math.round((share ?? 0) * 100)
  return (
    <span className="ep-file-progress">
      <progress aria-label={text('files.sending', { value: file.name })} max={100} value={percent} />
      <span aria-hidden="true">{share === undefined ? text('files.waitingTurn') : `${percent} %`}</span>
    </span>
  )
}

/** A row goes when its file arrived or was given up. */
function useLeave(row: RefObject<HTMLLIElement | null>, onLeave: () => void): void {
  const leave = useEffectEvent(onLeave)
  useLayoutEffect(() => {
    const element = row.current
    const root = element?.getRootNode() as Document | ShadowRoot | undefined
    return () => {
      if (element?.contains(root?.activeElement ?? null)) leave()
    }
  }, [row])
}
