import { edgeColumns, sharedWidth, titleWidth } from '../core/columnWidth.js'
import type { ViewColumn } from '../state/viewColumn.js'

/** Columns of a narrow table that stand one below the other. */
interface Track {
  readonly columns: readonly ViewColumn[]
  /** In rem. */
  readonly width: number
}

/** A table whose columns stand in several lines. */
export interface StackedColumns {
  /** The columns with their place in the row. */
  readonly columns: readonly ViewColumn[]
  /** Of the first to the last track, as CSS. */
  readonly tracks: string
  readonly lines: number
}

/**
 * The columns in as few lines as a list of `room` em needs to show all of them; `undefined` when one line is enough. Neighbours share a track, and
 * the name has one of its own.
 */
export function stackColumns(columns: readonly ViewColumn[], room: number): StackedColumns | undefined {
  const one = columns.map((column) => trackOf([column]))
  if (columns.every((column) => (column.room ?? 0) <= room) && widthOf(one) <= room) return undefined
  for (let lines = 2; lines <= columns.length; lines++) {
    const few = fewest(one, room, lines)
    const tracks = widthOf(few) <= room ? few : narrowest(columns, lines)
    if (widthOf(tracks) > room && lines < columns.length) continue
    return { columns: tracks.flatMap((track, place) => placedIn(track, place, lines)), tracks: tracks.map(cssOf).join(' '), lines }
  }
  return undefined
}

const widthOf = (tracks: readonly Track[]) => tracks.reduce((sum, { width }) => sum + width, edgeColumns)

/** Joins neighbours, those first that save the most, until the tracks fit: most columns keep a track of their own. */
function fewest(tracks: readonly Track[], room: number, lines: number): readonly Track[] {
  if (widthOf(tracks) <= room) return tracks
  const [best] = tracks
    .slice(1)
    .flatMap((next, place) => {
      const track = tracks[place]
      const group = track ? [...track.columns, ...next.columns] : []
      const isJoined = track && group.length <= lines && !group.some(({ isTitle }) => isTitle)
      return isJoined ? [{ place, group, saved: Math.min(track.width, next.width) }] : []
    })
    .toSorted((one, other) => one.group.length - other.group.length || other.saved - one.saved)
  if (!best) return tracks
  return fewest([...tracks.slice(0, best.place), trackOf(best.group), ...tracks.slice(best.place + 2)], room, lines)
}

/** The tracks that need the least width when each holds at most `lines` columns. */
function narrowest(columns: readonly ViewColumn[], lines: number): readonly Track[] {
  // `best[i]` are the tracks of the columns from `i` on.
  const best: (readonly Track[])[] = [...columns, undefined].map(() => [])
  for (let from = columns.length - 1; from >= 0; from--) {
    const ways = Array.from({ length: lines }, (_, size) => columns.slice(from, from + size + 1))
      .filter((group, size) => group.length === size + 1 && (size === 0 || !group.some(({ isTitle }) => isTitle)))
      .map((group) => [trackOf(group), ...(best[from + group.length] ?? [])])
    best[from] = ways.toSorted((one, other) => widthOf(one) - widthOf(other))[0] ?? []
  }
  return best[0] ?? []
}

function trackOf(columns: readonly ViewColumn[]): Track {
  return { columns, width: Math.max(...columns.map(({ width, isTitle }) => width ?? (isTitle ? titleWidth : sharedWidth))) }
}

/** The last column of a track takes the lines that are left. The first track of the grid holds the checkboxes. */
function placedIn({ columns }: Track, place: number, lines: number): readonly ViewColumn[] {
  return columns.map((column, line) => {
    const end = line === columns.length - 1 ? lines + 1 : line + 2
    const className = [column.className, ...edgeOf(line, columns.length)].join(' ')
    return { ...column, className, area: `${line + 1} / ${place + 2} / ${end} / auto` }
  })
}

/** Marks a value that has all lines for itself, and the first and the last of several, which keep clear of the row's edges. */
function edgeOf(line: number, count: number): readonly string[] {
  if (count === 1) return ['ep-list-all-lines']
  if (line === 0) return ['ep-list-first-line']
  return line === count - 1 ? ['ep-list-last-line'] : []
}

/** What is left over is shared out; the name gets more of it. */
function cssOf({ columns, width }: Track): string {
  const isTitle = columns.some((column) => column.isTitle)
  return `minmax(calc(${width} * var(--ep-rem)), ${isTitle ? 1.4 * width : width}fr)`
}
