import type { AnyControl } from '../../core/control.js'
import type { Kind } from '../../core/kind.js'
import { importFilter } from '../../core/contractPath.js'
import type { AnyResource } from '../../core/resource.js'
import { choice } from '../../kinds/choice/choice.js'
import type { ReferenceOptions } from '../../kinds/link/reference.js'
import { isOrdered, parseRange } from './filterRange.js'

/** A filter of a list. */
export interface ListFilter {
  readonly key: string
  readonly control: AnyControl
}

/** The filters of the contract with a control in the resource, in the contract's order. */
export function listFilters({ contract, filters, fields }: AnyResource): readonly ListFilter[] {
  return contract.filters.flatMap((key) => {
    const control = filters[key] ?? fields[key] ?? (key === 'status' ? statusChoice : undefined)
    return control ? [{ key, control }] : []
  })
}

const statusChoice = choice()

/** The filters with one of them set; an empty value removes it. */
export function withFilter(filters: Readonly<Record<string, string>>, key: string, value: string): Readonly<Record<string, string>> {
  const { [key]: _, ...others } = filters
  return value ? { ...others, [key]: value } : others
}

/** The filters without those whose choices depend on this one: a city, when the state changes. */
export function withoutDependants(
  resource: AnyResource,
  filters: Readonly<Record<string, string>>,
  key: string,
): Readonly<Record<string, string>> {
  const dependants = listFilters(resource).filter(({ control }) => (control.options as ReferenceOptions).dependsOn === key)
  return dependants.reduce((kept, dependant) => withFilter(kept, dependant.key, ''), filters)
}

/** The values of a closed list, from the messages; for `status`, the contract's statuses. */
export function optionValues({ contract, messages }: AnyResource, key: string): readonly string[] {
  if (key === 'status') return contract.statuses
  return Object.keys(messages['pt-BR'].options[key] ?? {})
}

/** The valid filters; others are dropped, so that old or mistyped links still work. */
export function saneFilters(resource: AnyResource, filters: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const kept = listFilters(resource).map(({ key, control }) => [key, saneValue(resource, { key, control }, filters[key] ?? '')] as const)
  const { [importFilter]: byImport = '' } = filters
  const all = /^\d{1,9}$/.test(byImport) ? [...kept, [importFilter, byImport] as const] : kept
  return Object.fromEntries(all.filter(([, value]) => value !== ''))
}

function saneValue(resource: AnyResource, { key, control }: ListFilter, value: string): string {
  switch (control.kind.filter) {
    case 'options': {
      const known = optionValues(resource, key)
      return value
        .split(',')
        .filter((part) => known.includes(part))
        .join(',')
    }
    case 'answer':
      return value === 'true' || value === 'false' ? value : ''
    case 'record':
      return /^\d{1,9}$/.test(value) ? value : ''
    case 'range':
      return saneRange(value, control.kind)
    default:
      return value
  }
}

function saneRange(value: string, kind: Kind): string {
  const range = parseRange(value)
  const isSane = [range.from, range.to].every((part) => part === '' || kind.isBound?.(part)) && isOrdered(kind, range)
  return isSane && (range.from || range.to) ? value : ''
}
