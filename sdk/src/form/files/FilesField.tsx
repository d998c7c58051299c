import { Button } from '../../feedback/Button.js'
import { Paperclip } from '../../icons/icons.js'
import { type ClipboardEvent, type RefObject, useId, useRef, useState } from 'react'
import { FileInput } from '../../controls/picture/FileInput.js'
import { useDrop } from '../../controls/picture/useDrop.js'
import type { RowsOptions } from '../../kinds/part/rows.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { useForm } from '../store/FormContext.js'
import type { NestingFieldProps } from '../fields/FormFieldProps.js'
import { getAt, joinPath, type Values } from '../store/fieldPath.js'
import { RowsIssue } from '../rows/RowsIssue.js'
import { RowsTitle } from '../rows/RowsTitle.js'
import { UndoBar } from '../frame/UndoBar.js'
import { useRows } from '../rows/useRows.js'
import { FileRow } from './FileRow.js'
import { fileOf } from './fileText.js'
import { UploadRow } from './UploadRow.js'
import { useFileUploads, type ShownUpload } from './useFileUploads.js'
import './files.css'

/** Files of a record: chosen, dropped or pasted, several at once, each sent, refused and taken out for itself. */
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
            // oxlint-disable-next-line react/no-array-index-key -- two files may have one name; their order only changes when one goes
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

/** A spreadsheet puts a picture of its cells beside their text: in a field the text is meant. */
function pastedFiles({ clipboardData, target }: ClipboardEvent): FileList | undefined {
  const isField = target instanceof Element && target.matches('input, textarea')
  return isField && clipboardData.types.includes('text/plain') ? undefined : clipboardData.files
}

interface FilesAnnouncerProps {
  readonly uploads: readonly ShownUpload[]
  readonly arrived: number
}

/** How the sending goes, for those who hear it: four times on the way and once at its end. What is refused speaks for itself. */
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
