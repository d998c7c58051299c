import { type ReactNode, useState } from 'react'
import { FieldControl } from '../../controls/FieldControl.js'
import type { AnyControl } from '../../core/control.js'
import { choice } from '../../kinds/choice/choice.js'
import { choices } from '../../kinds/choice/choices.js'
import { filledParams } from '../../core/nesting.js'
import type { ReferenceOptions } from '../../kinds/link/reference.js'
import type { Link } from '../../core/record.js'
import type { AnyResource } from '../../core/resource.js'
import { useLink } from '../../data/useChoices.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { fieldLabel, optionLabel } from '../../locale/resourceText.js'
import { plainText } from '../../values/valueText.js'
import { type FilterRange, formatRange, isOrdered, parseRange } from '../core/filterRange.js'
import { type ListFilter, optionValues } from '../core/filters.js'

interface FilterFieldProps {
  readonly resource: AnyResource
  readonly filter: ListFilter
  /** All current filters, in the format of the address. */
  readonly filters: Readonly<Record<string, string>>
  /** Called with the new value in the format of the address; empty removes the filter. */
  readonly onChange: (value: string) => void
}

/** The control of one filter, rendered like a form field. */
export function FilterField(props: FilterFieldProps) {
  const { filter, filters } = props
  const shape = filter.control.kind.filter
  const label = useFilterLabel(props)
  if (shape === 'range') return <RangeFields {...props} />
  if (shape === 'options') return <ChoiceField {...props} />
  if (shape === 'answer') return <ToggleField {...props} />
  if (shape === 'record') return <ReferenceField {...props} />
  return <TypedField {...props} label={label} value={filters[filter.key] ?? ''} />
}

function useFilterLabel({ resource, filter }: FilterFieldProps): string {
  const locale = useLocale()
  return fieldLabel(locale, resource.messages, filter.key)
}

function ChoiceField(props: FilterFieldProps) {
  const { resource, filter, filters, onChange } = props
  const locale = useLocale()
  const options = optionValues(resource, filter.key).map((value) => ({
    value,
    label: optionLabel(locale, resource.messages, { key: filter.key, value }),
  }))
  return (
    <FieldControl
      control={severalOf}
      label={useFilterLabel(props)}
      options={options}
      value={(filters[filter.key] ?? '').split(',').filter(Boolean)}
      onChange={(value) => onChange(Array.isArray(value) ? value.join(',') : '')}
      isCompact
    />
  )
}

function ToggleField(props: FilterFieldProps) {
  const { filter, filters, onChange } = props
  const { text } = useLocale()
  return (
    <FieldControl
      control={oneOf}
      label={useFilterLabel(props)}
      options={[
        { value: 'true', label: text('common.action.yes') },
        { value: 'false', label: text('common.action.no') },
      ]}
      value={filters[filter.key] ?? null}
      onChange={(value) => onChange(plainText(value))}
      isCompact
    />
  )
}

function ReferenceField(props: FilterFieldProps) {
  const { resource, filter, filters, onChange } = props
  const locale = useLocale()
  const [link, setLink] = useState<Link>()
  const { dependsOn, params, filter: narrow } = filter.control.options as ReferenceOptions
  const value = filters[filter.key]
  // When the value comes from the address, its name must be loaded.
  const { contract } = filter.control
  const address = contract && filledParams(contract, params?.(filters, filters))
  const known = useLink(contract ?? resource.contract, address && value && link === undefined ? Number(value) : undefined, address)
  const named = link ?? known
  const isPlace = filter.control.kind.name === 'location'
  // Without a state, the cities are Paraná's, as in forms. A link may set only this filter; its value can be changed all the same.
  const isNarrowed = dependsOn !== undefined && (filters[dependsOn] !== undefined || !(isPlace || value))
  return (
    <FieldControl
      control={filter.control}
      label={useFilterLabel(props)}
      value={value ? Number(value) : null}
      link={named && String(named.id) === value ? { id: named.id, label: named.label } : undefined}
      parent={
        isNarrowed
          ? {
              value: filters[dependsOn] ? Number(filters[dependsOn]) : null,
              label: fieldLabel(locale, resource.messages, dependsOn),
            }
          : undefined
      }
      onChange={(next, chosen) => {
        setLink(chosen)
        onChange(plainText(next))
      }}
      params={address}
      filter={narrow?.(filters)}
      isCompact
    />
  )
}

function RangeFields(props: FilterFieldProps) {
  const { filter, filters, onChange } = props
  const { text } = useLocale()
  const name = useFilterLabel(props)
  const [disordered, setDisordered] = useState<{ readonly over: string; readonly range: FilterRange }>()
  const inForce = filters[filter.key] ?? ''
  // Keeps typed text until the user corrects it, or until the filter changes elsewhere.
  const kept = disordered?.over === inForce ? disordered.range : undefined
  const range = kept ?? parseRange(inForce)
  const move = (moved: Partial<FilterRange>) => {
    const next = { ...range, ...moved }
    const isFine = isOrdered(filter.control.kind, next)
    setDisordered(isFine ? undefined : { over: inForce, range: next })
    if (isFine) onChange(formatRange(next))
  }
  return (
    <div className={`ep-list-range ep-list-range-${filter.control.kind.name}`}>
      <TypedField {...props} label={text('list.filters.from', { name })} value={range.from} onChange={(from) => move({ from })} />
      <TypedField
        {...props}
        label={text('list.filters.to', { name })}
        value={range.to}
        error={kept && text('list.filters.disordered')}
        onChange={(to) => move({ to })}
      />
    </div>
  )
}

interface TypedFieldProps extends Pick<FilterFieldProps, 'filter' | 'onChange'> {
  readonly label: string
  readonly value: string
  readonly error?: string
}

/** A typed field applies when the user leaves it or presses Enter; a date applies as soon as it is complete. */
function TypedField({ filter, label, value, error, onChange }: TypedFieldProps): ReactNode {
  const [typed, setTyped] = useState<unknown>()
  const commit = () => {
    if (typed === undefined) return
    onChange(plainText(typed))
    setTyped(undefined)
  }
  return (
    // Only a wrapper: users focus the field inside.
    <div
      role="presentation"
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit()
      }}
    >
      <FieldControl
        control={filter.control}
        label={label}
        value={typed === undefined ? value : typed}
        error={error}
        onChange={(next) => (filter.control.kind.name === 'date' ? onChange(plainText(next)) : setTyped(next))}
        onBlur={commit}
        isCompact
      />
    </div>
  )
}

const severalOf: AnyControl = choices()
const oneOf: AnyControl = choice()
