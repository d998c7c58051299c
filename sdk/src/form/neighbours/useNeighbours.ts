import { useState } from 'react'
import type { ListQuery, PathParams } from '../../api/client.js'
import { briefListQuery, decodeListQuery } from '../../api/listQuery.js'
import type { AnyContract } from '../../core/contract.js'
import { useList } from '../../data/useList.js'

/** The parameter under which a form's address carries the query of the list that the person came from. */
export const originParameter = 'de'

interface Neighbour {
  readonly id: number
  /** With the query of the page that it stands on. */
  readonly search: string
}

/** Where a record stands among those of its list. */
export interface Neighbours {
  /** From 1; nothing once it has left its place: what followed it is there now. */
  readonly place: number | undefined
  /** None while it is not known. */
  readonly total: number | undefined
  readonly totalIsExact: boolean
  readonly previous?: Neighbour
  readonly next?: Neighbour
}

/**
 * The records before and after this one in the list of `origin`, over the borders of its pages, also when a change took it out of that list;
 * nothing when it has not been seen there.
 */
export function useNeighbours(
  contract: AnyContract,
  id: number,
  { origin, params }: { readonly origin: string; readonly params?: PathParams },
) {
  const query = decodeListQuery(origin, contract)
  const here = useList(contract, query, { params })
  const rows = here.answer?.data ?? []
  const found = here.isStale ? -1 : rows.findIndex((row) => row.id === id)
  const isThere = found >= 0
  const index = useLastIndex(id, found)
  const isFull = rows.length === query.perPage
  const isFirst = index === 0 && query.page > 1
  const isLast = isThere && index === rows.length - 1 && isFull
  // Asked for at a border only; elsewhere it is the same page, which is there.
  const before = turned(query, isFirst ? -1 : 0)
  const after = turned(query, isLast ? 1 : 0)
  const pageBefore = useList(contract, before, { params })
  const pageAfter = useList(contract, after, { params })
  if (index < 0 || here.isStale) return undefined
  const find = (list: typeof here, at: number, page: ListQuery) =>
    toNeighbour(list.isStale ? undefined : list.answer?.data.at(at)?.id, page)
  const { total, totalIsExact } = here.answer?.meta ?? { total: null, totalIsExact: true }
  const neighbours: Neighbours = {
    place: isThere ? (query.page - 1) * query.perPage + index + 1 : undefined,
    total: total ?? undefined,
    totalIsExact,
    previous: isFirst ? find(pageBefore, -1, before) : index > 0 ? find(here, index - 1, query) : undefined,
    next: isLast ? find(pageAfter, 0, after) : find(here, isThere ? index + 1 : index, query),
  }
  return neighbours
}

/** Where the record was seen last among the rows of its page; -1 when it never was. */
function useLastIndex(id: number, found: number): number {
  const [seen, setSeen] = useState({ id, index: found })
  const isNews = seen.id !== id || (found >= 0 && found !== seen.index)
  if (isNews) setSeen({ id, index: found })
  return isNews ? found : seen.index
}

function turned(query: ListQuery, step: number): ListQuery {
  return { ...query, page: query.page + step }
}

function toNeighbour(id: number | undefined, query: ListQuery): Neighbour | undefined {
  return id === undefined ? undefined : { id, search: `?${new URLSearchParams({ [originParameter]: briefListQuery(query) }).toString()}` }
}
