import { useState } from 'react'
import type { AnyFieldset } from '../../core/control.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { getAt, type Values } from '../core/fieldPath.js'
import { useFormState, usePlace } from '../store/FormContext.js'
import type { NestingFieldProps } from '../store/FormFieldProps.js'
import { FileDialog } from './FileDialog.js'
import { fileOf, isPicture, isViewable, kindText, type ShownFile, sizeText } from './fileText.js'
import { BlobImage } from '../../controls/picture/BlobImage.js'
import { useFile } from '../../data/useFile.js'
import { FileGlyph } from './FileGlyph.js'
import { FileTools } from './FileTools.js'
import { textOf } from '../../validators/text.js'
import { ValidityMark } from '../../values/ValidityMark.js'

interface FileRowProps extends Pick<NestingFieldProps, 'Field'> {
  readonly path: string
  readonly index: number
  readonly fieldset: AnyFieldset
  readonly onRemove?: () => void
}

/** One stored file: its kind, its own fields, and the ways to view, download and remove it. */
export function FileRow({ path, index, fieldset, Field, onRemove }: FileRowProps) {
  const scope = `${path}[${index}]`
  const row = useFormState((state) => (getAt(state.values, scope) ?? nothing) as Values)
  const file = fileOf(row)
  const [view, setView] = useState<'closed' | 'open' | 'leaving'>('closed')
  const value = file.label
  return (
    <li ref={usePlace(scope)} className="ep-file" data-path={scope} aria-label={value}>
      <FileThumb file={file} onView={isViewable(file) ? () => setView('open') : undefined} />
      <div className="ep-file-text">
        <span className="ep-file-name">{value}</span>
        <FileMeta file={file} validUntil={row.validUntil} />
      </div>
      <span className="ep-file-tools">
        <FileTools file={file} onRemove={onRemove} />
      </span>
      <div className="ep-file-fields">
        <div className="ep-grid">
          {fieldset.layout.map((key) => {
            const control = fieldset.fields[key]
            return control && !control.kind.isFile ? (
              <Field key={key} scope={scope} name={key} control={control} texts={fieldset.messages} />
            ) : null
          })}
        </div>
      </div>
      {view === 'closed' ? null : (
        <FileDialog file={file} isOpen={view === 'open'} onClose={() => setView('leaving')} onClosed={() => setView('closed')} />
      )}
    </li>
  )
}

function FileMeta({ file, validUntil }: { readonly file: ShownFile; readonly validUntil: unknown }) {
  const locale = useLocale()
  const { text, dateTime } = locale
  const { mime, sizeBytes, uploadedAt, uploadedBy } = file
  const parts = [
    kindText(mime),
    sizeBytes > 0 ? sizeText(locale, sizeBytes) : '',
    uploadedAt ? text('files.uploadedBy', { who: uploadedBy?.label ?? text('form.system'), at: dateTime(uploadedAt) }) : '',
  ]
  return (
    <span className="ep-file-meta">
      {parts.filter(Boolean).join(' · ')}
      <ValidityMark validUntil={textOf(validUntil)} />
    </span>
  )
}

const nothing: Values = {}

/** A form of twenty photos must not load four hundred megabytes: a larger one is loaded when a person asks for it. */
const thumbBytes = 2 * 1024 * 1024

interface FileThumbProps {
  readonly file: ShownFile
  readonly onView?: () => void
}

/** A small preview: the picture itself, or the kind of file. */
function FileThumb({ file, onView }: FileThumbProps) {
  const { text } = useLocale()
  const { blob } = useFile(isPicture(file) && file.sizeBytes <= thumbBytes ? file.id : null)
  const content = blob ? <BlobImage blob={blob} alt="" /> : <FileGlyph name={file.label} />
  if (!onView) return <span className="ep-file-thumb">{content}</span>
  return (
    <button
      type="button"
      className="ep-file-thumb"
      aria-label={text('files.view', { value: file.label })}
      aria-haspopup="dialog"
      onClick={onView}
    >
      {content}
    </button>
  )
}
