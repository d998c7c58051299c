import { useQuery } from '@tanstack/react-query'
import { once } from '../api/once.js'
import type { BulkAnswer, PathParams } from '../api/client.js'
import { type AnyContract, contractPath } from '../core/contract.js'
import type { Link } from '../core/record.js'
import { entityKeys } from './cacheKeys.js'
import { useDataContext } from './DataProvider.js'
import { useCache } from './useCache.js'
import { usePending } from './usePending.js'
import { useRefresh } from './useRefresh.js'

/** An import of the last thirty days. */
export interface ImportEntry {
  readonly id: number
  readonly at: string
  readonly by: Link | null
  readonly fileName: string | null
  readonly created: number
  /** The created records that still exist. */
  readonly left: number
  /** Stored records that the import changed; undoing it leaves them as they are. */
  readonly updated: number
  readonly undoneAt: string | null
}

interface ImportsState {
  /** The latest first; `undefined` until they are loaded. */
  readonly imports: readonly ImportEntry[] | undefined
  /** Deletes the records that the import created: all of them, or none with the reasons. */
  readonly undo: (id: number) => Promise<BulkAnswer['data']>
  readonly isPending: boolean
}

/** Returns the latest imports into a list, and a function that takes one of them back. */
export function useImports(contract: AnyContract, params?: PathParams): ImportsState {
  const { api, person } = useDataContext()
  const refresh = useRefresh(contract)
  const { isPending, during } = usePending()
  const path = `${contractPath(contract, params)}/importacoes`
  const { data } = useQuery(
    {
      // Under the lists, so that a write reloads them.
      queryKey: [...entityKeys(person, contract, params).lists, path],
      queryFn: async ({ signal }) => (await api.send<{ readonly data: readonly ImportEntry[] }>('GET', path, undefined, { signal })).data,
    },
    useCache(),
  )
  const undo = async (id: number) => {
    try {
      const place = `${path}/${id}/desfazer`
      return (await once(place, (headers) => api.send<BulkAnswer>('POST', place, undefined, { headers }))).data
    } finally {
      refresh()
    }
  }
  return { imports: data, undo: (id) => during(undo(id)), isPending }
}
