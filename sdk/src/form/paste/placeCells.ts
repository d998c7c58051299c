import type { AnyFieldset } from '../../core/control.js'
import { locales } from '../../core/locale.js'
import { headingWords } from '../../sheet/headingWords.js'
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
  const named = namedKeys(first, fieldset, [...open, ...more])
  const strangers = first.filter((cell, place) => cell !== '' && named[place] === undefined)
  const known = named.filter((key) => key !== undefined).length
  // A spreadsheet has columns of its own: whoever names two fields, and half of all, means headings.
  const isHeading = strangers.length === 0 || (known > 1 && known >= strangers.length)
  if (rest.length > 0 && isHeading) return { keys: named, lines: rest, strangers }
  const from = Math.max(0, open.indexOf(start))
  const width = Math.max(...cells.map((line) => line.length))
  return { keys: Array.from({ length: width }, (_, place) => open[from + place]), lines: cells, strangers: [] }
}

/** The field that each heading names; a label in full counts before what is only alike, wherever it stands. */
function namedKeys(headings: readonly string[], fieldset: AnyFieldset, keys: readonly string[]): readonly (string | undefined)[] {
  const named: (string | undefined)[] = headings.map(() => undefined)
  const free = () => keys.filter((key) => !named.includes(key))
  // Two fields may be called the same, as both check digits are: each takes one column.
  for (const [place, heading] of headings.entries()) named[place] = free().find((key) => isNamed(fieldset, key, heading))
  for (const isMeant of [isAlike, isCode]) {
    for (const [place, heading] of headings.entries()) {
      if (named[place] !== undefined) continue
      const [key, ...others] = free().filter((candidate) => isMeant(fieldset, candidate, heading))
      if (others.length === 0) named[place] = key
    }
  }
  return named
}

function isNamed({ messages }: AnyFieldset, key: string, heading: string): boolean {
  return locales.some((locale) => comparable(messages[locale].fields[key] ?? '') === comparable(heading))
}

/** As offices head their spreadsheets: "Qtde" is the registered quantity, "Cód. da função" the function. */
function isAlike({ fields, messages }: AnyFieldset, key: string, heading: string): boolean {
  const kind = fields[key]?.kind
  const words = headingWords(heading)
    .split(' ')
    .filter((word) => word !== '' && (kind?.filter !== 'record' || word !== 'codigo'))
  if (!kind || words.length === 0) return false
  return locales.some((locale) => {
    const label = headingWords(messages[locale].fields[key] ?? '').split(' ')
    return (kind.isNumeric || label.length === words.length) && words.every((word) => label.includes(word))
  })
}

/** "Código GMS": a code of its own that no field is called by names a record. */
const isCode = ({ fields }: AnyFieldset, key: string, heading: string): boolean =>
  fields[key]?.kind.filter === 'record' && headingWords(heading).split(' ').includes('codigo')
