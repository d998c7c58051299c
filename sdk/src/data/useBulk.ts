import { once } from '../api/once.js'
import type { BulkAction, BulkAnswer, BulkTarget, PathParams } from '../api/client.js'
import { type AnyContract, contractPath } from '../core/contract.js'
import { useDataContext } from './DataProvider.js'
import { useCache } from './useCache.js'
import { recheckAccess } from './useCanWrite.js'
import { usePending } from './usePending.js'
import { useRefresh } from './useRefresh.js'

/** Runs one action on many records; the answer has the number of changed records and the reason of each refusal. */
export function useBulk(contract: AnyContract, params?: PathParams) {
  const data = useDataContext()
  const cache = useCache()
  const refresh = useRefresh(contract)
  const { isPending, during } = usePending()
  // One command at each list: whoever does the opposite and then the same again means it.
  const send = async (action: BulkAction, part: BulkTarget, place: number) => {
    const command = `${contractPath(contract, params)}/acoes ${place}`
    const call = (headers: Readonly<Record<string, string>>) => data.api.bulk(contract, action, part, { params, headers })
    return (await once(command, call, JSON.stringify([action, part]))).data
  }
  const run = async (action: BulkAction, target: BulkTarget): Promise<BulkAnswer['data']> => {
    const answers: BulkAnswer['data'][] = []
    try {
      for (const [place, part] of partsOf(target).entries()) answers.push(await send(action, part, place))
    } catch (error) {
      recheckAccess(error, data, cache)
      throw error
    } finally {
      refresh()
    }
    return {
      done: answers.reduce((sum, { done }) => sum + done, 0),
      refused: answers.flatMap(({ refused }) => refused),
      changed: answers.every(({ changed }) => changed) ? answers.flatMap(({ changed = [] }) => changed) : undefined,
    }
  }
  return { run: (action: BulkAction, target: BulkTarget) => during(run(action, target)), isPending }
}

/** Ids per call: section 6 of the design leaves the limit to the server, and the reference API accepts this many. */
const mostIds = 1000

function partsOf(target: BulkTarget): readonly BulkTarget[] {
  if (!('ids' in target) || target.ids.length <= mostIds) return [target]
  const { ids } = target
  return Array.from({ length: Math.ceil(ids.length / mostIds) }, (_, part) => ({ ids: ids.slice(part * mostIds, (part + 1) * mostIds) }))
}
