import type { PathParams, RecordAnswer } from '../api/client.js'
import type { LacksAnswer, TransitionRequest } from '../api/recordCalls.js'
import { type AnyContract, contractPath } from '../core/contract.js'
import type { Stored } from '../core/record.js'
import { once } from '../api/once.js'
import { entityKeys } from './cacheKeys.js'
import { useDataContext } from './DataProvider.js'
import { useCache } from './useCache.js'
import { usePending } from './usePending.js'
import { useRefresh } from './useRefresh.js'

/** Changes the status of a record by a transition of its contract, or takes the change back, and updates the record on the screen. */
export function useTransition(contract: AnyContract, params?: PathParams) {
  const { api, person } = useDataContext()
  const cache = useCache()
  const refresh = useRefresh(contract)
  const { isPending, during } = usePending()
  const keep = (id: number, { data }: RecordAnswer): Stored => {
    cache.setQueryData(entityKeys(person, contract, params).record(id), data)
    refresh(id)
    return data
  }
  const placeOf = (id: number) => `${contractPath(contract, params)}/${id}/situacao`
  return {
    change: (id: number, request: TransitionRequest) =>
      during(once(placeOf(id), (headers) => api.transition(contract, id, request, { params, headers })).then((answer) => keep(id, answer))),
    /** @throws ApiError `not-reversible` (409) when it is too late, `stale` (412) */
    takeBack: (id: number, version: number) => {
      const path = `${placeOf(id)}/desfazer`
      const send = (headers: Readonly<Record<string, string>>) => api.send<RecordAnswer>('POST', path, { version }, { headers })
      return during(once(path, send, String(version)).then((answer) => keep(id, answer)))
    },
    /** What keeps the record from this transition now. */
    lacks: (id: number, transition: string, signal?: AbortSignal) =>
      api.send<LacksAnswer>('GET', `${placeOf(id)}/${transition}`, undefined, { signal }).then(({ data }) => data.issues),
    isPending,
  }
}
