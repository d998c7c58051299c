/** What `selector` names, around the place where something happened. */
export function around(target: EventTarget | null | undefined, selector: string): HTMLElement | undefined {
  return target instanceof Element ? (target.closest<HTMLElement>(selector) ?? undefined) : undefined
}

/** The list that an element stands in. */
export function listOf(inside: EventTarget | null | undefined): HTMLElement | undefined {
  return around(inside, '.ep-list')
}

/** The row that an element stands in; a card of a board and an entry of a calendar are rows too. */
export function rowOf(target: EventTarget | null): HTMLElement | undefined {
  return around(target, '[data-row]')
}

/** The record of a row. */
export function idOf(row: HTMLElement | undefined): number | undefined {
  return row?.dataset.row ? Number(row.dataset.row) : undefined
}

/** The rows inside of an element, as they are drawn: a tree has another order than its page. */
export function rowsIn(place: Element | null | undefined): readonly HTMLElement[] {
  return [...(place?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
}

/** The row of a record. */
export function rowIn(place: Element | null | undefined, id: number | undefined): HTMLElement | undefined {
  return rowsIn(place).find((row) => idOf(row) === id)
}

/** The one row that Tab reaches. */
export function reachedRow(place: Element | null | undefined): HTMLElement | undefined {
  return rowsIn(place).find(({ tabIndex }) => tabIndex === 0)
}

/** The cell of a value that an element stands in. */
export function cellOf(target: EventTarget | null): HTMLElement | undefined {
  return around(target, 'td[data-column]')
}

/** Keys belong to the field, the dialog or the menu they are pressed in. */
export function isTakenKey(target: EventTarget | null): boolean {
  return around(target, 'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="dialog"], [role="menu"]') !== undefined
}

/** Some text of the page is selected: it is what the person means. */
export function hasSelectedText({ ownerDocument }: HTMLElement): boolean {
  return ownerDocument.getSelection()?.isCollapsed === false
}
