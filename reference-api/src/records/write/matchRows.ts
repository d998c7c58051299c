import type { FieldIssue } from '@esporte-parana/sdk/contracts'
import type { Row } from '../../database/database.js'
import type { PlannedChild } from '../plan/plan.js'

/** The sub-records of a draft or a stored record under one key; empty when there are none. */
export const rowsAt = (holder: Row | undefined, key: string): readonly Row[] => (holder?.[key] ?? []) as readonly Row[]

interface Matched {
  readonly draft: Row
  readonly issues: readonly FieldIssue[]
}

/**
 * The draft with the ids of its stored sub-records. A row that came with an id keeps it, also below another row. A row without id (from an
 * import or an older client) gets the id of an equal stored row in its list. An id that is unknown or came twice is an issue.
 */
export function matchRows(
  children: readonly PlannedChild[],
  { draft, before }: { readonly draft: Row; readonly before: Row | undefined },
): Matched {
  const named = nameRows(children, { draft, before })
  return matchLists(children, { draft, before, prefix: '', named, taken: new Set(named.values()) })
}

/** The rows of a draft that came with an id, and their stored rows. */
type NamedRows = ReadonlyMap<Row, Row>

function nameRows(
  children: readonly PlannedChild[],
  { draft, before }: { readonly draft: Row; readonly before: Row | undefined },
): NamedRows {
  const named = new Map<Row, Row>()
  const visit = (lists: readonly PlannedChild[], drafts: readonly Row[], holders: readonly Row[]): void => {
    for (const { key, children: inner } of lists) {
      const stored = holders.flatMap((holder) => rowsAt(holder, key))
      const given = drafts.flatMap((holder) => rowsAt(holder, key))
      const free = new Map(stored.map((row) => [row.id, row]))
      for (const row of given) {
        const known = row.id === undefined ? undefined : free.get(row.id)
        if (known) named.set(row, known)
        free.delete(row.id)
      }
      visit(inner, given, stored)
    }
  }
  visit(children, [draft], before ? [before] : [])
  return named
}

interface Level {
  readonly draft: Row
  readonly before: Row | undefined
  readonly prefix: string
  readonly named: NamedRows
  /** Stored rows whose id came with the draft. */
  readonly taken: ReadonlySet<Row>
}

function matchLists(children: readonly PlannedChild[], level: Level): Matched {
  const lists = children.map((child) => matchList(child, level))
  return {
    draft: { ...level.draft, ...Object.fromEntries(lists.map(({ key, rows }) => [key, rows])) },
    issues: lists.flatMap(({ issues }) => issues),
  }
}

function matchList({ key, children }: PlannedChild, { draft, before, prefix, named, taken }: Level) {
  const alike = Map.groupBy(
    rowsAt(before, key).filter((row) => !taken.has(row)),
    contentOf,
  )
  const issues: FieldIssue[] = []
  const rows = rowsAt(draft, key).map((row, index) => {
    const path = `${prefix}${key}[${index}]`
    const known = named.get(row) ?? (row.id === undefined ? alike.get(contentOf(row))?.shift() : undefined)
    if (row.id !== undefined && !known) issues.push({ path: `${path}.id`, code: 'unknownRow' })
    const inner = matchLists(children, { draft: row, before: known, prefix: `${path}.`, named, taken })
    issues.push(...inner.issues)
    return known ? { id: known.id, ...inner.draft } : inner.draft
  })
  return { key, rows, issues }
}

const contentOf = (row: Row): string => JSON.stringify(row, (key, value: unknown) => (key === 'id' ? undefined : value))
