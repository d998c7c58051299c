import { plainText } from '../records/read/searchText.js'

/** Most typing errors that a name may have. */
const mostSlips = 2

/** The names that differ from a text by one or two typing errors, the closest first. */
export function nearNames<Place extends { readonly name: string }>(text: string, places: readonly Place[]): readonly Place[] {
  const wanted = plainText(text)
  // In a short name, two different letters make another name.
  const most = wanted.length < 6 ? 1 : mostSlips
  return places
    .flatMap((place) => {
      const name = plainText(place.name)
      const slips = Math.abs(name.length - wanted.length) > most ? most + 1 : distance(name, wanted)
      return slips <= most ? [{ place, slips }] : []
    })
    .toSorted((a, b) => a.slips - b.slips)
    .map(({ place }) => place)
}

/** The number of inserted, omitted, changed or swapped letters between two texts (optimal string alignment). */
function distance(a: string, b: string): number {
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let line = 1; line <= a.length; line++) {
    const next = [line]
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[line - 1] === b[column - 1]
      const cost = Math.min((row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1, (row[column - 1] ?? 0) + (isSame ? 0 : 1))
      const isSwapped = line > 1 && column > 1 && a[line - 1] === b[column - 2] && a[line - 2] === b[column - 1]
      next.push(isSwapped ? Math.min(cost, (before[column - 2] ?? 0) + 1) : cost)
    }
    before = row
    row = next
  }
  return row[b.length] ?? 0
}
