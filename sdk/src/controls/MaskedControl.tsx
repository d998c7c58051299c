import { useState } from 'react'
import { useLocale } from '../locale/LocaleProvider.js'
import { maskEdit } from '../validators/maskEdit.js'
import { isProtocol } from '../validators/protocol.js'
import type { FieldProps } from './FieldProps.js'
import { InputFrame } from './InputFrame.js'
import type { Mask } from './masks.js'
import { useCaret } from './useCaret.js'

/** A document, code or phone number: shown with punctuation, kept without; takes any paste. */
export function MaskedControl({ mask, ...field }: FieldProps & { readonly mask: Mask }) {
  const { control, value, onChange, onBlur } = field
  const shown = mask.format(typeof value === 'string' ? value : '')
  const { inputRef, ...events } = useCaret(
    (raw, isForward) => maskEdit(raw, mask.format, { typed: mask.typed, isForward }),
    (text) => onChange(mask.parse(text)),
  )
  const warning = useProtocolWarning(field)
  return (
    <InputFrame
      field={{ ...field, warning: field.warning ?? warning.text }}
      inputRef={inputRef}
      className="ep-field-code"
      inputProps={{
        ...events,
        type: control.kind === 'phone' ? 'tel' : 'text',
        inputMode: mask.inputMode,
        autoCapitalize: mask.isUpperCase ? 'characters' : 'none',
        autoComplete: control.options.autoComplete,
        spellCheck: false,
        value: shown,
        onFocus: warning.onFocus,
        onBlur: () => {
          warning.onBlur()
          onBlur?.()
        },
      }}
    />
  )
}

/** The check digit of an e-Protocolo number is published nowhere: a wrong one is worth a remark, after the field was left. */
function useProtocolWarning({ control, value }: FieldProps) {
  const { text } = useLocale()
  const [isEditing, setEditing] = useState(false)
  const isDoubtful = control.kind === 'protocol' && !isEditing && typeof value === 'string' && value.length === 9 && !isProtocol(value)
  return {
    text: isDoubtful ? text('controls.protocolDigit') : undefined,
    onFocus: control.kind === 'protocol' ? () => setEditing(true) : undefined,
    onBlur: () => setEditing(false),
  }
}
