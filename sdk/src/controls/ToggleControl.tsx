import { useId } from 'react'
import { CheckMark } from './CheckMark.js'
import { FieldNote, hasNote } from './FieldNote.js'
import type { FieldProps } from './FieldProps.js'

/** A control for yes or no. */
export function ToggleControl(field: FieldProps) {
  const { label, value, onChange, onBlur, error, warning, isReadOnly, isDisabled } = field
  const id = useId()
  return (
    <div className={`ep-field ep-field-toggle${warning && !error ? ' ep-field-warned' : ''}`}>
      <CheckMark
        isChecked={value === true}
        isDisabled={isDisabled || isReadOnly}
        isInvalid={Boolean(error)}
        describedBy={hasNote(field) ? id : undefined}
        onChange={onChange}
        onBlur={onBlur}
      >
        {label}
      </CheckMark>
      <FieldNote id={id} field={field} />
    </div>
  )
}
