import { X } from '../icons/icons.js'
import { Button } from '../feedback/Button.js'
import { useId, useState } from 'react'
import { useLocale } from '../locale/LocaleProvider.js'
import type { ImportField } from './reading/importFields.js'
import type { ImportView } from './ImportView.js'

/** The required fields that neither a column nor a rule fills, in the order of the form. */
export function missingFields({ fields, state }: Pick<ImportView, 'fields' | 'state'>): readonly ImportField[] {
  // A line with the id of a stored record only has the values to change.
  if (state.mapping.includes('id')) return []
  return fields.filter(({ isRequired, path }) => isRequired && !state.mapping.includes(path) && !state.derived.includes(path))
}

/** One value for a field that the file has no column for, such as the office's city or the nationality. */
export function ValuesForAll({ view }: { readonly view: ImportView }) {
  const { text } = useLocale()
  const { fields, state, engine } = view
  const missing = missingFields(view)
  const shown = [
    ...missing,
    ...fields.filter(({ path }) => state.constants[path] !== undefined && !missing.some((one) => one.path === path)),
  ]
  const free = fields.filter(
    ({ path }) => !['id', 'updatedAt'].includes(path) && !state.mapping.includes(path) && !shown.some((one) => one.path === path),
  )
  return (
    <section className="ep-import-shared" aria-label={text('import.shared.title')}>
      <h4>{text('import.shared.title')}</h4>
      <ul className="ep-import-mapping">
        {shown.map((field) => (
          <SharedValue key={field.path} view={view} field={field} isMissing={missing.includes(field)} />
        ))}
      </ul>
      <select aria-label={text('import.shared.add')} value="" onChange={(event) => engine.fillAll(event.target.value, '')}>
        <option value="">{text('import.shared.add')}</option>
        {free.map(({ path, label }) => (
          <option key={path} value={path}>
            {label}
          </option>
        ))}
      </select>
    </section>
  )
}

interface SharedValueProps {
  readonly view: ImportView
  readonly field: ImportField
  readonly isMissing: boolean
}

function SharedValue({ view: { state, engine }, field, isMissing }: SharedValueProps) {
  const { text } = useLocale()
  const id = useId()
  const { path, label, options, optionOf } = field
  const value = state.constants[path] ?? ''
  const required = isMissing ? ` (${text('common.message.required').toLowerCase()})` : ''
  return (
    <li>
      <label htmlFor={id} className="ep-import-strong">
        {label}
        {required}
      </label>
      {options.length > 0 ? (
        <select id={id} value={optionOf(value) ?? ''} onChange={(event) => engine.fillAll(path, event.target.value)}>
          <option value="">–</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <SharedText key={value} id={id} value={value} onChange={(typed) => engine.fillAll(path, typed)} />
      )}
      {!isMissing && (
        <Button variant="icon" aria-label={text('import.shared.remove', { name: label })} onPress={() => engine.fillAll(path, undefined)}>
          <X aria-hidden="true" width="1.15em" height="1.15em" />
        </Button>
      )}
    </li>
  )
}

interface SharedTextProps {
  readonly id: string
  readonly value: string
  readonly onChange: (text: string) => void
}

function SharedText({ id, value, onChange }: SharedTextProps) {
  const [typed, setTyped] = useState(value)
  const commit = () => {
    if (typed.trim() !== value) onChange(typed)
  }
  return (
    <input
      id={id}
      type="text"
      value={typed}
      autoComplete="off"
      onChange={(event) => setTyped(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit()
      }}
    />
  )
}
