/** A location of the user, as an address under the product's root. */
export interface NavigationLocation {
  readonly pathname: string
  /** The query with its question mark, or empty. */
  readonly search: string
  /** Different for each history entry; scroll position and focus are stored under it. */
  readonly key: string
  /** True when the user came here with Back or Forward. */
  readonly isRestored: boolean
}

/** Options of a move. */
export interface NavigateOptions {
  /** Replaces the current history entry. @default false */
  readonly replace?: boolean
  /** Skips the guards: after a save, after logout. @default false */
  readonly force?: boolean
}

/** Says whether the user may leave for `to`; it may ask the user first. */
export type LeaveGuard = (to: string) => boolean | Promise<boolean>

/**
 * The navigation port of the SDK, on top of a router, memory or an embed's host.
 * Leave guards and the list's state in the address depend on it.
 */
export interface Navigation {
  getLocation(): NavigationLocation
  /** @returns a function that ends the subscription */
  subscribe(listener: () => void): () => void
  navigate(to: string, options?: NavigateOptions): void
  /** Goes back one entry, or to `fallback` when there is no earlier entry of ours. */
  back(fallback: string): void
  /** Adds a guard for links and Back, and for closing the tab while `isArmed` is true. @returns a function that removes the guard */
  block(guard: LeaveGuard, isArmed: () => boolean): () => void
  /**
   * While a dialog is open, the browser's Back closes it and the page stays. Without this function, Back leaves the page.
   * @returns a function to call when the dialog has closed
   */
  closeOnBack?(close: () => void): () => void
  /** Asks the guards without moving: before logout or a change of language. */
  canLeave(to: string): Promise<boolean>
  /** The `href` of an anchor that leads to `to`. */
  href(to: string): string
}
