import { type KeyboardEventHandler, type ReactNode, useId } from 'react'

export interface AccountFieldProps {
  readonly label: string
  /** Name of the field in the form. */
  readonly name: string
  readonly type?: 'text' | 'password'
  readonly autoComplete: string
  readonly defaultValue?: string
  readonly errorMessage?: string
  readonly description?: string
  readonly onKeyUp?: KeyboardEventHandler
  readonly inputMode?: 'decimal'
  /** With `onChange`, what stands in the field. */
  readonly value?: string
  readonly onChange?: (value: string) => void
  /** It may stay empty. @default false */
  readonly isOptional?: boolean
  /** A button inside the field. */
  readonly children?: ReactNode
}

/** A text field for the sign-in page. It looks like the SDK's other fields, but loads none of their code. */
export function AccountField({
  label,
  type = 'text',
  errorMessage,
  description,
  onChange,
  isOptional = false,
  children,
  ...input
}: AccountFieldProps) {
  const id = useId()
  return (
    <div className="ep-account-field">
      <label htmlFor={id}>{label}</label>
      <div className="ep-account-input">
        <input
          {...input}
          id={id}
          type={type}
          onChange={onChange && ((event) => onChange(event.target.value))}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-required={!isOptional}
          aria-invalid={errorMessage !== undefined}
          aria-describedby={[errorMessage && `${id}-error`, description && `${id}-hint`].filter(Boolean).join(' ') || undefined}
        />
        {children}
      </div>
      {errorMessage && (
        <p id={`${id}-error`} className="ep-account-error">
          {errorMessage}
        </p>
      )}
      {description && (
        <p id={`${id}-hint`} className="ep-account-hint">
          {description}
        </p>
      )}
    </div>
  )
}
