/** Where a person is, as an address below the product's root. */
export interface NavigationLocation {
  readonly pathname: string
  /** With its question mark, or empty. */
  readonly search: string
  /** Different for each entry of the history; scroll and focus are remembered by it. */
  readonly key: string
  /** True when the person came here by Back or Forward. */
  readonly isRestored: boolean
}

/** How a move is made. */
export interface NavigateOptions {
  /** Takes the place of the current entry of the history. @default false */
  readonly replace?: boolean
  /** Asks no guard: after a save, after logout. @default false */
  readonly force?: boolean
}

/** Says whether the person may leave for `to`; it may ask first. */
export type LeaveGuard = (to: string) => boolean | Promise<boolean>

/**
 * The one way the SDK moves from page to page. Any router, memory or an embed's host stands behind it;
 * leave guards and the list's state in the address rely on it.
 */
export interface Navigation {
  getLocation(): NavigationLocation
  /** @returns stops listening */
  subscribe(listener: () => void): () => void
  navigate(to: string, options?: NavigateOptions): void
  /** One entry back, or to `fallback` when there is none of ours. */
  back(fallback: string): void
  /** Guards every way out: links, Back, closing the tab (while `isArmed` says so). @returns takes the guard away */
  block(guard: LeaveGuard, isArmed: () => boolean): () => void
  /** Asks the guards without going anywhere: before logout or a change of language. */
  canLeave(to: string): Promise<boolean>
  /** What an anchor's `href` needs to lead to `to`. */
  href(to: string): string
}
