import type { Stored } from '../../core/record.js'
import type { AnyResource } from '../../core/resource.js'
import { listFilters } from './filters.js'

/** Filter shapes that take a single value. */
const shapes: readonly unknown[] = ['options', 'answer', 'record']

/** The filter for records with the same value in a column; `undefined` when the list has no such filter or the record no value. */
export function cellFilter(resource: AnyResource, record: Stored, key: string): Readonly<Record<string, string>> | undefined {
  const value: unknown = Reflect.get(record, key)
  const isLink = typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number'
  const name = isLink ? `${key}Id` : key
  const filter = listFilters(resource).find((each) => each.key === name)
  if (!filter || !shapes.includes(filter.control.kind.filter)) return undefined
  if (isLink) return { [name]: String(value.id) }
  return typeof value === 'string' || typeof value === 'boolean' ? { [name]: String(value) } : undefined
}
