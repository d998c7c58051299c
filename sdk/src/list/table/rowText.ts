import { defused } from '../../sheet/csvLine.js'

/** What a cell shows, as a text: without its buttons and signs, a masked value as masked as it is seen. */
export function cellTextOf(cell: HTMLElement): string {
  const copy = cell.cloneNode(true) as HTMLElement
  for (const extra of copy.querySelectorAll('button, [aria-hidden="true"], .ep-visually-hidden')) extra.remove()
  return (copy.textContent ?? '').replace(/\s+/g, ' ').trim()
}

/** The cells of a row that are seen, parted by tabs, as spreadsheets take them. */
export function rowTextOf(row: HTMLElement): string {
  const cells = row instanceof HTMLTableRowElement ? [...row.cells] : []
  return cells
    .filter((cell) => cell.dataset.column !== undefined && cell.getClientRects().length > 0)
    .map((cell) => defused(cellTextOf(cell)))
    .join('\t')
}
