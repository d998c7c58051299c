import type { MessageKey } from './messageKey.js'

/** A keyboard shortcut: its keys, with the browser's names, and its action. */
export interface Shortcut {
  readonly keys: readonly string[]
  readonly label: MessageKey
}
