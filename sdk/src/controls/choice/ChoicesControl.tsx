import { useId } from 'react'
import { useLocale } from '../../locale/LocaleProvider.js'
import { CheckMark } from '../CheckMark.js'
import type { FieldProps } from '../FieldProps.js'
import { useLeave } from '../leave.js'
import { necessityOf } from '../necessity.js'

/** A control for several values of a closed list, with all options visible. Values keep the order of the list. */
export function ChoicesControl(field: FieldProps) {
  const { label, value, onChange, onBlur, hint, error, options = [], isReadOnly, isDisabled, isCompact } = field
  const id = useId()
  const necessity = necessityOf(field)
  const { text } = useLocale()
  const leave = useLeave(() => onBlur?.())
  const chosen = new Set(Array.isArray(value) ? (value as readonly unknown[]) : [])
  const note = error ?? (isCompact ? undefined : hint)
  const set = (item: string | number, isChosen: boolean) =>
    onChange(options.map((option) => option.value).filter((other) => (other === item ? isChosen : chosen.has(other))))
  return (
    <fieldset className="ep-field ep-field-choices" aria-describedby={note ? id : undefined} {...leave}>
      <legend>
        {label}
        {necessity ? <span aria-hidden="true"> {text(necessity)}</span> : null}
      </legend>
      <div className="ep-checks">
        {options.map((option) => (
          <CheckMark
            key={option.value}
            isChecked={chosen.has(option.value)}
            isDisabled={isDisabled || isReadOnly}
            isInvalid={Boolean(error)}
            onChange={(isChosen) => set(option.value, isChosen)}
          >
            {option.label}
          </CheckMark>
        ))}
      </div>
      {note ? (
        <p id={id} className={error ? 'ep-field-note ep-field-error' : 'ep-field-note'}>
          {note}
        </p>
      ) : null}
    </fieldset>
  )
}
