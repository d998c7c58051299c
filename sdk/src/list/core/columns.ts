import type { AnyColumn, AnyResource } from '../../core/resource.js'

/** Columns of every entity: who created and last changed a record, and when. */
const storedColumns: readonly AnyColumn[] = ['createdAt', 'createdBy', 'updatedAt', 'updatedBy'].map((key) => ({ key, isDefault: false }))

/** All columns that a user may show: the title column first, then the resource's own, then those of every record. */
export function offeredColumns(resource: AnyResource): readonly AnyColumn[] {
  const { titleField } = resource
  const own = [...resource.columns].sort((a, b) => Number(b.key === titleField) - Number(a.key === titleField))
  return [...own, ...storedColumns.filter(({ key }) => !own.some((column) => column.key === key))]
}

/** The keys of the default columns. */
export function defaultColumns(resource: AnyResource): readonly string[] {
  return offeredColumns(resource)
    .filter(({ key, isDefault }) => key === resource.titleField || isDefault !== false)
    .map(({ key }) => key)
}

/**
 * Cleans chosen column keys: the title comes first, and unknown or repeated keys are removed (a saved list may be older than the entity).
 * A choice of all default columns still counts as a choice: then none is hidden in a narrow list.
 */
export function saneColumns(resource: AnyResource, keys: readonly string[] | undefined): readonly string[] | undefined {
  if (!keys) return undefined
  const offered = offeredColumns(resource).map(({ key }) => key)
  const sane = [...new Set([resource.titleField, ...keys])].filter((key) => offered.includes(key))
  // Only the title is left when all other chosen columns no longer exist.
  return sane.length < 2 ? undefined : sane
}
