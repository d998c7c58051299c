import type { Shortcut } from '../../locale/shortcut.js'

/** The keyboard shortcuts of a list, in the order of the keyboard help. */
export const listShortcuts: readonly Shortcut[] = [
  { keys: ['/'], label: 'list.shortcut.search' },
  { keys: ['N'], label: 'list.shortcut.create' },
  { keys: ['ArrowDown'], label: 'list.shortcut.nextRow' },
  { keys: ['ArrowUp'], label: 'list.shortcut.previousRow' },
  { keys: ['Home'], label: 'list.shortcut.firstRow' },
  { keys: ['End'], label: 'list.shortcut.lastRow' },
  { keys: ['ArrowRight'], label: 'list.shortcut.intoRow' },
  { keys: ['ArrowLeft'], label: 'list.shortcut.rowMenu' },
  { keys: ['Shift', 'F10'], label: 'list.shortcut.menuHere' },
  { keys: ['Control', 'C'], label: 'list.shortcut.copy' },
  { keys: ['PageDown'], label: 'list.shortcut.nextPage' },
  { keys: ['PageUp'], label: 'list.shortcut.previousPage' },
  { keys: ['Enter'], label: 'list.shortcut.open' },
  { keys: ['V'], label: 'list.shortcut.preview' },
  { keys: ['F2'], label: 'list.shortcut.edit' },
  { keys: ['Space'], label: 'list.shortcut.select' },
  { keys: ['Shift', 'Space'], label: 'list.shortcut.selectRange' },
  { keys: ['Shift', 'ArrowDown'], label: 'list.shortcut.selectNext' },
  { keys: ['Control', 'A'], label: 'list.shortcut.selectPage' },
  { keys: ['Delete'], label: 'list.shortcut.delete' },
  { keys: ['Escape'], label: 'list.shortcut.clear' },
  { keys: ['Shift', 'Enter'], label: 'list.shortcut.sortToo' },
  { keys: ['Shift', 'ArrowRight'], label: 'list.shortcut.wider' },
  { keys: ['Shift', 'ArrowLeft'], label: 'list.shortcut.narrower' },
  { keys: ['Alt', 'ArrowUp'], label: 'list.shortcut.columnBefore' },
  { keys: ['Alt', 'ArrowDown'], label: 'list.shortcut.columnAfter' },
]

/** Shortcuts beside a record that waits for a decision. */
export const decisionShortcuts: readonly Shortcut[] = [
  { keys: ['A'], label: 'list.shortcut.approve' },
  { keys: ['D'], label: 'list.shortcut.giveBack' },
  { keys: ['R'], label: 'list.shortcut.reject' },
]

/** Shortcuts of a list in its tree view. */
export const treeShortcuts: readonly Shortcut[] = [
  { keys: ['ArrowRight'], label: 'list.shortcut.openBranch' },
  { keys: ['ArrowLeft'], label: 'list.shortcut.closeBranch' },
]
