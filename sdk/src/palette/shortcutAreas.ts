import { formShortcuts } from '../form/frame/formShortcuts.js'
import { decisionShortcuts, listShortcuts, treeShortcuts } from '../list/frame/listShortcuts.js'
import type { MessageKey } from '../locale/LocaleProvider.js'
import type { Shortcut } from '../locale/shortcut.js'

/** The keys of one area of the product. */
export interface ShortcutArea {
  readonly title: MessageKey
  readonly shortcuts: readonly Shortcut[]
}

/** Every key of the product, in the order of the help. */
export const shortcutAreas: readonly ShortcutArea[] = [
  {
    title: 'keys.everywhere',
    shortcuts: [
      { keys: ['Control', 'K'], label: 'keys.shortcut.palette' },
      { keys: ['?'], label: 'keys.shortcut.help' },
      { keys: ['F6'], label: 'keys.shortcut.toasts' },
      { keys: ['Escape'], label: 'keys.shortcut.escape' },
    ],
  },
  {
    title: 'keys.palette',
    shortcuts: [
      { keys: ['ArrowDown'], label: 'keys.shortcut.choose' },
      { keys: ['Enter'], label: 'keys.shortcut.go' },
      { keys: ['Control', 'Enter'], label: 'keys.shortcut.newTab' },
    ],
  },
  { title: 'keys.form', shortcuts: formShortcuts },
  { title: 'keys.tree', shortcuts: treeShortcuts },
  { title: 'keys.decide', shortcuts: decisionShortcuts },
  { title: 'keys.list', shortcuts: listShortcuts },
]
