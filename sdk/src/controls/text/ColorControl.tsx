import { readColor } from '../../kinds/text/color.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { colorErrorText } from '../errorText.js'
import type { FieldProps } from '../FieldProps.js'
import { InputFrame } from '../InputFrame.js'
import '../chips.css'

/** A colour: typed as `#0f766e`, or picked in the browser's own panel. */
export function ColorControl(field: FieldProps) {
  const { value, onChange, onBlur, isReadOnly, isDisabled } = field
  const texts = useLocale()
  const written = typeof value === 'string' ? value : ''
  const read = readColor(written)
  const isFixed = isReadOnly || isDisabled
  return (
    <InputFrame
      field={isFixed ? field : { ...field, error: colorErrorText(texts, { value, error: field.error }) }}
      className="ep-field-code ep-field-with-button"
      inputProps={{
        type: 'text',
        spellCheck: false,
        autoCapitalize: 'none',
        value: written,
        onChange: (event) => onChange(event.target.value.trim()),
        onBlur: () => {
          if (read && read !== written) onChange(read)
          onBlur?.()
        },
      }}
    >
      <input
        type="color"
        tabIndex={-1}
        className="ep-field-color"
        disabled={isFixed}
        aria-label={texts.text('controls.pickColor', { label: field.label })}
        value={read ?? '#ffffff'}
        onChange={(event) => onChange(event.target.value)}
      />
    </InputFrame>
  )
}
