import type { PathParams } from '../api/client.js'
import type { AnyContract } from '../core/contract.js'
import { useDataContext } from './DataProvider.js'
import { useCache } from './useCache.js'
import { recordQuery } from './useRecord.js'

/**
 * Returns a function that loads a record before its page does, unless the cached one is fresh. Records with masked fields are loaded only when
 * the user `isOpening` them: otherwise the server would log an access that did not happen.
 */
export function usePrefetchRecord(contract: AnyContract, params?: PathParams): (id: number, isOpening?: boolean) => void {
  const data = useDataContext()
  const cache = useCache()
  return (id, isOpening = false) =>
    (isOpening || contract.masked.length === 0) && void cache.prefetchQuery(recordQuery(data, contract, { id, params }))
}
