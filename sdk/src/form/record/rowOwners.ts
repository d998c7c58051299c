import type { Values } from '../store/fieldPath.js'

type Rows = readonly Values[]

/** Below which row each stored row of rows stands, by its list and its id. */
export type RowOwners = ReadonlyMap<string, unknown>

export const ownerKey = (list: string, id: unknown): string => `${list}#${String(id)}`

export function rowOwners(rows: Rows): RowOwners {
  return new Map(placesBelow(rows))
}

/** Each stored row of rows once: two people may have taken it below two rows. It stays where `preferred` has it. */
export function keptOnce(rows: Rows, preferred: RowOwners): Rows {
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

export function isRowList(value: unknown): value is Rows {
  return Array.isArray(value) && value.every((row) => typeof row === 'object' && row !== null && !Array.isArray(row))
}

/** A row with other lists in place of its own. */
export function mapLists(row: Values, change: (list: string, rows: Rows) => Rows): Values {
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
