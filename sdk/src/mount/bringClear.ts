/**
 * Brings what has the focus clear of the bars that stick to the window, as its scroll margins say. In a text area, a browser brings only the line of the caret
 * into sight, at the very edge of the window.
 */
export const bringClear = ({ target }: { readonly target: EventTarget }): void => (target as Element).scrollIntoView({ block: 'nearest' })
