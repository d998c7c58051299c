import type { AnyControl, AnyFieldset } from '../../core/control.js'
import { type LocaleValue, useLocale } from '../../locale/LocaleProvider.js'
import { fieldLabel, optionLabel, type ScopeMessages } from '../../locale/resourceText.js'
import { writtenValue } from '../../locale/writtenValue.js'
import { formatCpf } from '../../validators/cpf.js'
import { holds } from '../conditions.js'
import { useForm } from '../FormContext.js'
import type { Values } from '../fieldPath.js'
import { isBlank } from '../formValues.js'
import { type LinkNames, nameKey } from '../linkNames.js'
import { PlaceText } from './PlaceText.js'

export interface ValueTextProps {
  /** None for a field that no section shows. */
  readonly control: AnyControl | undefined
  readonly name: string
  /** The record, group or row that the field stands in. */
  readonly values: Values
  /** Labels of that record, group or row. */
  readonly texts: ScopeMessages
  /** Names of the records referred to. */
  readonly names: LinkNames
}

/** What a field holds, as people read it: names for ids, labels for codes, every row of a list. */
export function ValueText(props: ValueTextProps) {
  const { control, name, values, names } = props
  const locale = useLocale()
  const value = values[name]
  if (value === null || value === undefined || (control && isBlank(control, value)))
    return <span className="ep-value-none">{locale.text('form.conflict.empty')}</span>
  if (control?.kind === 'location' && typeof value === 'number') return <PlaceText control={control} values={values} id={value} />
  if (control?.kind === 'file') return <span className="ep-value">{fileName(values)}</span>
  if (control?.kind === 'group' && control.fieldset)
    return <FieldsText fieldset={control.fieldset} values={value as Values} names={names} />
  if (control?.kind === 'rows' && control.fieldset) {
    const { fieldset } = control
    return (value as readonly Values[]).map((row, index) => (
      // Rows have no identity but their place.
      // oxlint-disable-next-line react/no-array-index-key
      <RowText key={index} fieldset={fieldset} row={row} names={names} />
    ))
  }
  return <span className="ep-value">{plainText(props, locale, value)}</span>
}

function plainText({ control, name, texts, names }: ValueTextProps, locale: LocaleValue, value: unknown): string {
  if (Array.isArray(value)) return value.map((each) => optionLabel(locale, texts, { key: name, value: String(each) })).join(', ')
  if (typeof value === 'boolean') return locale.text(value ? 'common.action.yes' : 'common.action.no')
  if (control?.kind === 'reference' && typeof value === 'number') return names.get(nameKey(control, value)) ?? `#${value}`
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  if (control?.kind === 'choice') return optionLabel(locale, texts, { key: name, value: text })
  return control?.kind === 'cpf' ? formatCpf(text) : writtenValue(text, control?.kind, locale)
}

interface FieldsTextProps {
  readonly fieldset: AnyFieldset
  readonly values: Values
  /** These fields, empty ones too. @default those that hold something */
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
  /** None when it was taken out. */
  readonly row: Values | undefined
}

/** One sub-record, or that it was taken out. */
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

function fileName({ file }: Values): string {
  return typeof file === 'object' && file !== null && 'label' in file ? String(file.label) : ''
}
