import { useRef } from 'react'
import type { PathParams } from '../api/client.js'
import type { AnyContract } from '../core/contract.js'
import type { Stored } from '../core/record.js'
import { type Attempt, isRefusal, keyFor, settle } from '../api/attempts.js'
import { entityKeys } from './cacheKeys.js'
import { useDataContext } from './DataProvider.js'
import { useCache } from './useCache.js'
import { recheckAccess } from './useCanWrite.js'
import { useRefresh } from './useRefresh.js'

export interface SaveInput {
  readonly id: number | 'novo'
  /** The version that was read; missing for a new record. */
  readonly version?: number
  readonly draft: object
  readonly signal?: AbortSignal
}

/** Milliseconds until the page has painted what was stored: until then, nothing else loads. */
const painted = 50

/** Saves a draft. A double click, or a new attempt after a lost answer, never writes twice. */
export function useSaveRecord(contract: AnyContract, params?: PathParams) {
  const { api, person } = useDataContext()
  const cache = useCache()
  const refresh = useRefresh(contract)
  const attempt = useRef<Attempt | null>(null)

  const save = async ({ id, version, draft, signal }: SaveInput): Promise<Stored> => {
    const headers = { 'Idempotency-Key': keyFor(attempt, JSON.stringify([id, version, draft])) }
    const call = { params, signal, headers }
    try {
      const { data } = await (id === 'novo' ? api.create(contract, draft, call) : api.update(contract, id, version ?? 0, draft, call))
      settle(attempt, true)
      cache.setQueryData(entityKeys(person, contract, params).record(data.id), data)
      refresh(data.id, painted)
      return data
    } catch (error) {
      if (isRefusal(error)) settle(attempt, false)
      recheckAccess(error, { api, person }, cache)
      throw error
    }
  }
  return { save }
}
