import type { Stored } from '../core/record.js'
import type { AnyResource } from '../core/resource.js'
import { listFilters } from './filters.js'

/** Kinds of filters that stand for one value each. */
const kinds: readonly string[] = ['choice', 'choices', 'toggle', 'reference', 'location']

/** The filter that leaves only records with this one's value in a column; nothing where the list has none, or the record no value. */
export function cellFilter(resource: AnyResource, record: Stored, key: string): Readonly<Record<string, string>> | undefined {
  const value: unknown = Reflect.get(record, key)
  const isLink = typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number'
  const name = isLink ? `${key}Id` : key
  const filter = listFilters(resource).find((each) => each.key === name)
  if (!filter || !kinds.includes(filter.control.kind)) return undefined
  if (isLink) return { [name]: String(value.id) }
  return typeof value === 'string' || typeof value === 'boolean' ? { [name]: String(value) } : undefined
}
