import type { AnyColumn, AnyResource } from '../../core/resource.js'
import { titleColumn } from './titleColumn.js'

/** Columns that every entity offers besides its own: who wrote a record last, and when. */
const storedColumns: readonly AnyColumn[] = ['createdAt', 'createdBy', 'updatedAt', 'updatedBy'].map((key) => ({ key, isDefault: false }))

/** All columns that a person may show: the one that names the record first, then the resource's own, then those of every record. */
export function offeredColumns(resource: AnyResource): readonly AnyColumn[] {
  const title = titleColumn(resource)
  const own = [...resource.columns].sort((a, b) => Number(b.key === title) - Number(a.key === title))
  return [...own, ...storedColumns.filter(({ key }) => !own.some((column) => column.key === key))]
}

/** The keys of the columns shown before anybody chooses. */
export function defaultColumns(resource: AnyResource): readonly string[] {
  const title = titleColumn(resource)
  return offeredColumns(resource)
    .filter(({ key, isDefault }) => key === title || isDefault !== false)
    .map(({ key }) => key)
}

/**
 * Chosen keys as the list can show them: known ones, each once, the title's first; a list of an earlier version loses what is gone.
 * Choosing all that everybody sees is still a choice: none of them gives way on a narrow list.
 */
export function saneColumns(resource: AnyResource, keys: readonly string[] | undefined): readonly string[] | undefined {
  if (!keys) return undefined
  const offered = offeredColumns(resource).map(({ key }) => key)
  const title = titleColumn(resource) ?? ''
  const sane = [...new Set([title, ...keys])].filter((key) => offered.includes(key))
  // A title alone is what is left of a list of columns that are all gone.
  return sane.length < 2 ? undefined : sane
}
