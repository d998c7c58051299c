import type { Stored } from '../../core/record.js'

/** Where the menu of a row was asked for. */
export interface MenuPlace {
  /** Takes the focus when the menu has left. */
  readonly opener: HTMLElement
  /** Of the pointer, in the window; the menu hangs from its opener without it. */
  readonly at?: { readonly x: number; readonly y: number }
  /** The cell that was pointed at. */
  readonly cell?: HTMLElement
}

/** The record whose menu is open, and where. */
export interface OpenMenu extends MenuPlace {
  readonly record: Stored
}
