/**
 * The parts of react-router's data router that we use (`createBrowserRouter`, `createHashRouter`, `createMemoryRouter`). Nothing is imported from
 * react-router.
 */
export interface DataRouter {
  readonly basename?: string | undefined
  readonly state: {
    readonly historyAction: string
    readonly location: RouterLocation & { readonly key: string }
    readonly blockers: ReadonlyMap<string, RouterBlocker>
  }
  /** @returns a function that ends the subscription */
  subscribe(listener: () => void): () => void
  navigate(distance: number): Promise<void>
  navigate(to: string, options?: { readonly replace?: boolean }): Promise<void>
  createHref(location: RouterLocation & { readonly hash: string }): string
  getBlocker(key: string, shouldBlock: (move: RouterMove) => boolean): unknown
  deleteBlocker(key: string): void
}

/** The current location of the router. */
export interface RouterLocation {
  /** Includes the router's `basename`. */
  readonly pathname: string
  readonly search: string
}

/** The type of a move: `PUSH`, `REPLACE` or `POP`. */
export interface RouterMove {
  readonly historyAction: string
}

/** A blocked move of the router; `state` is `unblocked`, `blocked` or `proceeding`. */
export interface RouterBlocker {
  readonly state: string
  readonly location?: RouterLocation | undefined
  readonly proceed?: (() => void) | undefined
  readonly reset?: (() => void) | undefined
}
