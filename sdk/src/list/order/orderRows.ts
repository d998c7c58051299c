import type { Stored } from '../../core/record.js'

/** The ids after moving one of them; the same array when nothing changes. */
export function movedTo(ids: readonly number[], id: number, place: number): readonly number[] {
  const from = ids.indexOf(id)
  const to = Math.max(0, Math.min(place, ids.length - 1))
  if (from < 0 || from === to) return ids
  const others = ids.filter((other) => other !== id)
  return [...others.slice(0, to), id, ...others.slice(to)]
}

/** The part of `after` from the first to the last changed position; only these records need new positions. */
export function changedPart(before: readonly number[], after: readonly number[]): readonly number[] {
  const differs = (id: number, place: number) => before[place] !== id
  return after.slice(Math.max(0, after.findIndex(differs)), after.findLastIndex(differs) + 1)
}

/** The records in the order of `ids`, with their new positions; unchanged when the ids belong to other records. */
export function arranged(records: readonly Stored[], ids: readonly number[], key: string): readonly Stored[] {
  const byId = new Map(records.map((record) => [record.id, record]))
  if (ids.length !== records.length || !ids.every((id) => byId.has(id))) return records
  return ids.map((id, place) => {
    const record = byId.get(id) as Stored
    const taken: unknown = Reflect.get(records[place] ?? record, key)
    return Reflect.get(record, key) === taken ? record : { ...record, [key]: taken }
  })
}
