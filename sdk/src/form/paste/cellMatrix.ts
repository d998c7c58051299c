import { csvRecords } from '../../core/csvRecords.js'

/** The cells of a copied block, line by line; lines without any text are left out. */
export function cellMatrix(text: string): readonly (readonly string[])[] {
  return [...csvRecords(text, '\t')]
    .map((cells) => cells.map((cell) => cell.replaceAll('\0', '').trim()))
    .filter((cells) => cells.some((cell) => cell !== ''))
}
