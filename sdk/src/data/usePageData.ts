import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { noNetwork } from '../api/noNetwork.js'
import { pageMeta } from './cacheKeys.js'
import { useDataContext } from './DataProvider.js'

/** Called when the data of a page is there, or with the error for which it is not. */
export type OnSettled = (error?: unknown) => void

interface PageData {
  /** The page has no meaning without data: a list, a stored record, a home. */
  readonly isAwaited: boolean
  readonly onSettled: OnSettled
}

// Pages load their texts and parts first. A page that asked for nothing by then shows something else.
const patienceMilliseconds = 3000

/** Tells when the data of the shown page has arrived, and when it could not be read; again after a retry. */
export function usePageData({ isAwaited, onSettled }: PageData): void {
  const { follow } = useDataContext()
  const tell = useEffectEvent((outcome: Outcome) => onSettled(outcome.error))
  useEffect(() => {
    let last: Outcome | undefined
    const settle = (outcome: Outcome | undefined) => {
      if (!outcome || (last && last.error === outcome.error)) return
      clearTimeout(timer)
      last = outcome
      tell(outcome)
    }
    const timer = setTimeout(() => settle({}), isAwaited ? patienceMilliseconds : 0)
    // One for all pauses, so that a pause that is about to end is not told as another failure.
    const offline = noNetwork()
    const stop = follow((client) => {
      const { isPending, ...outcome } = outcomeOf(client, offline) ?? {}
      if (isPending) clearTimeout(timer)
      else if ('error' in outcome) settle(outcome)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [isAwaited, follow])
}

interface Outcome {
  /** `undefined` when the data is there. */
  readonly error?: unknown
}

/** What became of the page's queries; `undefined` while there are none. A page with several, such as a home, works as long as one does. */
function outcomeOf(client: QueryClient, offline: Error): (Outcome & { readonly isPending?: boolean }) | undefined {
  const queries = client.getQueryCache().findAll({ type: 'active', predicate: ({ meta }) => meta === pageMeta })
  const states = queries.map(({ state }) => state)
  if (states.length === 0) return undefined
  if (states.some(({ data, error, fetchStatus }) => data === undefined && !error && fetchStatus !== 'paused')) return { isPending: true }
  if (states.some(({ data }) => data !== undefined)) return { error: undefined }
  return { error: states.find(({ error }) => error)?.error ?? offline }
}
