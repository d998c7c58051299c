import { parseNumber, readNumber } from '../../../../kinds/number/numberText.js'
import type { WantedLine } from '../../../../blocks/pricing/proposal.js'
import { comparable } from '../../../../validators/comparable.js'

/** Same limit as the items of a request. */
export const mostLines = 100

/** A wanted item as it is named to the person. */
export interface NamedLine extends WantedLine {
  readonly label: string
}

/** A wanted item with the line that it was read from. */
export interface ReadLine extends NamedLine {
  readonly written: string
}

/**
 * Wanted items, one per line: a code or words, then a tab or semicolon and the quantity. With more columns, as in a spreadsheet, the column
 * that its heading calls a quantity counts, otherwise the last number; a GMS code in the first column makes the other texts unnecessary.
 */
export function readLines(text: string): readonly ReadLine[] {
  const written = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const rows = written.map((line) => line.split(/[\t;]/).map((cell) => cell.trim()))
  const hasHeading = isHeading(rows)
  const counted = hasHeading ? rows[0]?.findIndex((cell) => quantityHeading.test(comparable(cell))) : undefined
  return rows
    .flatMap((cells, place): ReadLine[] => {
      const [first = '', ...others] = cells
      if (first === '' || (hasHeading && place === 0)) return []
      const named = counted === undefined || counted < 1 ? null : readQuantity(cells[counted] ?? '')
      const amount = named ?? others.map(readQuantity).findLast((quantity) => quantity !== null)
      const text = first.slice(0, 200)
      return [
        { text, label: isCode(text) ? `${text} ${wordsIn(others)}`.trim() : text, quantity: amount ?? null, written: written[place] ?? '' },
      ]
    })
    .slice(0, mostLines)
}

/** Whether a text is a code of the catalogue, with or without its point. */
export const isCode = (text: string) => /^[\d.]+$/.test(text)

/** The words beside a code: its description. */
const wordsIn = (cells: readonly string[]) => cells.find((cell) => /\p{L}{3}/u.test(cell)) ?? ''

const quantityHeading = /^(quant|qtd|qtde|cantidad|qty)/

/** A first line of words only, above a line with a number. */
function isHeading([first = [], second = []]: readonly (readonly string[])[]): boolean {
  return first.length > 1 && first.every((cell) => !/\d/.test(cell)) && second.slice(1).some((cell) => readQuantity(cell) !== null)
}

/** `1.200,5` as a decimal string; `null` for text that is not an amount above zero. */
function readQuantity(cell: string): string | null {
  const read = readNumber(cell, { fraction: 4, isGrouped: true })
  const value = read === undefined ? null : parseNumber(read)
  return value !== null && Number(value) > 0 ? value : null
}
