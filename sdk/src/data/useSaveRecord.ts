import { type RefObject, useRef } from 'react'
import { ApiError } from '../api/ApiError.js'
import { createKey, isRefusal } from '../api/attempts.js'
import type { PathParams } from '../api/client.js'
import { type AnyContract, contractPath } from '../core/contract.js'
import type { Stored } from '../core/record.js'
import { useSession } from '../session/SessionProvider.js'
import { entityKeys } from './cacheKeys.js'
import { useDataContext } from './DataProvider.js'
import { useCache } from './useCache.js'
import { recheckAccess } from './useCanWrite.js'
import { forgetUnsure, keepUnsure, unsureKey } from '../session/unsureCreation.js'
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
  const { session } = useSession()
  const cache = useCache()
  const refresh = useRefresh(contract)
  const attempt = useRef<Attempt | null>(null)

  const save = async ({ id, version, draft, signal }: SaveInput): Promise<Stored> => {
    const content = JSON.stringify([id, version, draft])
    // A host's page is not ours to store anything in.
    const isKept = id === 'novo' && session.kind === 'stored'
    const told = `${person} ${contractPath(contract, params)} ${content}`
    const key = keyFor(attempt, content, () => (isKept ? unsureKey(told) : undefined))
    if (isKept) keepUnsure(told, key)
    const headers = { 'Idempotency-Key': key }
    const call = { params, signal, headers }
    try {
      const { data } = await (id === 'novo' ? api.create(contract, draft, call) : api.update(contract, id, version ?? 0, draft, call))
      settle(attempt, true)
      if (isKept) forgetUnsure()
      cache.setQueryData(entityKeys(person, contract, params).record(data.id), data)
      refresh(data.id, painted)
      return data
    } catch (error) {
      if (isRefusal(error)) settle(attempt, false)
      if (isRefusal(error) && isKept) forgetUnsure()
      // Another person's write may have changed more than this record: the city that left this region has another one now.
      if (error instanceof ApiError && error.status === 412) refresh(Number(id))
      recheckAccess(error, { api, person }, cache)
      throw error
    }
  }
  return { save }
}

interface Attempt {
  readonly key: string
  readonly content: string
  /** The server confirmed that it stored the draft. */
  readonly isStored: boolean
}

/**
 * The idempotency key: the same key while the result of the last attempt is unknown, or for the same content;
 * a new key for other content and after a refusal. `earlier` is that of an attempt before this page, whose result is unknown.
 */
function keyFor(attempt: RefObject<Attempt | null>, content: string, earlier: () => string | undefined): string {
  const last = attempt.current
  const isSame = last && (!last.isStored || last.content === content)
  const key = isSame ? last.key : ((last ? undefined : earlier()) ?? createKey())
  attempt.current = { key, content, isStored: false }
  return key
}

function settle(attempt: RefObject<Attempt | null>, isStored: boolean): void {
  attempt.current = isStored && attempt.current ? { ...attempt.current, isStored } : null
}
