import { parseNumber, readNumber } from '../../../../kinds/number/numberText.js'
import type { WantedLine } from '../../../../blocks/pricing/proposal.js'

/** Same limit as the items of a request. */
export const mostLines = 100

/**
 * Wanted items, one per line: a code or words, then a tab or semicolon and the quantity. With more columns, as in a spreadsheet, the last
 * number counts; a GMS code in the first column makes the other texts unnecessary.
 */
export function readLines(text: string): readonly WantedLine[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.split(/[\t;]/).map((cell) => cell.trim()))
    .flatMap(([first = '', ...others]): WantedLine[] => {
      const amount = others.map(readQuantity).findLast((quantity) => quantity !== null)
      return first === '' ? [] : [{ text: first.slice(0, 200), quantity: amount ?? null }]
    })
    .slice(0, mostLines)
}

/** `1.200,5` as a decimal string; `null` for text that is not an amount above zero. */
function readQuantity(cell: string): string | null {
  const read = readNumber(cell, { fraction: 4, isGrouped: true })
  const value = read === undefined ? null : parseNumber(read)
  return value !== null && Number(value) > 0 ? value : null
}
