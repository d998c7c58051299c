import { scaleBand, scaleLinear } from 'd3-scale'
import type { ChartRow } from './chartRows.js'

/** One piece of a bar: a series of a part. */
interface Piece {
  readonly series: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** One part of a chart with its position. */
export interface Mark {
  readonly row: ChartRow
  /** The area that reacts to pointer and keyboard: the whole band, at least 24 pixels wide. */
  readonly band: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  readonly pieces: readonly Piece[]
  /** Whether the number fits beside it. */
  readonly hasValue: boolean
  /** Whether the name fits; narrow columns show every second or third name, and always the last one. */
  readonly hasLabel: boolean
  readonly label: { readonly x: number; readonly y: number }
  /** Which end of the name is at this position. */
  readonly labelFrom: 'start' | 'middle' | 'end'
  readonly value: { readonly x: number; readonly y: number }
}

export interface ChartLayout {
  readonly width: number
  readonly rem: number
  readonly height: number
  readonly isUpright: boolean
  readonly marks: readonly Mark[]
  readonly ticks: readonly { readonly value: number; readonly at: number }[]
  /** Start and end of the values on the other axis. */
  readonly plot: { readonly start: number; readonly end: number; readonly base: number }
}

interface LayoutOptions {
  readonly width: number
  /** Font size in pixels; all measures grow with it. */
  readonly rem: number
  readonly form: 'columns' | 'bars'
  /** Height to fill, in pixels. Without it, and in a lower place, the chart has its least height. */
  readonly height?: number
}

/** Average width of a letter in a label, in rem. */
const letter = 0.47

/** In rem. */
const narrow = 30

/** Bars do not stand further apart than this many times their least distance. */
const mostStretch = 2

/** Columns narrower than this are too thin to press. */
const leastColumn = 36
/** In rem; with less width, the numbers above columns would overlap. */
const leastValue = 4

/** Positions of all parts of a chart in pixels, so that its text has the page's size. */
export function layOut(rows: readonly ChartRow[], { form, ...size }: LayoutOptions): ChartLayout {
  const isUpright = form === 'columns' && size.width / Math.max(1, rows.length) >= leastColumn
  return isUpright ? columns(rows, size) : bars(rows, size)
}

type Size = Omit<LayoutOptions, 'form'>

function bars(rows: readonly ChartRow[], { width, rem, height: room = 0 }: Size): ChartLayout {
  // On a phone, names do not fit beside bars, so they are above them.
  const isNarrow = width < narrow * rem
  const leastStep = isNarrow ? 3.4 * rem : Math.max(28, 2.2 * rem)
  const step = Math.max(leastStep, Math.min(mostStretch * leastStep, (room - 1.8 * rem) / rows.length))
  const longest = Math.max(...rows.map(({ label }) => label.length))
  const start = isNarrow ? 1 : Math.min(width * 0.48, longest * letter * rem + 1.5 * rem)
  const end = width - 4.5 * rem
  const value = scaleLinear()
    .domain([0, most(rows)])
    .nice(4)
    .range([start, Math.max(start + 1, end)])
  const place = scaleBand<number>()
    .domain(rows.map((_, index) => index))
    .range([0, rows.length * step])
    .padding(isNarrow ? 0.2 : 0.32)
  const marks = rows.map((row, index): Mark => {
    const top = place(index) ?? 0
    const y = isNarrow ? top + place.bandwidth() / 2 : top
    const height = isNarrow ? place.bandwidth() / 2 : place.bandwidth()
    let before = 0
    const pieces = row.cells.map((cell, series) => {
      const x = value(before)
      before += cell.value
      return { series, x, y, width: Math.max(0, value(before) - x), height }
    })
    const middle = y + height / 2
    return {
      row,
      pieces,
      hasValue: true,
      hasLabel: true,
      band: { x: 0, y: index * step, width, height: step },
      label: isNarrow ? { x: 0, y: top + 0.6 * rem } : { x: start - 0.6 * rem, y: middle },
      labelFrom: isNarrow ? 'start' : 'end',
      value: { x: value(row.total) + 0.45 * rem, y: middle },
    }
  })
  const height = rows.length * step
  const ticks = ticksOf(value.ticks(3), rows).map((tick) => ({ value: tick, at: value(tick) }))
  return { width, rem, height: height + 1.8 * rem, isUpright: false, marks, ticks, plot: { start, end: height, base: height } }
}

function columns(rows: readonly ChartRow[], { width, rem, height = 0 }: Size): ChartLayout {
  const start = 4.6 * rem
  const top = 1.6 * rem
  const base = Math.max(15 * rem, height - 2 * rem)
  const value = scaleLinear()
    .domain([0, most(rows)])
    .nice(4)
    .range([base, top])
  const place = scaleBand<number>()
    .domain(rows.map((_, index) => index))
    .range([start, width])
    .padding(0.28)
  const longest = Math.max(...rows.map(({ label }) => label.length))
  const every = Math.ceil(((longest + 1) * letter * rem) / place.step())
  const marks = rows.map((row, index): Mark => {
    const x = place(index) ?? 0
    let before = 0
    const pieces = row.cells.map((cell, series) => {
      const bottom = value(before)
      before += cell.value
      const y = value(before)
      return { series, x, y, width: place.bandwidth(), height: Math.max(0, bottom - y) }
    })
    const middle = x + place.bandwidth() / 2
    // The name of the last column would otherwise be cut at the edge.
    const isBeyond = middle + (row.label.length * letter * rem) / 2 > width
    return {
      row,
      pieces,
      hasValue: place.step() > leastValue * rem,
      hasLabel: (rows.length - 1 - index) % every === 0,
      band: { x: middle - place.step() / 2, y: 0, width: place.step(), height: base + 2 * rem },
      label: { x: isBeyond ? width : middle, y: base + 1.2 * rem },
      labelFrom: isBeyond ? 'end' : 'middle',
      value: { x: middle, y: value(row.total) - 0.45 * rem },
    }
  })
  const ticks = ticksOf(value.ticks(4), rows).map((tick) => ({ value: tick, at: value(tick) }))
  return { width, rem, height: base + 2 * rem, isUpright: true, marks, ticks, plot: { start, end: width, base } }
}

/** A name shortened to `room` rem. Names with the same beginning keep their ends, so that they differ; links and the table have the whole name. */
export function shortLabel(name: string, all: readonly string[], room: number): string {
  const letters = Math.max(6, Math.floor(room / letter))
  if (name.length <= letters) return name
  const beginning = name.slice(0, letters - 1)
  if (all.filter((other) => other.startsWith(beginning)).length < 2) return `${beginning.trimEnd()}…`
  const ending = lastWords(name, Math.floor(letters / 2))
  return `${name.slice(0, Math.max(1, letters - 2 - ending.length)).trimEnd()}… ${ending}`
}

/** The last whole words of a name within `letters` letters, or the end of one long word. */
function lastWords(name: string, letters: number): string {
  const end = name.slice(-letters - 1)
  const space = end.indexOf(' ')
  return space < 0 ? name.slice(-letters) : end.slice(space + 1)
}

/** Which end of a tick's number is at its line. At the edge, where bars of a phone begin, a centred "0" would be cut in half. */
export const tickFrom = (at: number, rem: number): Mark['labelFrom'] => (at < rem / 2 ? 'start' : 'middle')

/** Drops fractional ticks when all numbers are whole. */
function ticksOf(ticks: readonly number[], rows: readonly ChartRow[]): readonly number[] {
  return rows.every(({ total }) => Number.isInteger(total)) ? ticks.filter(Number.isInteger) : ticks
}

const most = (rows: readonly ChartRow[]) => Math.max(1, ...rows.map(({ total }) => total))
