import { type ComponentProps, type InputHTMLAttributes, type ReactNode, type RefObject, useId } from 'react'
import { useLocale } from '../locale/LocaleProvider.js'
import { bringClear } from '../mount/bringClear.js'
import { FieldNote, hasNote } from './FieldNote.js'
import type { FieldProps } from './FieldProps.js'
import { necessityOf } from './necessity.js'
import './controls.css'

interface InputFrameProps {
  readonly field: FieldProps
  /** Without `maxLength`: the browser would cut a text without a word. The whole text stays and is refused with an error instead. */
  readonly inputProps: Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'disabled' | 'required' | 'maxLength'>
  readonly inputRef?: RefObject<HTMLInputElement | HTMLTextAreaElement | null>
  readonly isMultiline?: boolean
  /** One line that a person only reads: it wraps instead of being cut. */
  readonly isToRead?: boolean
  readonly className?: string
  /** Buttons inside the frame. */
  readonly children?: ReactNode
  /** Event handlers for the whole field. */
  readonly frameProps?: Pick<ComponentProps<'div'>, 'onFocus' | 'onBlur'>
  /** A list or a calendar that the field has opened. */
  readonly overlay?: ReactNode
}

/** Label, input, hint and error of a field, connected for assistive technology. */
export function InputFrame({
  field,
  inputProps,
  inputRef,
  isMultiline,
  isToRead,
  className = '',
  children,
  frameProps,
  overlay,
}: InputFrameProps) {
  const id = useId()
  const { text } = useLocale()
  const { label, error, isDisabled, isReadOnly, cell } = field
  const necessity = necessityOf(field)
  const isInvalid = Boolean(error)
  const tone = field.warning && !isInvalid ? ' ep-field-warned' : ''
  // All props set here mean the same for both elements.
  const Input = (isMultiline || isToRead ? 'textarea' : 'input') as 'input'
  return (
    <div
      {...frameProps}
      {...cell?.props}
      className={`ep-field ep-field-line ${className}${tone}${isReadOnly ? ' ep-field-read-only' : ''}${isToRead ? ' ep-field-to-read' : ''} ${cell?.className ?? ''}`}
    >
      <label htmlFor={id} className="ep-label">
        {label}
        {necessity ? <span aria-hidden="true"> {text(necessity)}</span> : null}
      </label>
      <Input
        autoComplete="off"
        {...inputProps}
        {...(isMultiline || isToRead ? { rows: 1, type: undefined } : undefined)}
        ref={inputRef as RefObject<HTMLInputElement | null>}
        onKeyUp={bringClear}
        id={id}
        className="ep-input"
        disabled={isDisabled}
        readOnly={isReadOnly || inputProps.readOnly}
        aria-required={(Boolean(field.isRequired) && !isReadOnly) || undefined}
        aria-invalid={isInvalid || undefined}
        aria-describedby={hasNote(field) ? `${id}-note` : undefined}
      />
      {children}
      <FieldNote id={`${id}-note`} field={field} />
      {cell?.note}
      {overlay}
    </div>
  )
}
