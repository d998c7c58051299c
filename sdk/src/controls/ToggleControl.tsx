import { useId } from 'react'
import { CheckMark } from './CheckMark.js'
import type { FieldProps } from './FieldProps.js'

/** A control for yes or no. */
export function ToggleControl({ label, value, onChange, onBlur, hint, error, warning, isReadOnly, isDisabled, isCompact }: FieldProps) {
  const id = useId()
  const note = error ?? warning ?? (isCompact ? undefined : hint)
  return (
    <div className={`ep-field ep-field-toggle${warning && !error ? ' ep-field-warned' : ''}`}>
      <CheckMark
        isChecked={value === true}
        isDisabled={isDisabled || isReadOnly}
        isInvalid={Boolean(error)}
        describedBy={note ? id : undefined}
        onChange={onChange}
        onBlur={onBlur}
      >
        {label}
      </CheckMark>
      {note ? (
        <p id={id} className={error ? 'ep-field-note ep-field-error' : 'ep-field-note'}>
          {note}
        </p>
      ) : null}
    </div>
  )
}
