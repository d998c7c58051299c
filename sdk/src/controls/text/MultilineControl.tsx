import type { TextOptions } from '../../kinds/text/text.js'
import type { FieldProps } from '../FieldProps.js'
import { InputFrame } from '../InputFrame.js'
import { CharactersLeft } from './CharactersLeft.js'
import { useTooLong } from './useTooLong.js'

/** A text of several lines; the field grows with its content and counts the remaining characters near the limit. */
export function MultilineControl(field: FieldProps) {
  const { control, value, onChange, onBlur } = field
  const { maxLength } = control.options as TextOptions
  const content = typeof value === 'string' ? value : ''
  const tooLong = useTooLong(content, maxLength)
  return (
    <InputFrame
      field={{ ...field, error: tooLong ?? field.error }}
      isMultiline
      className="ep-field-multiline"
      inputProps={{ value: content, onChange: (event) => onChange(event.target.value), onBlur }}
    >
      {maxLength !== undefined && !field.isReadOnly && <CharactersLeft content={content} maxLength={maxLength} />}
    </InputFrame>
  )
}
