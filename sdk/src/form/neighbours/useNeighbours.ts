import type { ListQuery, PathParams } from '../../api/client.js'
import { decodeListQuery, encodeListQuery } from '../../api/listQuery.js'
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
  /** From 1. */
  readonly place: number
  /** None while it is not known. */
  readonly total: number | undefined
  readonly totalIsExact: boolean
  readonly previous?: Neighbour
  readonly next?: Neighbour
}

/** The records before and after this one in the list of `origin`, over the borders of its pages; nothing when it is not there any more. */
export function useNeighbours(
  contract: AnyContract,
  id: number,
  { origin, params }: { readonly origin: string; readonly params?: PathParams },
) {
  const query = decodeListQuery(origin, contract)
  const here = useList(contract, query, { params })
  const rows = here.answer?.data ?? []
  const index = here.isStale ? -1 : rows.findIndex((row) => row.id === id)
  const isFull = rows.length === query.perPage
  const isFirst = index === 0 && query.page > 1
  const isLast = index >= 0 && index === rows.length - 1 && isFull
  // Asked for at a border only; elsewhere it is the same page, which is there.
  const before = turned(query, isFirst ? -1 : 0)
  const after = turned(query, isLast ? 1 : 0)
  const pageBefore = useList(contract, before, { params })
  const pageAfter = useList(contract, after, { params })
  if (index < 0) return undefined
  const find = (list: typeof here, at: number, page: ListQuery) =>
    toNeighbour(list.isStale ? undefined : list.answer?.data.at(at)?.id, page)
  const { total, totalIsExact } = here.answer?.meta ?? { total: null, totalIsExact: true }
  const neighbours: Neighbours = {
    place: (query.page - 1) * query.perPage + index + 1,
    total: total ?? undefined,
    totalIsExact,
    previous: isFirst ? find(pageBefore, -1, before) : index > 0 ? find(here, index - 1, query) : undefined,
    next: isLast ? find(pageAfter, 0, after) : find(here, index + 1, query),
  }
  return neighbours
}

function turned(query: ListQuery, step: number): ListQuery {
  return { ...query, page: query.page + step }
}

function toNeighbour(id: number | undefined, query: ListQuery): Neighbour | undefined {
  return id === undefined ? undefined : { id, search: `?${new URLSearchParams({ [originParameter]: encodeListQuery(query) }).toString()}` }
}
