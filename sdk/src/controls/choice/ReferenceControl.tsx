import { useState, useEffect } from 'react'
import type { AnyContract } from '../../core/contract.js'
import type { Link } from '../../core/record.js'
import { filledParams } from '../../core/nesting.js'
import { useChoices } from '../../data/useChoices.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { ComboBox } from './ComboBox.js'
import { detailText } from '../../values/detailText.js'
import type { FieldProps } from '../FieldProps.js'

interface ReferenceControlProps extends FieldProps {
  /** Records that are not offered: they are chosen already. */
  readonly taken?: readonly number[]
}

interface SearchProps extends ReferenceControlProps {
  readonly contract: AnyContract
}

/** One record of another entity, searched on the server; its name shows before anything loads. */
export function ReferenceControl(field: ReferenceControlProps) {
  const { contract } = field.control
  return contract ? <ReferenceSearch {...field} contract={contract} /> : null
}

function ReferenceSearch(field: SearchProps) {
  const { contract, value, link, filter, params, parent, onChange, taken } = field
  const { text, date } = useLocale()
  const [isOpen, setOpen] = useState(false)
  const [search, setSearch] = useState('')
  // A pause of typing: one question to the server for a word, not one for each letter.
  const asked = useDelayed(search, search === '' ? 0 : 250)
  const hasParams = filledParams(contract, params) !== undefined
  const isWaiting = !hasParams || (parent !== undefined && isMissing(parent.value))
  const { choices, isLoading, error } = useChoices(contract, { search: asked, filter, params, isEnabled: isOpen && hasParams })
  const chosen = link ?? choices.find(({ id }) => id === value)
  const detail = useChosenDetail(field, chosen)
  return (
    <ComboBox
      field={{ ...field, hint: detail ?? field.hint, isReadOnly: field.isReadOnly || isWaiting }}
      selectedText={isMissing(value) ? '' : nameOf(value, chosen)}
      placeholder={
        isWaiting && parent ? text('controls.chooseFirst', { label: parent.label }) : field.isReadOnly ? undefined : text('controls.search')
      }
      options={choices
        .filter(({ id }) => !taken?.includes(id))
        .map(({ id, label, details }) => ({ value: id, label, detail: detailText(details, date) }))}
      isLoading={isLoading || asked !== search}
      hasFailed={Boolean(error)}
      onOpen={() => setOpen(true)}
      onSearch={setSearch}
      onSelect={(option) => (option ? onChange(option.value, { id: Number(option.value), label: option.label }) : onChange(null))}
    />
  )
}

/** What tells the chosen record apart, in the place of a hint: asked for by its name, since its label says no more. */
function useChosenDetail({ contract, value, hint, isCompact, params }: SearchProps, chosen: Link | undefined): string | undefined {
  const { date } = useLocale()
  // Only where a hint stands already: a line that comes later would move what is below.
  const isEnabled =
    hint !== undefined &&
    !isCompact &&
    contract.tellsApart.length > 0 &&
    chosen?.id === value &&
    filledParams(contract, params) !== undefined
  const { choices } = useChoices(contract, { search: isEnabled ? (chosen?.label ?? '') : '', params, isEnabled })
  const known = isEnabled ? choices.find(({ id }) => id === value) : undefined
  return known && detailText(known.details, date)
}

function nameOf(value: unknown, link: Link | undefined): string {
  return link && link.id === value ? link.label : `#${String(value)}`
}

function isMissing(value: unknown): boolean {
  return value === null || value === undefined || value === ''
}

/** `value` as it was when it last stood still for `delay` milliseconds; at once with a delay of 0. */
function useDelayed<T>(value: T, delay: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay)
    return () => clearTimeout(timer)
  }, [value, delay])
  return delay === 0 ? value : settled
}
