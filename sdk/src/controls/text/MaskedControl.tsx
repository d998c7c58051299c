import { useState } from 'react'
import { useLocale } from '../../locale/LocaleProvider.js'
import { maskEdit } from '../../validators/maskEdit.js'
import { isProtocol } from '../../validators/protocol.js'
import { maskErrorText } from '../errorText.js'
import type { FieldProps } from '../FieldProps.js'
import { InputFrame } from '../InputFrame.js'
import { isPasted } from '../../kinds/isPasted.js'
import type { Mask } from '../../core/kind.js'
import { useCaret } from './useCaret.js'

/** A document, code or phone number: shown with punctuation, stored without. Accepts any pasted text. */
export function MaskedControl({ mask, ...field }: FieldProps & { readonly mask: Mask }) {
  const { control, value, onChange, onBlur } = field
  const shown = mask.format(typeof value === 'string' ? value : '')
  const { inputRef, ...typing } = useCaret({
    shown,
    edit: (raw, isForward) => {
      // A single extra key is dropped, which the user sees. A pasted text must not lose anything silently.
      const isFree = isPasted(shown, raw.text) || mask.loses(shown)
      return maskEdit(raw, isFree ? mask.format : mask.lay, { typed: mask.typed, isForward })
    },
    onText: (text) => onChange(mask.parse(text)),
  })
  const warning = useProtocolWarning(field)
  const texts = useLocale()
  const error = field.isReadOnly ? field.error : maskErrorText(texts, mask, { value, error: field.error })
  return (
    <InputFrame
      field={{ ...field, error, warning: field.warning ?? warning.text }}
      inputRef={inputRef}
      className="ep-field-code"
      inputProps={{
        ...typing,
        type: mask.inputMode === 'tel' ? 'tel' : 'text',
        inputMode: mask.inputMode,
        autoCapitalize: mask.isUpperCase ? 'characters' : 'none',
        autoComplete: control.options.autoComplete,
        spellCheck: false,
        onFocus: warning.onFocus,
        onBlur: () => {
          warning.onBlur()
          const whole = typeof value === 'string' && mask.complete?.(value)
          if (whole && whole !== value) onChange(whole)
          onBlur?.()
        },
      }}
    />
  )
}

/** The check digit rule of e-Protocolo numbers is not published, so a wrong digit only gives a warning, after the user leaves the field. */
function useProtocolWarning({ control, value }: FieldProps) {
  const { text } = useLocale()
  const [isEditing, setEditing] = useState(false)
  const isDoubtful = control.kind.name === 'protocol' && !isEditing && typeof value === 'string' && value.length === 9 && !isProtocol(value)
  return {
    text: isDoubtful ? text('controls.protocolDigit') : undefined,
    onFocus: control.kind.name === 'protocol' ? () => setEditing(true) : undefined,
    onBlur: () => setEditing(false),
  }
}
