import type { AnyControl, ControlKind } from '../core/control.js'
import type { AnyResource } from '../core/resource.js'
import { isOrdered, parseRange } from './filterRange.js'

/** One way to narrow the list. */
export interface ListFilter {
  readonly key: string
  readonly control: AnyControl
}

/** The filters of the contract that the resource says how to edit, in the contract's order. */
export function listFilters({ contract, filters, fields }: AnyResource): readonly ListFilter[] {
  return contract.filters.flatMap((key) => {
    const control = filters[key] ?? fields[key]
    return control ? [{ key, control }] : []
  })
}

/** The filters with one of them set, or taken away when its value is empty. */
export function withFilter(filters: Readonly<Record<string, string>>, key: string, value: string): Readonly<Record<string, string>> {
  const { [key]: _, ...others } = filters
  return value ? { ...others, [key]: value } : others
}

/** What a closed list offers: the texts in the messages, and for `status` the contract's statuses. */
export function optionValues({ contract, messages }: AnyResource, key: string): readonly string[] {
  if (key === 'status') return contract.statuses
  return Object.keys(messages['pt-BR'].options[key] ?? {})
}

/** The filters whose values can be asked for; an old or mistyped link loses the others instead of failing. */
export function saneFilters(resource: AnyResource, filters: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const kept = listFilters(resource).map(({ key, control }) => [key, saneValue(resource, { key, control }, filters[key] ?? '')] as const)
  return Object.fromEntries(kept.filter(([, value]) => value !== ''))
}

function saneValue(resource: AnyResource, { key, control }: ListFilter, value: string): string {
  switch (control.kind) {
    case 'choice':
    case 'choices': {
      const known = optionValues(resource, key)
      return value
        .split(',')
        .filter((part) => known.includes(part))
        .join(',')
    }
    case 'toggle':
      return value === 'true' || value === 'false' ? value : ''
    case 'reference':
    case 'location':
      return /^\d{1,9}$/.test(value) ? value : ''
    case 'date':
      return saneRange(value, control.kind, isDay)
    case 'integer':
    case 'decimal':
    case 'money':
      return saneRange(value, control.kind, isAmount)
    default:
      return value
  }
}

// More digits than a record of the API holds; no list has a column of them.
const isAmount = (text: string) => /^-?\d{1,9}(\.\d{1,6})?$/.test(text)

function isDay(text: string): boolean {
  const day = new Date(text)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

function saneRange(value: string, kind: ControlKind, isEnd: (text: string) => boolean): string {
  const range = parseRange(value)
  const isSane = [range.from, range.to].every((part) => part === '' || isEnd(part)) && isOrdered(kind, range)
  return isSane && (range.from || range.to) ? value : ''
}
