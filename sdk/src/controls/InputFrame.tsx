// Spectrum's own field without its form integration, which we do not use: a third less work a key, and room for buttons inside. Spectrum is pinned exactly.
import { TextFieldBase } from '@adobe/react-spectrum/private/textfield/TextFieldBase'
import { type ClipboardEvent, type InputHTMLAttributes, type ReactElement, type RefObject, useId } from 'react'
import type { FieldProps } from './FieldProps.js'
import './controls.css'

interface InputFrameProps {
  readonly field: FieldProps
  readonly inputProps: Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'disabled' | 'required'>
  readonly inputRef?: RefObject<HTMLInputElement | HTMLTextAreaElement | null>
  readonly isMultiline?: boolean
  readonly className?: string
  /** Buttons and lists that stand inside the frame. */
  readonly children?: ReactElement | ReactElement[]
}

/** Label, input, hint and error of one field, tied together for assistive technology. */
export function InputFrame({ field, inputProps, inputRef, isMultiline, className = '', children }: InputFrameProps) {
  const id = useId()
  const { label, error, isDisabled, isReadOnly, isCompact = false } = field
  // What cannot be filled in is not asked for.
  const isRequired = Boolean(field.isRequired) && !isReadOnly
  const isInvalid = Boolean(error)
  const note = error ?? field.warning ?? (isCompact ? undefined : field.hint)
  const tone = field.warning && !isInvalid ? ' ep-field-warned' : ''
  return (
    <TextFieldBase
      label={label}
      description={isInvalid ? undefined : note}
      errorMessage={
        field.errorDetail ? (
          <>
            {error}: {field.errorDetail}
          </>
        ) : (
          error
        )
      }
      validationState={isInvalid ? 'invalid' : undefined}
      isRequired={isRequired}
      necessityIndicator={isRequired && !isCompact ? 'label' : 'icon'}
      isDisabled={isDisabled}
      multiLine={isMultiline}
      labelProps={{ htmlFor: id }}
      descriptionProps={{ id: `${id}-note` }}
      errorMessageProps={{ id: `${id}-note` }}
      inputRef={inputRef}
      inputProps={{
        autoComplete: 'off',
        ...inputProps,
        onPaste: takeWhole,
        id,
        disabled: isDisabled,
        readOnly: isReadOnly || inputProps.readOnly,
        'aria-required': isRequired || undefined,
        'aria-invalid': isInvalid || undefined,
        'aria-describedby': note ? `${id}-note` : undefined,
      }}
      wrapperChildren={children}
      UNSAFE_className={`ep-field ${className}${tone}${isReadOnly ? ' ep-field-read-only' : ''}`}
    />
  )
}

/** Typing ends at the limit; the browser would cut what is pasted there too, and say nothing. Whole, it is refused with the limit named. */
function takeWhole({ currentTarget }: ClipboardEvent<HTMLElement>): void {
  currentTarget.removeAttribute('maxlength')
}
