import type { Stored } from '../../core/record.js'

/** A visible row of the tree. */
export interface TreeRow {
  readonly record: Stored
  /** Depth, from 1. */
  readonly level: number
  /** Position among its siblings, from 1. */
  readonly place: number
  readonly siblings: number
  /** `undefined` when it has no children. */
  readonly isOpen: boolean | undefined
  /** The row only leads to a search result. */
  readonly isPath: boolean
}

export interface TreeInput {
  readonly records: readonly Stored[]
  /** The field with the id of the record above. */
  readonly parentKey: string
  /** Rows that the user opened or closed. */
  readonly opened: ReadonlyMap<number, boolean>
  /** The results of a search or a filter; only these and their ancestors are shown. */
  readonly hits: ReadonlySet<number> | undefined
}

/** The visible rows of a tree, from top to bottom: siblings in the order of `records`, closed rows without their children. */
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

/** Number of levels that are open at first. */
const openLevels = 1

/** The children of each record. Records without an existing parent are under `undefined`, and so is one record of each cycle. */
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

/** Whether `record` is below `top`. Linking `top` under it would then make a cycle, which no root reaches. */
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
