import { Button } from '../../feedback/Button.js'
import { Paperclip, X } from '../../icons/icons.js'
import { type ClipboardEvent, type RefObject, useId, useRef, useState, useEffectEvent, useLayoutEffect } from 'react'
import { FileInput } from '../../controls/picture/FileInput.js'
import { useDrop } from '../../controls/picture/useDrop.js'
import type { RowsOptions } from '../../kinds/part/rows.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { useForm } from '../store/FormContext.js'
import type { NestingFieldProps } from '../store/FormFieldProps.js'
import { getAt, joinPath, type Values } from '../core/fieldPath.js'
import { RowsIssue, RowsTitle } from '../rows/RowsTitle.js'
import { UndoBar } from '../notices/UndoBar.js'
import { useRows } from '../rows/useRows.js'
import { FileRow } from './FileRow.js'
import { fileOf, sizeText } from './fileText.js'
import { useFileUploads, type ShownUpload } from './useFileUploads.js'
import { FileGlyph } from './FileGlyph.js'
import './files.css'

/** Files of a record: chosen, dropped or pasted, several at once. Each is sent, refused and removed by itself. */
export function FilesField({ scope, name, control, texts, isTitled, Field }: NestingFieldProps) {
  const id = useId()
  const locale = useLocale()
  const { store, isReadOnly } = useForm()
  const path = joinPath(scope, name)
  const { fieldset } = control
  const options = control.options as RowsOptions
  const { list, keys, removed, remove, undo } = useRows(path, fieldset, undefined)
  const [removedName, setRemovedName] = useState('')
  const { uploads, arrived, send, cancel } = useFileUploads(path, fieldset, options)
  const take = (files: FileList | undefined) => {
    if (files && files.length > 0 && !isReadOnly) send([...files])
  }
  const addButton = useRef<HTMLButtonElement>(null)
  const { isOver, ...drop } = useDrop(take)
  if (!fieldset) return null
  const isEmpty = keys.length === 0 && uploads.length === 0
  return (
    <div
      role="group"
      aria-labelledby={id}
      className="ep-files"
      ref={list}
      data-over={(isOver && !isReadOnly) || undefined}
      onPaste={(event) => take(pastedFiles(event))}
      {...drop}
    >
      <RowsTitle {...{ id, scope, name, control, texts, isTitled }} />
      <RowsIssue path={path} />
      {isEmpty && isReadOnly ? <p className="ep-rows-empty">{locale.text('files.none')}</p> : null}
      {isEmpty ? null : (
        <ul className="ep-files-list">
          {keys.map((key, index) => (
            <FileRow
              key={key}
              {...{ path, index, fieldset, Field }}
              onRemove={
                isReadOnly
                  ? undefined
                  : () => {
                      setRemovedName(fileOf(getAt(store.getState().values, `${path}[${index}]`) as Values).label)
                      remove(index)
                    }
              }
            />
          ))}
          {uploads.map((upload, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two files may have one name; their order changes only when one goes
            <UploadRow
              key={`${upload.file.name} ${index}`}
              upload={upload}
              onLeave={() => addButton.current?.focus()}
              onSend={() => send([upload.file])}
              onCancel={() => cancel(upload.file)}
            />
          ))}
        </ul>
      )}
      {removed === undefined ? null : <UndoBar text={locale.text('files.removed', { value: removedName })} onUndo={undo} />}
      {isReadOnly ? null : <AddFiles ref={addButton} onTake={take} />}
      <FilesAnnouncer uploads={uploads} arrived={arrived} />
    </div>
  )
}

interface AddFilesProps {
  readonly ref: RefObject<HTMLButtonElement | null>
  readonly onTake: (files: FileList | undefined) => void
}

function AddFiles({ ref, onTake }: AddFilesProps) {
  const { text } = useLocale()
  const hintId = useId()
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="ep-files-add">
      <Button ref={ref} variant="secondary" aria-describedby={hintId} onPress={() => input.current?.click()}>
        <Paperclip aria-hidden="true" className="ep-icon" />
        <span className="ep-button-text">{text('files.add')}</span>
      </Button>
      <p id={hintId} className="ep-field-note">
        {text('files.addHint')}
      </p>
      <FileInput ref={input} accept=".pdf,.jpg,.jpeg,.png,.heic,.xlsx,.docx" multiple onTake={onTake} />
    </div>
  )
}

/** A spreadsheet copies a picture of its cells beside their text: in a field the text is meant. */
function pastedFiles({ clipboardData, target }: ClipboardEvent): FileList | undefined {
  const isField = target instanceof Element && target.matches('input, textarea')
  return isField && clipboardData.types.includes('text/plain') ? undefined : clipboardData.files
}

interface FilesAnnouncerProps {
  readonly uploads: readonly ShownUpload[]
  readonly arrived: number
}

/** The progress for screen readers: four times on the way and once at the end. A refused file has its own message. */
function FilesAnnouncer({ uploads, arrived }: FilesAnnouncerProps) {
  const { plural } = useLocale()
  const sending = uploads.filter(({ status }) => status === 'sending')
  const count = sending.length + arrived
  const share = (sending.reduce((sum, { share = 0 }) => sum + share, 0) + arrived) / count
  const words =
    sending.length > 0
      ? plural('files.announce.sending', count, { percent: Math.floor(share * 4) * 25 })
      : arrived > 0
        ? plural('files.announce.attached', arrived)
        : ''
  return (
    <p className="ep-visually-hidden" role="status">
      {words}
    </p>
  )
}

interface UploadRowProps {
  readonly upload: ShownUpload
  readonly onSend: () => void
  readonly onCancel: () => void
  readonly onLeave: () => void
}

/** A file that is being sent, stopped or refused. */
function UploadRow({ upload, onSend, onCancel, onLeave }: UploadRowProps) {
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
          <Button
            variant="link"
            aria-label={`${text('common.action.retry')}: ${value}`}
            onPress={() => {
              row.current?.focus() // the button goes with what it mends
              onSend()
            }}
          >
            {text('common.action.retry')}
          </Button>
        ) : null}
        {status === 'refused' ? (
          <Button variant="icon" aria-label={text('files.dismissOf', { value })} onPress={onCancel}>
            <X aria-hidden="true" />
          </Button>
        ) : (
          <Button variant="link" aria-label={`${giveUp}: ${value}`} onPress={onCancel}>
            {giveUp}
          </Button>
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

/** A row goes when its file arrived or was cancelled. */
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
