/** What is used of react-router's data router (`createBrowserRouter`, `createHashRouter`, `createMemoryRouter`): nothing is imported from it. */
export interface DataRouter {
  readonly basename?: string | undefined
  readonly state: {
    readonly historyAction: string
    readonly location: RouterLocation & { readonly key: string }
    readonly blockers: ReadonlyMap<string, RouterBlocker>
  }
  /** @returns stops listening */
  subscribe(listener: () => void): () => void
  navigate(distance: number): Promise<void>
  navigate(to: string, options?: { readonly replace?: boolean }): Promise<void>
  createHref(location: RouterLocation & { readonly hash: string }): string
  getBlocker(key: string, shouldBlock: (move: RouterMove) => boolean): unknown
  deleteBlocker(key: string): void
}

/** Where the router is. */
export interface RouterLocation {
  /** Holds the router's `basename`. */
  readonly pathname: string
  readonly search: string
}

/** How the router moves: `PUSH`, `REPLACE` or `POP`. */
export interface RouterMove {
  readonly historyAction: string
}

/** A move that the router holds back; `state` is `unblocked`, `blocked` or `proceeding`. */
export interface RouterBlocker {
  readonly state: string
  readonly location?: RouterLocation | undefined
  readonly proceed?: (() => void) | undefined
  readonly reset?: (() => void) | undefined
}
