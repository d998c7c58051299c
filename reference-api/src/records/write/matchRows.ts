import type { FieldIssue } from '@esporte-parana/sdk/contracts'
import type { Row } from '../../database/database.js'
import type { PlannedChild } from '../plan/plan.js'

/** The sub-records of a draft at one level, or of a stored record. */
export const rowsAt = (holder: Row | undefined, key: string): readonly Row[] => (holder?.[key] ?? []) as readonly Row[]

interface Matched {
  readonly draft: Row
  readonly issues: readonly FieldIssue[]
}

/**
 * The draft with the id of each sub-record that is stored: those that came with one keep it, and one that came without, from an import or an older
 * client, is the stored row that says the same. An id that no row of the record has is an issue.
 */
export function matchRows(
  children: readonly PlannedChild[],
  { draft, before, prefix = '' }: { readonly draft: Row; readonly before: Row | undefined; readonly prefix?: string },
): Matched {
  const lists = children.map((child) => matchList(child, { draft, before, prefix }))
  return {
    draft: { ...draft, ...Object.fromEntries(lists.map(({ key, rows }) => [key, rows])) },
    issues: lists.flatMap(({ issues }) => issues),
  }
}

function matchList(
  { key, children }: PlannedChild,
  { draft, before, prefix }: { readonly draft: Row; readonly before: Row | undefined; readonly prefix: string },
) {
  const given = rowsAt(draft, key)
  const free = new Map(rowsAt(before, key).map((row) => [row.id, row]))
  const named = given.map(({ id }) => {
    const row = id === undefined ? undefined : free.get(id)
    free.delete(id)
    return row
  })
  const alike = Map.groupBy(free.values(), contentOf)
  const issues: FieldIssue[] = []
  const rows = given.map((row, index) => {
    const path = `${prefix}${key}[${index}]`
    const known = named[index] ?? (row.id === undefined ? alike.get(contentOf(row))?.shift() : undefined)
    if (row.id !== undefined && !known) issues.push({ path: `${path}.id`, code: 'unknownRow' })
    const inner = matchRows(children, { draft: row, before: known, prefix: `${path}.` })
    issues.push(...inner.issues)
    return known ? { id: known.id, ...inner.draft } : inner.draft
  })
  return { key, rows, issues }
}

const contentOf = (row: Row): string => JSON.stringify(row, (key, value: unknown) => (key === 'id' ? undefined : value))
