export interface PhaseInput {
  readonly status: 'loading' | 'ready' | 'error'
  /** Number of rows, current or from the last answer; `undefined` without any answer. */
  readonly count: number | undefined
  /** A search or a filter is set. */
  readonly isNarrowed: boolean
  readonly isCancelled: boolean
  readonly isOffline: boolean
  /** The server does not know the parent record. */
  readonly isMissing: boolean
}

/** The content of the list's card. Existing rows always stay; an error or a lost connection is then shown above them. */
export type ListPhase = 'loading' | 'rows' | 'empty' | 'nothing' | 'failed' | 'cancelled' | 'missing'

export function listPhase({ status, count, isNarrowed, isCancelled, isOffline, isMissing }: PhaseInput): ListPhase {
  if (count !== undefined && count > 0) return 'rows'
  if (isCancelled) return 'cancelled'
  if (isMissing) return 'missing'
  if (status === 'error' || (isOffline && count === undefined)) return 'failed'
  if (status === 'loading' || count === undefined) return 'loading'
  return isNarrowed ? 'nothing' : 'empty'
}
