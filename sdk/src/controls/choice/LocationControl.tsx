import { useState } from 'react'
import { defaultParents, type LocationOptions } from '../../kinds/link/location.js'
import { usePlaces } from '../../data/usePlaces.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { ComboBox } from './ComboBox.js'
import type { FieldProps } from '../FieldProps.js'
import { filterOptions } from './filterOptions.js'
import { homeFirst } from './homeFirst.js'

/** Chooses a country, state or city by name. Cities need a state first, states a country. */
export function LocationControl(field: FieldProps) {
  const { control, value, onChange, parent, link } = field
  const { level } = control.options as LocationOptions
  const { text } = useLocale()
  const [search, setSearch] = useState('')
  const parentId = parent ? toId(parent.value) : defaultParents[level]
  const isWaiting = level !== 'paises' && parentId === undefined
  const { places, isLoading, error } = usePlaces(level, parentId)
  const options = isWaiting ? [] : homeFirst(places).map(({ id, name, code }) => ({ value: id, label: name, code }))
  const selected = options.find((option) => option.value === value)?.label ?? (link && link.id === value ? link.label : '')
  return (
    <ComboBox
      field={{ ...field, isReadOnly: field.isReadOnly || isWaiting }}
      selectedText={selected || (toId(value) !== undefined && isLoading ? '…' : '')}
      placeholder={isWaiting && parent ? text('controls.chooseFirst', { label: parent.label }) : undefined}
      options={filterOptions(options, search)}
      isLoading={isLoading}
      hasFailed={Boolean(error)}
      onSearch={setSearch}
      onSelect={(option) => (option ? onChange(option.value, { id: Number(option.value), label: option.label }) : onChange(null))}
    />
  )
}

function toId(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined
}
