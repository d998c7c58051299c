import type { PathParams, RecordAnswer } from '../api/client.js'
import type { LacksAnswer, TransitionRequest } from '../api/recordCalls.js'
import { type AnyContract, contractPath } from '../core/contract.js'
import type { Stored } from '../core/record.js'
import { createKey, isRefusal } from '../api/attempts.js'
import { entityKeys } from './cacheKeys.js'
import { useDataContext } from './DataProvider.js'
import { useCache } from './useCache.js'
import { usePending } from './usePending.js'
import { useRefresh } from './useRefresh.js'

/** The keys of commands whose result is unknown, by their address: a dialog that is opened again goes on with its attempt. */
const keys = new Map<string, string>()

/** Sends a command so that a new attempt after a lost answer never does it twice. */
async function once<Result>(place: string, send: (headers: Readonly<Record<string, string>>) => Promise<Result>): Promise<Result> {
  const key = keys.get(place) ?? createKey()
  keys.set(place, key)
  try {
    const answer = await send({ 'Idempotency-Key': key })
    keys.delete(place)
    return answer
  } catch (error) {
    if (isRefusal(error)) keys.delete(place)
    throw error
  }
}

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
    takeBack: (id: number, version: number) =>
      during(api.send<RecordAnswer>('POST', `${placeOf(id)}/desfazer`, { version }).then((answer) => keep(id, answer))),
    /** What keeps the record from this transition now. */
    lacks: (id: number, transition: string, signal?: AbortSignal) =>
      api.send<LacksAnswer>('GET', `${placeOf(id)}/${transition}`, undefined, { signal }).then(({ data }) => data.issues),
    isPending,
  }
}
