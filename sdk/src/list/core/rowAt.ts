/** The closest element around `target` that matches `selector`. */
export function around(target: EventTarget | null | undefined, selector: string): HTMLElement | undefined {
  return target instanceof Element ? (target.closest<HTMLElement>(selector) ?? undefined) : undefined
}

/** The list around an element. */
export function listOf(inside: EventTarget | null | undefined): HTMLElement | undefined {
  return around(inside, '.ep-list')
}

/** The row around an element; cards of a board and entries of a calendar count as rows. */
export function rowOf(target: EventTarget | null): HTMLElement | undefined {
  return around(target, '[data-row]')
}

/** The record id of a row. */
export function idOf(row: HTMLElement | undefined): number | undefined {
  return row?.dataset.row ? Number(row.dataset.row) : undefined
}

/** The rows inside an element, in the order on the screen: a tree differs from its page. */
export function rowsIn(place: Element | null | undefined): readonly HTMLElement[] {
  return [...(place?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
}

/** The row of a record. */
export function rowIn(place: Element | null | undefined, id: number | undefined): HTMLElement | undefined {
  return rowsIn(place).find((row) => idOf(row) === id)
}

/** The row that is the tab stop. */
export function reachedRow(place: Element | null | undefined): HTMLElement | undefined {
  return rowsIn(place).find(({ tabIndex }) => tabIndex === 0)
}

/** The value cell around an element. */
export function cellOf(target: EventTarget | null): HTMLElement | undefined {
  return around(target, 'td[data-column]')
}

/** Whether a key event belongs to a field, a dialog or a menu. */
export function isTakenKey(target: EventTarget | null): boolean {
  return around(target, 'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="dialog"], [role="menu"]') !== undefined
}

/** Whether text of the page is selected; then commands must leave it to the browser. */
export function hasSelectedText({ ownerDocument }: HTMLElement): boolean {
  return ownerDocument.getSelection()?.isCollapsed === false
}
