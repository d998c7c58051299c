import type { MessageKey } from './messageKey.js'

/** Keys pressed together, as the browser calls them, and what they do. */
export interface Shortcut {
  readonly keys: readonly string[]
  readonly label: MessageKey
}
