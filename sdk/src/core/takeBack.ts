/** How long a reversible change of status can be taken back, in minutes. */
export const takeBackMinutes = 15

/** What the answer about one record says of the reader's own last step. */
export interface ReversibleRecord {
  /** The transition, and until when (ISO 8601 UTC) they may take it back. @default nothing can be taken back */
  readonly takeBack?: { readonly transition: string; readonly until: string }
}

/** Stands as the reason in the history of a change that was taken back. */
export const takenBack = 'takenBack'
