import type { Shortcut } from '../../locale/shortcut.js'

/** The keys of a form, besides those of its fields, for the keyboard help. */
export const formShortcuts: readonly Shortcut[] = [
  { keys: ['Control', 'S'], label: 'form.shortcut.save' },
  { keys: ['Control', 'Shift', 'S'], label: 'form.shortcut.saveAndNew' },
  { keys: ['ArrowDown'], label: 'form.shortcut.openChoices' },
  { keys: ['Alt', 'Enter'], label: 'form.shortcut.openChosen' },
  { keys: ['Alt', 'PageUp'], label: 'form.shortcut.previous' },
  { keys: ['Alt', 'PageDown'], label: 'form.shortcut.next' },
]
