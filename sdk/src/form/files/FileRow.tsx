import { Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { AnyFieldset } from '../../core/control.js'
import { today } from '../../core/calendar.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { getAt, type Values } from '../fieldPath.js'
import { useFormState } from '../FormContext.js'
import type { NestingFieldProps } from '../FormFieldProps.js'
import { FileThumb } from './FileThumb.js'
import { fileOf, isPicture, kindText, type ShownFile, sizeText } from './fileText.js'
import { PictureDialog } from './PictureDialog.js'
import { useDownload } from './useDownload.js'

interface FileRowProps extends Pick<NestingFieldProps, 'Field'> {
  /** Of the list: `documents`. */
  readonly path: string
  readonly index: number
  readonly fieldset: AnyFieldset
  readonly onRemove?: () => void
}

/** One stored file: what it is, its own fields, and the ways to see it, to take it along and to take it out. */
export function FileRow({ path, index, fieldset, Field, onRemove }: FileRowProps) {
  const scope = `${path}[${index}]`
  const row = useFormState((state) => (getAt(state.values, scope) ?? nothing) as Values)
  const { text } = useLocale()
  const file = fileOf(row)
  const [view, setView] = useState<'closed' | 'open' | 'leaving'>('closed')
  const { download, isLoading } = useDownload(file)
  const value = file.label
  return (
    <li className="ep-file" data-path={scope} aria-label={value}>
      <FileThumb file={file} onView={isPicture(file) ? () => setView('open') : undefined} />
      <div className="ep-file-text">
        <span className="ep-file-name">{value}</span>
        <FileMeta file={file} validUntil={row.validUntil} />
      </div>
      <span className="ep-file-tools">
        <button
          type="button"
          className="ep-icon-button ep-icon-button-plain"
          aria-label={text('files.download', { value })}
          title={text('files.download', { value })}
          aria-busy={isLoading || undefined}
          onClick={() => void download()}
        >
          <Download aria-hidden="true" />
        </button>
        {onRemove ? (
          <button
            type="button"
            className="ep-icon-button"
            aria-label={text('form.removeRow', { value })}
            title={text('form.removeRow', { value })}
            onClick={onRemove}
          >
            <Trash2 aria-hidden="true" />
          </button>
        ) : null}
      </span>
      <div className="ep-file-fields">
        <div className="ep-grid">
          {fieldset.layout.map((key) => {
            const control = fieldset.fields[key]
            return control && control.kind !== 'file' ? (
              <Field key={key} scope={scope} name={key} control={control} texts={fieldset.messages} />
            ) : null
          })}
        </div>
      </div>
      {view === 'closed' ? null : (
        <PictureDialog
          file={file}
          isOpen={view === 'open'}
          onClose={() => setView('leaving')}
          onClosed={() => setView('closed')}
          onDownload={() => void download()}
        />
      )}
    </li>
  )
}

function FileMeta({ file, validUntil }: { readonly file: ShownFile; readonly validUntil: unknown }) {
  const locale = useLocale()
  const { text, date, dateTime } = locale
  const { mime, sizeBytes, uploadedAt, uploadedBy } = file
  const parts = [
    kindText(mime),
    sizeBytes > 0 ? sizeText(locale, sizeBytes) : '',
    uploadedAt ? text('files.uploadedBy', { who: uploadedBy?.label ?? text('form.system'), at: dateTime(uploadedAt) }) : '',
  ]
  const isExpired = typeof validUntil === 'string' && validUntil < today()
  return (
    <span className="ep-file-meta">
      {parts.filter(Boolean).join(' · ')}
      {isExpired ? <span className="ep-file-expired">{text('files.expired', { at: date(validUntil) })}</span> : null}
    </span>
  )
}

const nothing: Values = {}
