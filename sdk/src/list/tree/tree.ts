import type { Stored } from '../../core/record.js'

/** A row of the tree as it is shown. */
export interface TreeRow {
  readonly record: Stored
  /** From 1. */
  readonly level: number
  /** Among the records below the same one, from 1. */
  readonly place: number
  readonly siblings: number
  /** Nothing when there is nothing below it. */
  readonly isOpen: boolean | undefined
  /** Only the way to what was asked for. */
  readonly isPath: boolean
}

export interface TreeInput {
  readonly records: readonly Stored[]
  /** The field that holds the id of the record above. */
  readonly parentKey: string
  /** Opened and closed by hand. */
  readonly opened: ReadonlyMap<number, boolean>
  /** What a search or a filter found; only these and the ways to them are shown. */
  readonly hits: ReadonlySet<number> | undefined
}

/** The rows of a tree from top to bottom: in the order of `records`, closed ones without what is below them. */
export function treeRows({ records, parentKey, opened, hits }: TreeInput): readonly TreeRow[] {
  const children = childrenOf(records, parentKey)
  const shown = hits && withAncestors(records, { parentKey, hits })
  const isShown = ({ id }: Stored) => shown?.has(id) ?? true
  const rows: TreeRow[] = []
  const add = (group: readonly Stored[], level: number) => {
    const siblings = group.filter(isShown)
    siblings.forEach((record, index) => {
      const below = (children.get(record.id) ?? []).filter(isShown)
      const isOpen = below.length > 0 ? (opened.get(record.id) ?? (hits !== undefined || level <= openLevels)) : undefined
      rows.push({ record, level, place: index + 1, siblings: siblings.length, isOpen, isPath: hits !== undefined && !hits.has(record.id) })
      if (isOpen) add(below, level + 1)
    })
  }
  add(children.get(undefined) ?? [], 1)
  return rows
}

/** Levels that stand open at first. */
const openLevels = 1

/** The records below each one; under nothing those whose parent is not there, and one of each circle. */
function childrenOf(records: readonly Stored[], parentKey: string): ReadonlyMap<number | undefined, readonly Stored[]> {
  const byId = new Map(records.map((record) => [record.id, record]))
  const children = new Map<number | undefined, Stored[]>()
  for (const record of records) {
    const parent = byId.get(parentOf(record, parentKey) ?? 0)
    const above = parent && !isBelow(parent, record, { byId, parentKey }) ? parent.id : undefined
    children.set(above, [...(children.get(above) ?? []), record])
  }
  return children
}

interface Above {
  readonly byId: ReadonlyMap<number, Stored>
  readonly parentKey: string
}

/** Whether `record` hangs below `top`, which would never be reached from above. */
function isBelow(record: Stored, top: Stored, { byId, parentKey }: Above): boolean {
  const seen = new Set<number>()
  for (let at: Stored | undefined = record; at && !seen.has(at.id); at = byId.get(parentOf(at, parentKey) ?? 0)) {
    if (at.id === top.id) return true
    seen.add(at.id)
  }
  return false
}

function withAncestors(
  records: readonly Stored[],
  { parentKey, hits }: { readonly parentKey: string; readonly hits: ReadonlySet<number> },
): ReadonlySet<number> {
  const byId = new Map(records.map((record) => [record.id, record]))
  const shown = new Set<number>()
  for (const id of hits) {
    for (let at = byId.get(id); at && !shown.has(at.id); at = byId.get(parentOf(at, parentKey) ?? 0)) shown.add(at.id)
  }
  return shown
}

/** The id of the record above. */
export function parentOf(record: Stored, parentKey: string): number | undefined {
  const id = Reflect.get(record, parentKey) as unknown
  return typeof id === 'number' ? id : undefined
}
