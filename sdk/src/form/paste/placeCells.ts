import type { AnyFieldset } from '../../core/control.js'
import { locales } from '../../core/locale.js'
import { headingWords } from '../../sheet/headingWords.js'
import { comparable } from '../../validators/comparable.js'

/** The field of each column of a block. */
export interface Placement {
  /** Undefined for a column without a field. */
  readonly keys: readonly (string | undefined)[]
  /** The lines without their headings. */
  readonly lines: readonly (readonly string[])[]
  /** Headings that match no field. */
  readonly strangers: readonly string[]
}

interface Block {
  readonly fieldset: AnyFieldset
  /** Fields that a paste can fill, in the order shown. */
  readonly open: readonly string[]
  /** Fields that only a heading can name: fields of a table that are no columns. */
  readonly named?: readonly string[]
  /** The field of the paste. */
  readonly start: string
}

/** Spreads a block over the fields, beginning at the pasted one. If the first line has headings, they choose the fields. */
export function placeCells(cells: readonly (readonly string[])[], { fieldset, open, named: more = [], start }: Block): Placement {
  const [first = [], ...rest] = cells
  const named = namedKeys(first, fieldset, [...open, ...more])
  const strangers = first.filter((cell, place) => cell !== '' && named[place] === undefined)
  const known = named.filter((key) => key !== undefined).length
  // A spreadsheet has columns of its own: two known names, and half of all, are enough for headings.
  const isHeading = strangers.length === 0 || (known > 1 && known >= strangers.length)
  if (rest.length > 0 && isHeading) return { keys: named, lines: rest, strangers }
  const from = Math.max(0, open.indexOf(start))
  const width = Math.max(...cells.map((line) => line.length))
  return { keys: Array.from({ length: width }, (_, place) => open[from + place]), lines: cells, strangers: [] }
}

/** The field of each heading. A full label wins over a similar one. */
function namedKeys(headings: readonly string[], fieldset: AnyFieldset, keys: readonly string[]): readonly (string | undefined)[] {
  const named: (string | undefined)[] = headings.map(() => undefined)
  const free = () => keys.filter((key) => !named.includes(key))
  // Two fields may have one label, such as both check digits: each takes one column.
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

/** Abbreviations of office spreadsheets: "Qtde" is the registered quantity, "Cód. da função" the function. */
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

/** "Código GMS": a code that matches no field names a record. */
const isCode = ({ fields }: AnyFieldset, key: string, heading: string): boolean =>
  fields[key]?.kind.filter === 'record' && headingWords(heading).split(' ').includes('codigo')
