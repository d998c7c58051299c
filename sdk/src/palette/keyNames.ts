const signs: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
  Control: 'Ctrl',
}
const macSigns: Readonly<Record<string, string>> = { Control: '⌘', Shift: '⇧', Alt: '⌥', Enter: '↩', Escape: 'esc' }

/** The label of a key: `Control` → `Ctrl`, on a Mac `⌘`; `space` is the word for the space bar. */
export function keyName(key: string, { isMac, space }: { readonly isMac: boolean; readonly space: string }): string {
  if (key === 'Space') return space
  return (isMac ? macSigns[key] : undefined) ?? signs[key] ?? key
}

/** Whether the keyboard is a Mac's. */
export function isMacKeyboard(view: Window | null): boolean {
  return /mac|iphone|ipad/i.test(view?.navigator.platform ?? '')
}
