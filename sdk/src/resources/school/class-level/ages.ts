/** The part of a class level that says which pupils it takes. */
export interface AgeBand {
  readonly name: string
  readonly stage: string
  readonly minAge: number
  readonly maxAge: number
}

/** Ages from first to last, both included. */
export interface AgeRange {
  readonly from: number
  readonly to: number
}

/** Ages that two levels of one dimension share. */
export interface AgeOverlap extends AgeRange {
  readonly names: readonly [string, string]
}

/** The levels of one dimension, ready to draw. */
export interface AgeLane {
  readonly stage: string
  /** From the lowest to the highest age. */
  readonly ages: AgeRange
  /** Each bar is on the first line where it overlaps no other. */
  readonly bars: readonly (AgeRange & { readonly name: string; readonly line: number })[]
  readonly overlaps: readonly AgeOverlap[]
  /** Ages between two levels that no level takes. */
  readonly gaps: readonly AgeRange[]
}

/** One lane per dimension that has levels, in the order of `stages`. */
export function ageLanes(levels: readonly AgeBand[], stages: readonly string[]): readonly AgeLane[] {
  return stages.flatMap((stage) => {
    const bands = levels.filter((level) => level.stage === stage).toSorted((a, b) => a.minAge - b.minAge || a.maxAge - b.maxAge)
    const [first] = bands
    if (!first) return []
    const ages = { from: first.minAge, to: Math.max(...bands.map(({ maxAge }) => maxAge)) }
    return [{ stage, ages, bars: barsOf(bands), overlaps: overlapsOf(bands), gaps: gapsOf(bands) }]
  })
}

/** Ages that a level shares with the other levels of its dimension, and gaps next to it. */
export function ageProblems(level: AgeBand, others: readonly AgeBand[]): Pick<AgeLane, 'overlaps' | 'gaps'> {
  const [lane] = ageLanes([...others, level], [level.stage])
  const touches = ({ from, to }: AgeRange) => to + 1 === level.minAge || from - 1 === level.maxAge
  const meeting = others.filter((other) => other.stage === level.stage)
  return { overlaps: meeting.flatMap((other) => overlapOf(level, other) ?? []), gaps: lane?.gaps.filter(touches) ?? [] }
}

/** `13` or `13–15`. */
export const ageText = ({ from, to }: AgeRange): string => (from === to ? `${from}` : `${from}–${to}`)

function barsOf(bands: readonly AgeBand[]): AgeLane['bars'] {
  const ends: number[] = []
  return bands.map(({ name, minAge, maxAge }) => {
    const free = ends.findIndex((end) => end < minAge)
    const line = free < 0 ? ends.length : free
    ends[line] = maxAge
    return { name, from: minAge, to: maxAge, line }
  })
}

function overlapsOf(bands: readonly AgeBand[]): readonly AgeOverlap[] {
  return bands.flatMap((band, place) => bands.slice(place + 1).flatMap((later) => overlapOf(band, later) ?? []))
}

function overlapOf(one: AgeBand, other: AgeBand): AgeOverlap | undefined {
  const [from, to] = [Math.max(one.minAge, other.minAge), Math.min(one.maxAge, other.maxAge)]
  return from <= to ? { from, to, names: [one.name, other.name] } : undefined
}

function gapsOf(bands: readonly AgeBand[]): readonly AgeRange[] {
  const gaps: AgeRange[] = []
  let covered = bands[0]?.maxAge ?? 0
  for (const { minAge, maxAge } of bands) {
    if (minAge > covered + 1) gaps.push({ from: covered + 1, to: minAge - 1 })
    covered = Math.max(covered, maxAge)
  }
  return gaps
}
