import type { AnyContract } from '../../core/contract.js'
import type { LocationOptions } from '../../kinds/link/location.js'
import type { AnyResource } from '../../core/resource.js'
import { usePlaces } from '../../data/usePlaces.js'
import { useLink } from '../../data/useChoices.js'
import { type LocaleValue, useLocale } from '../../locale/LocaleProvider.js'
import { optionLabel } from '../../locale/resourceText.js'
import { valueText } from '../../values/valueText.js'
import { parseRange } from '../core/filterRange.js'
import type { ListFilter } from '../core/filters.js'

interface FilterValueProps {
  readonly resource: AnyResource
  readonly filter: ListFilter
  /** In the format of the address. */
  readonly value: string
}

/** The value of a filter in words. */
export function FilterValue(props: FilterValueProps) {
  const locale = useLocale()
  const { filter, value } = props
  const { contract, kind, options } = filter.control
  if (contract) return <ReferenceName contract={contract} value={value} />
  if (kind.name === 'location') return <PlaceName level={(options as LocationOptions).level} value={value} />
  return kind.filter === 'range'
    ? rangeText(props, locale)
    : value
        .split(',')
        .map((part) => partText(props, part, locale))
        .join(', ')
}

function partText({ resource, filter }: FilterValueProps, part: string, locale: LocaleValue): string {
  if (filter.control.kind.filter === 'answer') return locale.text(part === 'true' ? 'common.action.yes' : 'common.action.no')
  const format = { ...locale, yes: part, no: part }
  const text = optionLabel(locale, resource.messages, { key: filter.key, value: part })
  return text === part ? valueText(part, { kind: filter.control.kind, isOpen: true }, format) : text
}

function rangeText(props: FilterValueProps, locale: LocaleValue): string {
  const range = parseRange(props.value)
  const from = partText(props, range.from, locale)
  const to = partText(props, range.to, locale)
  if (range.from === range.to) return from
  if (!range.to) return locale.text('list.filters.since', { value: from })
  if (!range.from) return locale.text('list.filters.until', { value: to })
  return locale.text('list.filters.between', { from, to })
}

/** The name of the record in a filter; its id until the name is loaded. */
function ReferenceName({ contract, value }: { readonly contract: AnyContract; readonly value: string }) {
  const link = useLink(contract, /^\d+$/.test(value) ? Number(value) : undefined)
  return link?.label ?? `#${value}`
}

function PlaceName({ level, value }: Pick<LocationOptions, 'level'> & { readonly value: string }) {
  const { places } = usePlaces(level, parentPlace(level, value))
  return places.find((place) => String(place.id) === value)?.name ?? value
}

// Section 6 of the design: Brazil is 76; the first two of the seven IBGE digits of a city are its state.
function parentPlace(level: LocationOptions['level'], value: string): number | undefined {
  if (level === 'paises') return undefined
  return level === 'estados' ? 76 : Number(value.slice(0, 2))
}
