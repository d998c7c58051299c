import { type ReactNode, useId } from 'react'

interface Choice<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly drawing?: ReactNode
}

interface ChoiceGroupProps<Value extends string> {
  readonly title: string
  readonly choices: readonly Choice<Value>[]
  readonly chosen: Value
  readonly onChange: (value: Value) => void
}

/** One of a few named choices, as tiles; the browser's own radio buttons, so that arrow keys choose. */
export function ChoiceGroup<Value extends string>({ title, choices, chosen, onChange }: ChoiceGroupProps<Value>) {
  const name = useId()
  return (
    <fieldset className="ep-settings-group">
      <legend>{title}</legend>
      <div className="ep-settings-tiles">
        {choices.map(({ value, label, drawing }) => (
          <label key={value} className="ep-settings-tile">
            <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => onChange(value)} />
            {drawing}
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
