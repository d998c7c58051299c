import type { AnyFieldset } from '../../core/control.js'
import { locales } from '../../core/locale.js'
import { comparable } from '../../validators/comparable.js'

/** Which field each column of a block goes into. */
export interface Placement {
  /** Field of each column; nothing for a column that has no field. */
  readonly keys: readonly (string | undefined)[]
  /** The lines without their headings. */
  readonly lines: readonly (readonly string[])[]
  /** Headings that name no field. */
  readonly strangers: readonly string[]
}

interface Block {
  readonly fieldset: AnyFieldset
  /** Fields that can be filled, in the order shown. */
  readonly open: readonly string[]
  /** Fields that only a heading can name: those of a table that are no columns. */
  readonly named?: readonly string[]
  /** The field that the block was pasted into. */
  readonly start: string
}

/** Spreads a block over the fields from the one it was pasted into; a first line of headings says itself where each column belongs. */
export function placeCells(cells: readonly (readonly string[])[], { fieldset, open, named: more = [], start }: Block): Placement {
  const [first = [], ...rest] = cells
  const named: (string | undefined)[] = []
  // Two fields may be called the same, as both check digits are: each takes one column.
  for (const heading of first) named.push([...open, ...more].find((key) => !named.includes(key) && isNamed(fieldset, key, heading)))
  const strangers = first.filter((cell, place) => cell !== '' && named[place] === undefined)
  const known = named.filter((key) => key !== undefined).length
  // A spreadsheet has columns of its own: whoever names two fields, and half of all, means headings.
  const isHeading = strangers.length === 0 || (known > 1 && known >= strangers.length)
  if (rest.length > 0 && isHeading) return { keys: named, lines: rest, strangers }
  const from = Math.max(0, open.indexOf(start))
  const width = Math.max(...cells.map((line) => line.length))
  return { keys: Array.from({ length: width }, (_, place) => open[from + place]), lines: cells, strangers: [] }
}

function isNamed({ messages }: AnyFieldset, key: string, heading: string): boolean {
  return locales.some((locale) => comparable(messages[locale].fields[key] ?? '') === comparable(heading))
}
