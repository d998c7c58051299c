import { useEffect, useRef } from 'react'
import type { ListQuery } from '../../api/client.js'
import type { ListState } from '../../data/useList.js'
import type { ListAddress } from './useListAddress.js'

/** Milliseconds. A press that shows nothing for so short a time still seems to act at once. */
const patience = 60

/**
 * Returns a function that changes order and page together with the rows, if these come soon. Otherwise the old rows are first drawn as out
 * of date, and the new ones wait for that frame.
 */
export function useOneStep({ query, change }: Pick<ListAddress, 'query' | 'change'>, ask: ListState['ask']) {
  const wanted = useRef<ListQuery>(undefined)
  // The list changed in another way, or it is gone.
  useEffect(
    () => () => {
      wanted.current = undefined
    },
    [query],
  )
  return async (stepFrom: (from: ListQuery) => Partial<Pick<ListQuery, 'sort' | 'page'>>): Promise<void> => {
    const from = wanted.current ?? query
    const next = { ...from, page: 1, ...stepFrom(from) }
    wanted.current = next
    await Promise.race([ask(next), new Promise((resolve) => setTimeout(resolve, patience))])
    if (wanted.current !== next) return
    wanted.current = undefined
    change({ sort: next.sort, page: next.page })
  }
}
