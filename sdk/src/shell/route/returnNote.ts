/** The page that a person comes back to after the next sign-in. */
export interface LastPage {
  readonly address: string
  /** The user of that page; `undefined` when a link was opened before sign-in. */
  readonly userId: number | undefined
  /** Why the person is asked to sign in: the session ended outside of this page. */
  readonly isElsewhere?: boolean
}

const key = 'epLastPage'

/**
 * The note in the browser's entry of the page that is open. The end of a session wipes all storage, and a reload of the sign-in page would
 * forget the page; the entry goes with the tab.
 */
export function readReturnNote(view: Window | null): LastPage | undefined {
  const note = (stateOf(view) as Readonly<Record<string, unknown>> | null)?.[key] as LastPage | undefined
  return typeof note?.address === 'string' && note.address.startsWith('/') ? note : undefined
}

/** Keeps the note, or takes it away, beside what a router keeps in the same entry. */
export function writeReturnNote(view: Window | null, note: LastPage | undefined): void {
  if (view === null || (note === undefined && readReturnNote(view) === undefined)) return
  view.history.replaceState({ ...(stateOf(view) as object | null), [key]: note }, '')
}

const stateOf = (view: Window | null): unknown => view?.history.state
