import { useEffect, useRef, useState } from 'react'
import type { ListAnswer, ListQuery, PathParams } from '../../api/client.js'
import type { AnyContract } from '../../core/contract.js'
import { useApi } from '../../data/DataProvider.js'
import type { useList } from '../../data/useList.js'
import { useRefresh } from '../../data/useRefresh.js'

/** Records that moved to an earlier page before the reader came to theirs. */
interface Missed {
  readonly count: number
  /** The first page that has some of them. */
  readonly page: number
}
/** The same, with the way to them. */
export interface MissedOffer extends Missed {
  readonly show: () => void
}

interface Shown {
  readonly scope: string
  /** Of each page that was shown, its last record. */
  readonly lastOf: Map<number, number | undefined>
  readonly ids: Set<number>
}

/** More pages than these are not read back: so much moved that the reader begins again anyway. */
const mostPages = 4

/**
 * Notices when rows moved to the page before while the reader was on it: after three deletions page 2 begins with the 29th row. The answer of a page
 * names the record before it; if that is not the last one that was shown, the page before is read again.
 */
export function useMissed(
  contract: AnyContract,
  query: ListQuery,
  {
    params,
    list,
    showPage,
  }: {
    readonly params: PathParams
    readonly list: Pick<ReturnType<typeof useList>, 'answer' | 'isStale'>
    readonly showPage: (page: number) => void
  },
): MissedOffer | undefined {
  const api = useApi()
  const refresh = useRefresh(contract)
  const shown = useRef<Shown>(undefined)
  const [missed, setMissed] = useState<Missed & { readonly on: ListAnswer }>()
  const { answer, isStale } = list
  const scope = JSON.stringify([contract.name, params, { ...query, page: 1 }])
  useEffect(() => {
    if (!answer || isStale) return undefined
    const call = new AbortController()
    if (shown.current?.scope !== scope) shown.current = { scope, lastOf: new Map(), ids: new Set() }
    const { lastOf, ids } = shown.current
    const { page, before } = answer.meta
    for (const { id } of answer.data) ids.add(id)
    lastOf.set(page, answer.data.at(-1)?.id)
    const pageBefore = page - 1
    if (typeof before !== 'number' || !lastOf.has(pageBefore) || lastOf.get(pageBefore) === before) return undefined
    const read = async (number: number) => {
      const { data } = await api.list(contract, { ...query, page: number }, { params, isCounted: false, signal: call.signal })
      return data
    }
    const seen = new Set(ids)
    findMissed(read, { from: pageBefore, seen }).then(
      (found) => !call.signal.aborted && found && setMissed({ ...found, on: answer }),
      // The next answer compares again.
      () => undefined,
    )
    return () => call.abort()
  }, [answer, isStale, scope, contract, query, params, api])
  if (!missed || missed.on !== answer) return undefined
  return {
    ...missed,
    show: () => {
      // The page as it was shown is still kept.
      refresh()
      showPage(missed.page)
    },
  }
}

/** Reads pages backwards until one has a record that was shown. */
async function findMissed(
  read: (page: number) => Promise<readonly { readonly id: number }[]>,
  { from, seen }: { readonly from: number; readonly seen: ReadonlySet<number> },
): Promise<Missed | undefined> {
  let missed: Missed | undefined
  for (let page = from; page > Math.max(0, from - mostPages); page--) {
    const rows = await read(page)
    const fresh = rows.filter(({ id }) => !seen.has(id)).length
    if (fresh > 0) missed = { count: (missed?.count ?? 0) + fresh, page }
    if (fresh < rows.length) break
  }
  return missed
}
