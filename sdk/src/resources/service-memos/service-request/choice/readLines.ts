import { parseNumber, readNumber } from '../../../../kinds/number/numberText.js'
import type { WantedLine } from '../../../../blocks/pricing/proposal.js'

/** As many as a request has items. */
export const mostLines = 100

/**
 * What is wanted, one item a line: a code or words, and after a tab or a semicolon how much of it. Of more columns, as a spreadsheet has them,
 * the last one that is a number counts; a first column that is a GMS code says alone what is meant.
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

/** `1.200,5` as people write it, as the decimal string that travels; nothing for what is none, or no amount. */
function readQuantity(cell: string): string | null {
  const read = readNumber(cell, { fraction: 4, isGrouped: true })
  const value = read === undefined ? null : parseNumber(read)
  return value !== null && Number(value) > 0 ? value : null
}
