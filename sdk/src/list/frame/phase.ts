export interface PhaseInput {
  readonly status: 'loading' | 'ready' | 'error'
  /** Rows at hand, fresh or of the last answer; `undefined` when none ever came. */
  readonly count: number | undefined
  /** A search or a filter narrows the list. */
  readonly isNarrowed: boolean
  readonly isCancelled: boolean
  readonly isOffline: boolean
}

/** What the card shows. Rows at hand always win: an error or a lost connection is then said above them. */
export type ListPhase = 'loading' | 'rows' | 'empty' | 'nothing' | 'failed' | 'cancelled'

export function listPhase({ status, count, isNarrowed, isCancelled, isOffline }: PhaseInput): ListPhase {
  if (count !== undefined && count > 0) return 'rows'
  if (isCancelled) return 'cancelled'
  if (status === 'error' || (isOffline && count === undefined)) return 'failed'
  if (status === 'loading' || count === undefined) return 'loading'
  return isNarrowed ? 'nothing' : 'empty'
}
