/** Whole numbers from first to last, both included. */
export interface Range {
  readonly from: number
  readonly to: number
}

/** The range of one record, beside the other records of its lane: the ages that a class level takes, in its dimension. */
export interface Band extends Range {
  readonly name: string
  readonly lane: string
}

/** Numbers that two bands of one lane share. */
export interface Overlap extends Range {
  readonly names: readonly [string, string]
}

/** The bands of one lane, ready to draw. */
export interface Lane {
  readonly lane: string
  /** From the lowest to the highest number. */
  readonly whole: Range
  /** Each bar is on the first line where it overlaps no other. */
  readonly bars: readonly (Range & { readonly name: string; readonly line: number })[]
  readonly overlaps: readonly Overlap[]
  /** Numbers between two bands that are in no band. */
  readonly gaps: readonly Range[]
}

/** What a band shares with another one, or the gap next to it. */
export type BandProblem = Overlap | Range

/** One lane per name in `order` that has bands. */
export function lanesOf(all: readonly Band[], order: readonly string[]): readonly Lane[] {
  return order.flatMap((lane) => {
    const bands = all.filter((band) => band.lane === lane).toSorted((a, b) => a.from - b.from || a.to - b.to)
    const [first] = bands
    if (!first) return []
    const whole = { from: first.from, to: Math.max(...bands.map(({ to }) => to)) }
    return [{ lane, whole, bars: barsOf(bands), overlaps: overlapsOf(bands), gaps: gapsOf(bands) }]
  })
}

/** The problem at the lower and at the upper end of a band among the others of its lane; shared numbers come before a gap. */
export function problemsAt(band: Band, others: readonly Band[]): { readonly below?: BandProblem; readonly above?: BandProblem } {
  const [lane] = lanesOf([...others, band], [band.lane])
  const overlaps = others.filter((other) => other.lane === band.lane).flatMap((other) => overlapOf(band, other) ?? [])
  const below = overlaps.find(({ from }) => from === band.from) ?? lane?.gaps.find(({ to }) => to + 1 === band.from)
  const above = overlaps.find(({ from }) => from !== band.from) ?? lane?.gaps.find(({ from }) => from - 1 === band.to)
  return { ...(below && { below }), ...(above && { above }) }
}

/** `13` or `13–15`. */
export const rangeText = ({ from, to }: Range): string => (from === to ? `${from}` : `${from}–${to}`)

function barsOf(bands: readonly Band[]): Lane['bars'] {
  const ends: number[] = []
  return bands.map(({ name, from, to }) => {
    const free = ends.findIndex((end) => end < from)
    const line = free < 0 ? ends.length : free
    ends[line] = to
    return { name, from, to, line }
  })
}

function overlapsOf(bands: readonly Band[]): readonly Overlap[] {
  return bands.flatMap((band, place) => bands.slice(place + 1).flatMap((later) => overlapOf(band, later) ?? []))
}

function overlapOf(one: Band, other: Band): Overlap | undefined {
  const [from, to] = [Math.max(one.from, other.from), Math.min(one.to, other.to)]
  return from <= to ? { from, to, names: [one.name, other.name] } : undefined
}

function gapsOf(bands: readonly Band[]): readonly Range[] {
  const gaps: Range[] = []
  let covered = bands[0]?.to ?? 0
  for (const { from, to } of bands) {
    if (from > covered + 1) gaps.push({ from: covered + 1, to: from - 1 })
    covered = Math.max(covered, to)
  }
  return gaps
}
