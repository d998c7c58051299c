import type { AnyFieldset } from '../../core/control.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { fieldLabel } from '../../locale/resourceText.js'
import { holds } from '../conditions.js'
import { useForm } from '../FormContext.js'
import type { Values } from '../fieldPath.js'
import { isBlank } from '../formValues.js'
import type { LinkNames } from '../linkNames.js'
import { ValueText } from './ValueText.js'

interface FieldsTextProps {
  readonly fieldset: AnyFieldset
  readonly values: Values
  readonly names: LinkNames
}

/** The fields of a group or a row that hold something, each with its label. */
export function FieldsText({ fieldset, values, names }: FieldsTextProps) {
  const locale = useLocale()
  const record = useForm().store.getState().values
  return (
    <span className="ep-value-fields">
      {fieldset.layout.map((key) => {
        const control = fieldset.fields[key]
        const value = values[key]
        if (!control || value === false || isBlank(control, value) || !holds(control.options.visible, { values, record }, true)) return null
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
