import type { TextOptions } from '../../kinds/text/text.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import type { FieldProps } from '../FieldProps.js'
import { InputFrame } from '../InputFrame.js'
import { useTooLong } from './useTooLong.js'

/** A text of several lines; the field grows with its content and counts the remaining characters near the limit. */
export function MultilineControl(field: FieldProps) {
  const { control, value, onChange, onBlur, hint } = field
  const { maxLength } = control.options as TextOptions
  const { plural } = useLocale()
  const content = typeof value === 'string' ? value : ''
  const left = maxLength === undefined ? Number.POSITIVE_INFINITY : maxLength - content.length
  // Only near the limit, because a permanent count distracts.
  const isNearEnd = maxLength !== undefined && left <= Math.max(20, maxLength * 0.1)
  const tooLong = useTooLong(content, maxLength)
  return (
    <InputFrame
      field={{
        ...field,
        error: tooLong ?? field.error,
        hint: isNearEnd && left >= 0 ? plural('controls.charactersLeft', left) : hint,
      }}
      isMultiline
      className="ep-field-multiline"
      inputProps={{ value: content, onChange: (event) => onChange(event.target.value), onBlur }}
    />
  )
}
