import type { TextOptions } from '../../kinds/text/text.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import type { FieldProps } from '../FieldProps.js'
import { InputFrame } from '../InputFrame.js'
import { CharactersLeft } from './CharactersLeft.js'
import { useTooLong } from './useTooLong.js'
import { type RefObject, useLayoutEffect, useRef } from 'react'

/** A shorter text shows at a glance that it grows long. */
const countedFrom = 80

/** Free text: one line, an e-mail address or a web address. */
export function TextControl(field: FieldProps) {
  const { control, value, onChange, onType = onChange, onBlur, isReadOnly, isDisabled } = field
  const { maxLength, autoComplete, shortcut } = control.options as TextOptions
  const { text } = useLocale()
  const content = typeof value === 'string' ? value : ''
  const inputRef = useTypedText(content)
  const tooLong = useTooLong(content, maxLength)
  const { name } = control.kind
  const isCounted = maxLength !== undefined && maxLength >= countedFrom && !isReadOnly && !field.isCompact
  const inputMode = name === 'email' || name === 'url' ? name : 'text'
  return (
    <InputFrame
      field={{ ...field, error: tooLong ?? field.error }}
      className={shortcut ? 'ep-field-with-shortcut' : ''}
      inputRef={inputRef}
      isToRead={isReadOnly && content !== ''}
      inputProps={{
        // The browser's own e-mail field removes spaces and refuses texts that we want to keep and explain.
        type: 'text',
        inputMode,
        autoCapitalize: inputMode === 'text' ? undefined : 'none',
        spellCheck: inputMode === 'text' ? undefined : false,
        autoComplete,
        defaultValue: content,
        onChange: (event) => onType(event.target.value),
        onBlur: (event) => {
          const typed = event.target.value
          const whole = isReadOnly ? typed : (control.kind.complete?.(typed) ?? typed)
          if (whole !== typed) onChange(whole)
          onBlur?.()
        },
      }}
    >
      {shortcut && !isReadOnly && !isDisabled ? (
        // Not a tab stop: on the keyboard, typing the text is as fast.
        <button
          type="button"
          tabIndex={-1}
          className="ep-field-shortcut"
          aria-label={text('controls.fillWith', { value: shortcut })}
          onClick={() => onChange(shortcut)}
        >
          {shortcut}
        </button>
      ) : undefined}
      {isCounted && <CharactersLeft content={content} maxLength={maxLength} inputRef={inputRef} />}
    </InputFrame>
  )
}

/** Lets an uncontrolled input hold its own text, so that a key causes no rendering; each render sets it to `text`. */
function useTypedText(text: string): RefObject<HTMLInputElement | null> {
  const inputRef = useRef<HTMLInputElement>(null)
  const drawn = { text }
  const last = useRef<typeof drawn>(undefined)
  useLayoutEffect(() => {
    // The effect also runs when a hidden input is shown again; then the typed text must stay.
    if (last.current === drawn) return
    last.current = drawn
    const input = inputRef.current
    if (input && input.value !== text) input.value = text
  })
  return inputRef
}
