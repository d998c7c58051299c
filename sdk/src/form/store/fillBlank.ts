import type { Link } from '../../core/record.js'
import { getAt, type Values } from '../core/fieldPath.js'
import type { FormStore } from './formStore.js'

/**
 * Fills in what is still blank in a form from another record, with the names of its links. A key may lead into a group, `address.street`; a state
 * comes before its city, because a new state clears the city.
 */
export function fillBlank(store: FormStore, record: Values, keys: readonly string[]): void {
  for (const key of keys) {
    const value = getAt(record, key)
    if (isBlank(value) || !isBlank(getAt(store.getState().values, key))) continue
    const control = store.resource.fields[key]
    const link = record[key.replace(/Id$/, '')]
    store.change(key, value, control?.contract && link ? { control, link: link as Link } : undefined)
  }
}

/** Whether a field that holds one value holds none. */
export const isBlank = (value: unknown): boolean => value === null || value === undefined || value === ''
