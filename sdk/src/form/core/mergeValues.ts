import type { AnyControl } from '../../core/control.js'
import type { ReferenceOptions } from '../../kinds/link/reference.js'
import { type RowsOptions, isRows } from '../../kinds/part/rows.js'
import type { Values } from './fieldPath.js'
import { isSame, withEqualParts } from './isSame.js'
import { mergeRows, type RowConflict, type RowVersions, type Side } from './mergeRows.js'

export type Controls = Readonly<Record<string, AnyControl | undefined>>

/** Three states of one record: as it was read, as it is in the form, and as the server holds it now. */
export interface Versions {
  readonly original: Values
  readonly mine: Values
  readonly current: Values
}

/** A field that both sides changed differently, or fields that depend on each other, such as a state and its city. */
export interface FieldConflict {
  readonly keys: readonly string[]
  /** The rows in conflict, for a list of sub-records. */
  readonly rows?: readonly RowConflict[]
}

export function conflictKey({ keys }: FieldConflict): string {
  return keys[0] ?? ''
}

/** Both sides' changes together. A field is one unit, and so is a group; of a list of records, options or words each item is. Where both sides changed one unit, `prefer` chooses. @default mine */
export function mergeValues(controls: Controls, versions: Versions, prefer: (key: string) => Side = () => 'mine'): Values {
  const { mine } = versions
  const merged: Record<string, unknown> = {}
  for (const keys of tiedFields(controls, Object.keys(mine))) {
    const [first = ''] = keys
    const side = prefer(first)
    const verdict = judge(controls, versions, keys)
    const winner = verdict === 'mine' || verdict === 'current' ? verdict : side
    for (const key of keys) merged[key] = withEqualParts(mine[key], versions[winner][key])
    if (verdict === 'rows') merged[first] = mergeRowsOf(controls, versions, { key: first, prefer: side }).rows
    if (verdict === 'set') merged[first] = mergeSets(versions, first)
  }
  return merged
}

/** The conflicts that only a person can decide. */
export function findConflicts(controls: Controls, versions: Versions): readonly FieldConflict[] {
  return tiedFields(controls, Object.keys(versions.mine)).flatMap((keys): readonly FieldConflict[] => {
    const verdict = judge(controls, versions, keys)
    if (verdict === 'conflict') return [{ keys }]
    if (verdict !== 'rows') return []
    const { conflicts } = mergeRowsOf(controls, versions, { key: keys[0] ?? '', prefer: 'mine' })
    return conflicts.length > 0 ? [{ keys, rows: conflicts }] : []
  })
}

export function foreignChanges({ original, current }: Pick<Versions, 'original' | 'current'>): readonly string[] {
  return Object.keys(original).filter((key) => !isSame(original[key], current[key]))
}

type Verdict = Side | 'conflict' | 'rows' | 'set'

function judge(controls: Controls, { original, mine, current }: Versions, keys: readonly string[]): Verdict {
  const same = (a: Values, b: Values) => keys.every((key) => isSame(a[key], b[key]))
  if (same(mine, original)) return 'current'
  if (same(current, original) || same(mine, current)) return 'mine'
  const [key = '', ...others] = keys
  if (others.length > 0) return 'conflict'
  if (isRows(controls[key])) return 'rows'
  return [original, mine, current].every((side) => isSet(side[key])) ? 'set' : 'conflict'
}

type Item = string | number

/** Chosen records, options or words: each is in the list or not. */
const isSet = (value: unknown): value is readonly Item[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string' || typeof item === 'number')

/** What both sides added, without what either removed. */
function mergeSets({ original, mine, current }: Versions, key: string): readonly Item[] {
  const [before, ours, theirs] = [original[key], mine[key], current[key]] as (readonly Item[])[]
  const added = (ours ?? []).filter((item) => !before?.includes(item) && !theirs?.includes(item))
  return [...(theirs ?? []).filter((item) => ours?.includes(item) || !before?.includes(item)), ...added]
}

function mergeRowsOf(controls: Controls, versions: Versions, { key, prefer }: { readonly key: string; readonly prefer: Side }) {
  const { original, mine, current } = versions
  const rows = { original: original[key], mine: mine[key], current: current[key] } as unknown as RowVersions
  const { options, fieldset } = controls[key] ?? {}
  return mergeRows(rows, { prefer, mainKey: (options as RowsOptions | undefined)?.mainKey, fields: fieldset?.fields })
}

/** The fields, with those that depend on one another together: a city belongs to its state. */
function tiedFields(controls: Controls, keys: readonly string[]): readonly (readonly string[])[] {
  const rootOf = (key: string, seen: readonly string[] = []): string => {
    const parent = (controls[key]?.options as ReferenceOptions | undefined)?.dependsOn
    return parent !== undefined && keys.includes(parent) && !seen.includes(parent) ? rootOf(parent, [...seen, key]) : key
  }
  const tied = new Map<string, string[]>()
  for (const key of keys) tied.set(rootOf(key), [...(tied.get(rootOf(key)) ?? []), key])
  return [...tied.values()]
}
