import type { Stored } from '../../core/record.js'

/** Where a row menu was opened. */
export interface MenuPlace {
  /** Receives the focus when the menu closes. */
  readonly opener: HTMLElement
  /** Position of the pointer in the window; without it, the menu opens at its button. */
  readonly at?: { readonly x: number; readonly y: number }
  /** The cell under the pointer. */
  readonly cell?: HTMLElement
}

/** The record with an open menu, and the menu's position. */
export interface OpenMenu extends MenuPlace {
  readonly record: Stored
}
