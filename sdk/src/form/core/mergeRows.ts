import type { AnyControl } from '../../core/control.js'
import { isRows, type RowsOptions } from '../../kinds/part/rows.js'
import type { Values } from './fieldPath.js'
import { isSame } from './isSame.js'

/** The side that wins where both changed one thing. */
export type Side = 'mine' | 'current'
type Rows = readonly Values[]

/** Three states of one list of sub-records. */
export interface RowVersions {
  readonly original: Rows
  readonly mine: Rows
  readonly current: Rows
}

/** One sub-record that both changed. A side that removed it has none. */
export interface RowConflict {
  readonly original?: Values
  readonly mine?: Values
  readonly current?: Values
}

export interface MergedRows {
  readonly rows: Rows
  readonly conflicts: readonly RowConflict[]
}

interface RowMergeOptions {
  readonly prefer: Side
  /** The key of the main row's mark. It is merged apart from the rows. */
  readonly mainKey?: string
  /** The fields of a row: lists inside it are merged row by row too. */
  readonly fields?: Readonly<Record<string, AnyControl | undefined>>
  /** For a list inside a row: its key, and the owners of all inner rows in `current`. */
  readonly within?: { readonly list: string; readonly stored: RowOwners }
}

/** Merges both sides' additions, removals and edits of one list. A row is one unit, except for the lists inside it. Where both sides changed a row differently, it is a conflict, and `prefer` chooses. Rows keep the ids that `current` has. */
export function mergeRows(versions: RowVersions, { prefer, mainKey, fields = {}, within }: RowMergeOptions): MergedRows {
  const { original, mine, current } = versions
  if (isSame(original, current)) return { rows: mine, conflicts: [] }
  if (isSame(original, mine)) return { rows: current, conflicts: [] }
  const stored = within?.stored ?? rowOwners(current)
  const bare = (row: Values) => withoutIds(mainKey ? { ...row, [mainKey]: undefined } : row)
  const entries = pairUp(versions, bare)
  const judged = entries.map((entry) => ({ entry, ...judge(entry, { bare, prefer, fields, stored }) }))
  const kept = judged.filter(({ row }) => row !== undefined)
  const main = mainKey ? pickMain(entries, { mainKey, prefer, kept: new Set(kept.map(({ entry }) => entry)) }) : undefined
  const rows = kept.map(({ entry, row = {} }) => {
    const known = withIdsOf(row, entry.current, { list: within?.list ?? '', stored })
    return mainKey ? { ...known, [mainKey]: entry === main?.entry } : known
  })
  const conflicts = judged.filter(({ entry, isConflict }) => isConflict || main?.rivals.includes(entry)).map(({ entry }) => entry)
  return { rows: within ? rows : keptOnce(rows, rowOwners(versions[prefer])), conflicts }
}

type Bare = (row: Values) => Values

interface Verdict {
  readonly row: Values | undefined
  readonly isConflict: boolean
}

function judge({ original, mine, current }: RowConflict, options: JudgeOptions): Verdict {
  const { bare, prefer } = options
  const same = (a?: Values, b?: Values) => isSame(a && bare(a), b && bare(b))
  if (same(mine, current)) return { row: mine, isConflict: false }
  if (same(mine, original)) return { row: current, isConflict: false }
  if (same(current, original)) return { row: mine, isConflict: false }
  const merged = original && mine && current ? mergeWithin({ original, mine, current }, options) : undefined
  return merged ?? { row: prefer === 'mine' ? mine : current, isConflict: true }
}

interface JudgeOptions extends Required<Pick<RowMergeOptions, 'prefer' | 'fields'>> {
  readonly bare: Bare
  readonly stored: RowOwners
}

/** Merges the inner lists of one row that both changed. Undefined when the row's own fields conflict. */
function mergeWithin(row: Required<RowConflict>, { bare, prefer, fields, stored }: JudgeOptions): Verdict | undefined {
  const lists = Object.keys(row.mine).filter((key) => isRows(fields[key]))
  if (lists.length === 0) return undefined
  const own = (side: Values) => Object.fromEntries(Object.entries(side).filter(([key]) => !lists.includes(key)))
  const versions = { original: own(row.original), mine: own(row.mine), current: own(row.current) }
  const self = judge(versions, { bare, prefer, fields: {}, stored })
  if (self.isConflict) return undefined
  const parts = lists.map((key) => {
    const { options, fieldset } = fields[key] ?? {}
    const inner = { original: row.original[key], mine: row.mine[key], current: row.current[key] } as unknown as RowVersions
    const { mainKey } = (options ?? {}) as RowsOptions
    return [key, mergeRows(inner, { prefer, mainKey, fields: fieldset?.fields, within: { list: key, stored } })] as const
  })
  return {
    row: { ...self.row, ...Object.fromEntries(parts.map(([key, { rows }]) => [key, rows])) },
    isConflict: parts.some(([, { conflicts }]) => conflicts.length > 0),
  }
}

/** A row with the ids of its stored row, and the same for its inner rows; without an id where none is stored. A row that moved below another row keeps its id. */
function withIdsOf(row: Values, known: Values | undefined, place: { readonly list: string; readonly stored: RowOwners }): Values {
  const { id: given, ...values } = row
  const { list, stored } = place
  const id = known?.id ?? (stored.has(ownerKey(list, given)) ? given : undefined)
  const withInner = mapLists(values, (key, rows) => {
    const before = isRowList(known?.[key]) ? known[key] : []
    const aligned = new Map([...align(before, rows, withoutIds)].map(([index, each]) => [each, before[index]]))
    return rows.map((each) => withIdsOf(each, aligned.get(each), { list: key, stored }))
  })
  return { ...(typeof id === 'number' && { id }), ...withInner }
}

function withoutIds(row: Values): Values {
  const { id: _, ...values } = row
  return mapLists(values, (_key, rows) => rows.map(withoutIds))
}

/** Matches the rows of the three lists. Added rows come last, first those of the other side. */
function pairUp({ original, mine, current }: RowVersions, bare: Bare): readonly RowConflict[] {
  const fromMine = align(original, mine, bare)
  const fromCurrent = align(original, current, bare)
  const known = original.map((row, index) => ({ original: row, mine: fromMine.get(index), current: fromCurrent.get(index) }))
  const addedByMe = added(mine, fromMine)
  const addedByThem = added(current, fromCurrent)
  const twice = new Map<Values, Values>()
  for (const theirs of addedByThem) {
    const same = addedByMe.find((row) => ![...twice.values()].includes(row) && isSame(bare(row), bare(theirs)))
    if (same) twice.set(theirs, same)
  }
  const mineOnly = addedByMe.filter((row) => ![...twice.values()].includes(row))
  return [...known, ...addedByThem.map((row) => ({ current: row, mine: twice.get(row) })), ...mineOnly.map((row) => ({ mine: row }))]
}

function added(side: Rows, aligned: ReadonlyMap<number, Values>): Rows {
  const known = new Set(aligned.values())
  return side.filter((row) => !known.has(row))
}

/** The row of `side` for each original row: the one with its id, an equal one, the most similar one, or the one in its place. */
function align(original: Rows, side: Rows, bare: Bare): ReadonlyMap<number, Values> {
  const found = new Map<number, Values>()
  const free = new Set(side)
  const take = (index: number, row: Values | undefined) => {
    if (!row || found.has(index) || !free.has(row)) return
    found.set(index, row)
    free.delete(row)
  }
  const each = (match: (row: Values, candidate: Values) => boolean) =>
    original.forEach((row, index) =>
      take(
        index,
        [...free].find((candidate) => match(row, candidate)),
      ),
    )
  each((row, candidate) => typeof row.id === 'number' && row.id === candidate.id)
  // Rows with two different ids are two rows. Only a row without an id may match any.
  const mayBe = (row: Values, candidate: Values) => typeof row.id !== 'number' || typeof candidate.id !== 'number'
  each((row, candidate) => mayBe(row, candidate) && isSame(withoutIds(row), withoutIds(candidate)))
  each((row, candidate) => mayBe(row, candidate) && isSame(bare(row), bare(candidate)))
  for (const { index, row, from } of bySimilarity(original, [...free], bare)) if (mayBe(from, row)) take(index, row)
  // Equal counts mean that no row was added or removed, so a row in the same place is the same row.
  if (side.length === original.length)
    side.forEach((row, index) => {
      const before = original[index]
      if (before && mayBe(before, row)) take(index, row)
    })
  return found
}

function bySimilarity(original: Rows, candidates: Rows, bare: Bare) {
  return original
    .flatMap((row, index) =>
      candidates.map((candidate) => ({ index, from: row, row: candidate, score: similarity(bare(row), bare(candidate)) })),
    )
    .filter(({ score }) => score >= 0.5)
    .sort((a, b) => b.score - a.score)
}

/** The share of the original row's values that the other row has too; 0 to 1. */
function similarity(row: Values, other: Values): number {
  const told = Object.entries(row).filter(([, value]) => !isSilent(value))
  return told.length === 0 ? 0 : told.filter(([key, value]) => isSame(value, other[key])).length / told.length
}

function isSilent(value: unknown): boolean {
  return value === '' || value === null || value === undefined || value === false || (Array.isArray(value) && value.length === 0)
}

interface MainOptions {
  readonly mainKey: string
  readonly prefer: Side
  readonly kept: ReadonlySet<RowConflict>
}

/** The main row, and the rows that both sides marked differently. */
function pickMain(entries: readonly RowConflict[], { mainKey, prefer, kept }: MainOptions) {
  const mainOf = (side: keyof RowConflict) => entries.find((entry) => entry[side]?.[mainKey] === true)
  const isKept = (entry: RowConflict | undefined): entry is RowConflict => entry !== undefined && kept.has(entry)
  const [before, mine, current] = [mainOf('original'), mainOf('mine'), mainOf('current')]
  const isDisputed = isKept(mine) && isKept(current) && mine !== current && mine !== before && current !== before
  const wished = isDisputed ? (prefer === 'mine' ? mine : current) : mine === before ? current : mine
  // When every marked row is gone, the form asks for another main row on saving.
  return { entry: [wished, mine, current].find(isKept), rivals: isDisputed ? [mine, current] : [] }
}

/** The owner of each stored inner row, by list and id. */
type RowOwners = ReadonlyMap<string, unknown>

const ownerKey = (list: string, id: unknown): string => `${list}#${String(id)}`

function rowOwners(rows: Rows): RowOwners {
  return new Map(placesBelow(rows))
}

/** Keeps each stored inner row once: two people may have moved it below two rows. It stays with the owner in `preferred`. */
function keptOnce(rows: Rows, preferred: RowOwners): Rows {
  const places = placesBelow(rows)
  const twice = new Map(
    places.flatMap(([key, first], index) => {
      const others = places.slice(index + 1).filter(([other]) => other === key)
      const wished = preferred.get(key)
      return others.length > 0 ? [[key, others.some(([, owner]) => owner === wished) ? wished : first] as const] : []
    }),
  )
  const keep = (holder: Values): Values =>
    mapLists(holder, (list, inner) =>
      inner.filter(({ id }) => !twice.has(ownerKey(list, id)) || twice.get(ownerKey(list, id)) === holder.id).map(keep),
    )
  return twice.size === 0 ? rows : rows.map(keep)
}

function isRowList(value: unknown): value is Rows {
  return Array.isArray(value) && value.every((row) => typeof row === 'object' && row !== null && !Array.isArray(row))
}

/** A row with its inner lists replaced. */
function mapLists(row: Values, change: (list: string, rows: Rows) => Rows): Values {
  return Object.fromEntries(Object.entries(row).map(([key, value]) => [key, isRowList(value) ? change(key, value) : value]))
}

function placesBelow(rows: Rows): (readonly [string, unknown])[] {
  return rows.flatMap((row) =>
    Object.entries(row).flatMap(([list, inner]) => {
      if (!isRowList(inner)) return []
      const own = inner.flatMap(({ id }) => (typeof id === 'number' ? [[ownerKey(list, id), row.id] as const] : []))
      return [...own, ...placesBelow(inner)]
    }),
  )
}
