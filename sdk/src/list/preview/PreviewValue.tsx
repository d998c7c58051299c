import type { AnyFieldset } from '../../core/control.js'
import { isRows } from '../../kinds/part/rows.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { FileLink } from '../../form/files/FileLink.js'
import { fileOf } from '../../form/files/fileText.js'
import { fieldLabel, type ScopeMessages } from '../../locale/resourceText.js'
import { FieldValue } from '../../values/FieldValue.js'
import { linkLabel } from '../../values/linkLabel.js'
import { type FieldPlace, type FilledField, filledFields, type Scope } from './previewFields.js'

interface PreviewFieldsProps extends FieldPlace {
  readonly fields: readonly FilledField[]
  /** Labels of the fields and of their closed lists. */
  readonly messages: ScopeMessages
}

/** Labels and values for everybody who may open the record: documents are masked, sensitive values are left out. */
export function PreviewFields({ fields, messages, ...place }: PreviewFieldsProps) {
  const locale = useLocale()
  return (
    <dl className="ep-list-preview-fields">
      {fields.map((field) => (
        <div key={field.key} data-kind={field.control.kind.name}>
          <dt>{fieldLabel(locale, messages, field.key)}</dt>
          <dd>
            <PreviewValue field={field} messages={messages} {...place} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface PreviewValueProps extends Omit<PreviewFieldsProps, 'fields'> {
  readonly field: FilledField
}

function PreviewValue({ field: { key, control }, scope, record, messages }: PreviewValueProps) {
  const { text } = useLocale()
  const { options, fieldset } = control
  if (control.kind.isFile && typeof scope[key] === 'number') return <FileLink file={fileOf(scope)} />
  if (options.sensitive) return <span className="ep-list-none">{text('list.preview.sensitive')}</span>
  if (fieldset) {
    const scopes = isRows(control) ? (scope[key] as readonly Scope[]) : [scope[key] as Scope]
    return <PreviewScopes fieldset={fieldset} scopes={scopes} record={record} />
  }
  return <FieldValue control={control} name={key} values={scope} texts={messages} link={linkLabel(key, control, scope)} />
}

interface PreviewScopesProps {
  readonly fieldset: AnyFieldset
  readonly scopes: readonly Scope[]
  readonly record: Scope
}

/** A group, or each row of a list, with its own labels. */
function PreviewScopes({ fieldset, scopes, record }: PreviewScopesProps) {
  return scopes.map((scope, place) => (
    <PreviewFields
      // oxlint-disable-next-line react/no-array-index-key -- a preview moves none of its rows
      key={place}
      fields={filledFields(fieldset.fields, fieldset.layout, { scope, record })}
      scope={scope}
      record={record}
      messages={fieldset.messages}
    />
  ))
}
