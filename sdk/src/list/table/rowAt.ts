/** The row that an element stands in. */
export function rowOf(target: EventTarget | null): HTMLElement | undefined {
  return target instanceof Element ? (target.closest<HTMLElement>('[data-row]') ?? undefined) : undefined
}

/** The record of a row. */
export function idOf(row: HTMLElement | undefined): number | undefined {
  return row?.dataset.row ? Number(row.dataset.row) : undefined
}

/** The cell of a value that an element stands in. */
export function cellOf(target: EventTarget | null): HTMLElement | undefined {
  return target instanceof Element ? (target.closest<HTMLElement>('td[data-column]') ?? undefined) : undefined
}

/** Some text of the page is selected: it is what the person means. */
export function hasSelectedText({ ownerDocument }: HTMLElement): boolean {
  return ownerDocument.getSelection()?.isCollapsed === false
}
