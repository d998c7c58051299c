import { defused } from '../../sheet/csvLine.js'

/** The visible text of a cell: without buttons and icons, and with masked values still masked. */
export function cellTextOf(cell: HTMLElement): string {
  const copy = cell.cloneNode(true) as HTMLElement
  for (const extra of copy.querySelectorAll('button, [aria-hidden="true"], .ep-visually-hidden')) extra.remove()
  return (copy.textContent ?? '').replace(/\s+/g, ' ').trim()
}

/** The visible cells of a row, separated by tabs for spreadsheets. */
export function rowTextOf(row: HTMLElement): string {
  const cells = row instanceof HTMLTableRowElement ? [...row.cells] : []
  return cells
    .filter((cell) => cell.dataset.column !== undefined && cell.getClientRects().length > 0)
    .map((cell) => defused(cellTextOf(cell)))
    .join('\t')
}
