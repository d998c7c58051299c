import { useState } from 'react'
import type { AnyContract } from '../core/contract.js'
import { useChoices } from '../data/useChoices.js'
import { useLocale } from '../locale/LocaleProvider.js'
import { ComboBox } from './ComboBox.js'
import type { FieldProps } from './FieldProps.js'
import { useDelayed } from './useDelayed.js'

/** One record of another entity, searched on the server; its name shows before anything loads. */
export function ReferenceControl(field: FieldProps & { readonly contract: AnyContract }) {
  const { contract, value, link, filter, params, parent, onChange } = field
  const { text } = useLocale()
  const [isOpen, setOpen] = useState(false)
  const [search, setSearch] = useState('')
  // A pause of typing: one question to the server for a word, not one for each letter.
  const asked = useDelayed(search, search === '' ? 0 : 250)
  const { choices, isLoading, error } = useChoices(contract, { search: asked, filter, params, isEnabled: isOpen })
  const isWaiting = parent !== undefined && isMissing(parent.value)
  return (
    <ComboBox
      field={{ ...field, isReadOnly: field.isReadOnly || isWaiting }}
      selectedText={isMissing(value) ? '' : (nameOf(value, link ?? choices.find(({ id }) => id === value)) ?? '')}
      placeholder={
        isWaiting ? text('controls.chooseFirst', { label: parent.label }) : field.isReadOnly ? undefined : text('controls.search')
      }
      options={choices.map(({ id, label }) => ({ value: id, label }))}
      isLoading={isLoading || asked !== search}
      hasFailed={Boolean(error)}
      onOpen={() => setOpen(true)}
      onSearch={setSearch}
      onSelect={(option) => (option ? onChange(option.value, { id: Number(option.value), label: option.label }) : onChange(null))}
    />
  )
}

function nameOf(value: unknown, link: { readonly id: number; readonly label: string } | undefined): string {
  return link && link.id === value ? link.label : `#${String(value)}`
}

function isMissing(value: unknown): boolean {
  return value === null || value === undefined || value === ''
}
