import type { AnyControl, AnyFieldset } from '../../core/control.js'
import { isGroup } from '../../kinds/part/group.js'
import { isRows } from '../../kinds/part/rows.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { fieldLabel, type ScopeMessages } from '../../locale/resourceText.js'
import { FieldValue } from '../../values/FieldValue.js'
import { linkLabel } from '../../values/linkLabel.js'
import { isBlank } from '../core/formValues.js'
import { holds } from '../core/conditions.js'
import type { Values } from '../core/fieldPath.js'
import { useForm } from '../store/FormContext.js'
import { type LinkNames, nameKey } from '../core/linkNames.js'
import '../conflict/conflict.css'

interface ValueTextProps {
  /** None for a field that no section shows. */
  readonly control: AnyControl | undefined
  readonly name: string
  /** The record, group or row around the field. */
  readonly values: Values
  readonly texts: ScopeMessages
  readonly names: LinkNames
}

/** A field's value as people read it: names for ids, labels for codes, every row of a list. */
export function ValueText({ control, name, values, texts, names }: ValueTextProps) {
  const { text } = useLocale()
  const value = values[name]
  if (value === null || value === undefined || (control && isBlank(control, value)))
    return <span className="ep-value-none">{text('form.conflict.empty')}</span>
  if (isGroup(control)) return <FieldsText fieldset={control.fieldset} values={value as Values} names={names} />
  if (isRows(control)) {
    return (value as readonly Values[]).map((row, index) => (
      // These rows have no identity besides their place.
      // oxlint-disable-next-line react/no-array-index-key
      <RowText key={index} fieldset={control.fieldset} row={row} names={names} />
    ))
  }
  if (control?.kind.isId && Array.isArray(value))
    return <span className="ep-value">{value.map((id: number) => names.get(nameKey(control, id)) ?? `#${id}`).join(', ')}</span>
  const link = control && typeof value === 'number' ? (names.get(nameKey(control, value)) ?? linkLabel(name, control, values)) : undefined
  return (
    <span className="ep-value">
      <FieldValue control={control} name={name} values={values} texts={texts} link={link} isOpen />
    </span>
  )
}

interface FieldsTextProps {
  readonly fieldset: AnyFieldset
  readonly values: Values
  /** These fields, empty ones too. @default the fields with a value */
  readonly only?: readonly string[] | undefined
  readonly names: LinkNames
}

/** The fields of a group or a row, each with its label. */
export function FieldsText({ fieldset, values, only, names }: FieldsTextProps) {
  const locale = useLocale()
  const record = useForm().store.getState().values
  const hasSomething = (control: AnyControl, key: string) =>
    values[key] !== false && !isBlank(control, values[key]) && holds(control.options.visible, { values, record }, true)
  return (
    <span className="ep-value-fields">
      {fieldset.layout.map((key) => {
        const control = fieldset.fields[key]
        if (!control || !(only?.includes(key) ?? hasSomething(control, key))) return null
        return (
          <span key={key} className="ep-value-field">
            <span className="ep-value-label">{fieldLabel(locale, fieldset.messages, key)}:</span>{' '}
            <ValueText control={control} name={key} values={values} texts={fieldset.messages} names={names} />
          </span>
        )
      })}
    </span>
  )
}

interface RowTextProps extends Omit<FieldsTextProps, 'values'> {
  /** None when a person removed it. */
  readonly row: Values | undefined
}

/** One sub-record, or the words that it was removed. */
export function RowText({ fieldset, row, names }: RowTextProps) {
  const { text } = useLocale()
  return (
    <span className="ep-value-row">
      {row ? (
        <FieldsText fieldset={fieldset} values={row} names={names} />
      ) : (
        <span className="ep-value-none">{text('form.conflict.removed')}</span>
      )}
    </span>
  )
}
