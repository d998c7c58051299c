import { defused } from '../core/csv.js'

/** What a cell shows, as a text: without its buttons and signs, a masked value as masked as it is seen. */
export function cellTextOf(cell: HTMLElement): string {
  const copy = cell.cloneNode(true) as HTMLElement
  for (const extra of copy.querySelectorAll('button, [aria-hidden="true"], .ep-visually-hidden')) extra.remove()
  return (copy.textContent ?? '').replace(/\s+/g, ' ').trim()
}

/** The cells of a row that are seen, parted by tabs, as spreadsheets take them. */
export function rowTextOf(row: HTMLElement): string {
  const cells = [...row.querySelectorAll<HTMLElement>('td[data-label]')]
  return cells
    .filter((cell) => cell.getClientRects().length > 0)
    .map((cell) => defused(cellTextOf(cell)))
    .join('\t')
}

/** The cell of a value that an element stands in. */
export function cellOf(target: EventTarget | null): HTMLElement | undefined {
  return target instanceof Element ? (target.closest<HTMLElement>('td[data-label]') ?? undefined) : undefined
}

/** Some text of the page is selected: it is what the person means. */
export function hasSelectedText({ ownerDocument }: HTMLElement): boolean {
  return ownerDocument.getSelection()?.isCollapsed === false
}
