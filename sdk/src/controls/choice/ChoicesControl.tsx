import { useId } from 'react'
import type { ChoicesOptions } from '../../kinds/choice/choices.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { CheckMark } from '../CheckMark.js'
import { FieldNote, hasNote } from '../FieldNote.js'
import type { FieldProps } from '../FieldProps.js'
import { useLeave } from '../leave.js'
import type { FieldOption } from './filterOptions.js'
import { necessityOf } from '../necessity.js'

/** A control for several values of a closed list, with all options visible. Values keep the order of the list. */
export function ChoicesControl(field: FieldProps) {
  const { control, label, value, onChange, onBlur, error, options = [], isReadOnly, isDisabled } = field
  const id = useId()
  const necessity = necessityOf(field)
  const { text, locale } = useLocale()
  const { groups } = control.options as ChoicesOptions
  const leave = useLeave(() => onBlur?.())
  const chosen = new Set(Array.isArray(value) ? (value as readonly unknown[]) : [])
  const set = (item: string | number, isChosen: boolean) =>
    onChange(options.map((option) => option.value).filter((other) => (other === item ? isChosen : chosen.has(other))))
  const checks = (shown: readonly FieldOption[]) => (
    <div className="ep-checks">
      {shown.map((option) => (
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
  )
  return (
    <fieldset className="ep-field ep-field-choices" aria-describedby={hasNote(field) ? id : undefined} {...leave}>
      <legend>
        {label}
        {necessity ? <span aria-hidden="true"> {text(necessity)}</span> : null}
      </legend>
      {groups
        ? groups.map(({ label: title, values }, place) => (
            <div key={title[locale]} role="group" aria-labelledby={`${id}-${place}`}>
              <p id={`${id}-${place}`} className="ep-checks-title">
                {title[locale]}
              </p>
              {checks(options.filter((option) => values.includes(String(option.value))))}
            </div>
          ))
        : checks(options)}
      <FieldNote id={id} field={field} />
    </fieldset>
  )
}
