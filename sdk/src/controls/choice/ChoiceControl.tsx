import { useState } from 'react'
import { ComboBox } from './ComboBox.js'
import type { FieldProps } from '../FieldProps.js'
import { filterOptions } from './filterOptions.js'

/** Up to this many options need no typing, so phones show no keyboard. */
const short = 9

/** A control for one value of a closed list. */
export function ChoiceControl(field: FieldProps) {
  const { options = [], value, onChange } = field
  const [search, setSearch] = useState('')
  return (
    <ComboBox
      field={field}
      selectedText={options.find((option) => option.value === value)?.label ?? ''}
      options={filterOptions(options, search)}
      isShort={options.length <= short}
      onSearch={setSearch}
      onSelect={(option) => onChange(option?.value ?? null)}
    />
  )
}
