import { useState, useEffect } from 'react'
import type { AnyContract } from '../../core/contract.js'
import type { Link } from '../../core/record.js'
import { linkTo, type ReferenceOptions } from '../../kinds/link/reference.js'
import { filledParams } from '../../core/nesting.js'
import { type ChoiceQuery, useChoices } from '../../data/useChoices.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { ComboBox } from './ComboBox.js'
import { plain } from './filterOptions.js'
import { useLeftOut } from './useLeftOut.js'
import { detailText } from '../../values/detailText.js'
import type { FieldProps } from '../FieldProps.js'

interface ReferenceControlProps extends FieldProps {
  /** Ids of records that are chosen already and not offered. */
  readonly taken?: readonly number[]
}

interface SearchProps extends ReferenceControlProps {
  readonly contract: AnyContract
}

/** Chooses a record of another entity with a search on the server; the current name shows at once. */
export function ReferenceControl(field: ReferenceControlProps) {
  const { contract } = field.control
  return contract ? <ReferenceSearch {...field} contract={contract} /> : null
}

function ReferenceSearch(field: SearchProps) {
  const { contract, value, link, filter, params, parent, onChange, taken } = field
  const { text, date } = useLocale()
  const [isOpen, setOpen] = useState(false)
  const [search, setSearch] = useState('')
  // Waits for a pause in typing, so that a word costs one request, not one per letter.
  const asked = useDelayed(search, search === '' ? 0 : 250)
  const hasParams = filledParams(contract, params) !== undefined
  const isWaiting = !hasParams || (parent !== undefined && isMissing(parent.value))
  const { choices, isLoading, error, otherwise } = usePreferredFirst(field, { search: asked, isEnabled: isOpen && hasParams })
  const isSettled = !isLoading && asked === search && !error
  const { outOfForce }: ReferenceOptions = field.control.options
  const offered = isOpen && hasParams && isSettled ? choices : undefined
  const leftOut = useLeftOut({ contract, search: asked, filter, params, choices: offered, outOfForce })
  // A registered record that may not be chosen here is no reason to register it again, and without an answer nobody knows.
  const isKnown = leftOut.some(({ label }) => choices.length === 0 || plain(label) === plain(search.trim()))
  const chosen = link ?? choices.find(({ id }) => id === value)
  const detail = useChosenDetail(field, chosen)
  const linkOf = (id: number, label: string) => {
    const { details = [] } = choices.find((choice) => choice.id === id) ?? {}
    const told = Object.fromEntries(contract.tellsApart.map((key, place) => [key, details[place]]))
    return linkTo({ ...told, id, label }, field.control)
  }
  return (
    <ComboBox
      field={{
        ...field,
        hint: field.isRemarked && detail ? `${field.hint ?? ''} · ${detail}` : (detail ?? field.hint),
        isReadOnly: field.isReadOnly || isWaiting,
        create: isKnown || error ? undefined : field.create,
      }}
      selectedText={isMissing(value) ? '' : nameOf(value, chosen)}
      placeholder={
        isWaiting && parent ? text('controls.chooseFirst', { label: parent.label }) : field.isReadOnly ? undefined : text('controls.search')
      }
      options={choices
        .filter(({ id }) => !taken?.includes(id))
        .map(({ id, label, details }) => ({ value: id, label, detail: detailText([otherwise.get(id), ...details], date) }))}
      leftOut={leftOut}
      isLoading={isLoading || asked !== search}
      hasFailed={Boolean(error)}
      onOpen={() => setOpen(true)}
      onSearch={setSearch}
      onSelect={(option) => (option ? onChange(option.value, linkOf(Number(option.value), option.label)) : onChange(null))}
    />
  )
}

/** The choices, first those that the field prefers; `otherwise` says of the others, by id, how they differ. */
function usePreferredFirst(
  { contract, filter, prefers = {}, params }: SearchProps,
  { search, isEnabled }: Pick<ChoiceQuery, 'search' | 'isEnabled'>,
) {
  const { text, maybeText } = useLocale()
  const wish = Object.keys(prefers).find((key) => prefers[key] !== undefined)
  const all = useChoices(contract, { search, filter, params, isEnabled })
  const best = useChoices(contract, { search, filter: { ...filter, ...prefers }, params, isEnabled: isEnabled && wish !== undefined })
  if (wish === undefined || best.error) return { ...all, otherwise: new Map<number, string>() }
  const preferred = new Set(best.choices.map(({ id }) => id))
  const others = all.choices.filter(({ id }) => !preferred.has(id))
  return {
    choices: [...best.choices, ...others],
    isLoading: all.isLoading || best.isLoading,
    error: all.error,
    otherwise: new Map(others.map(({ id }) => [id, maybeText(`controls.otherwise.${wish}`) ?? text('controls.lacks.other')])),
  }
}

/** The details of the chosen record, shown in place of the hint. They need a search by name, because a link has only its label. */
function useChosenDetail({ contract, value, hint, isCompact, params }: SearchProps, chosen: Link | undefined): string | undefined {
  const { date } = useLocale()
  // Only in place of an existing hint: a new line would move the content below.
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

/** `value` after it has not changed for `delay` milliseconds; without delay at 0. */
function useDelayed<T>(value: T, delay: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay)
    return () => clearTimeout(timer)
  }, [value, delay])
  return delay === 0 ? value : settled
}
