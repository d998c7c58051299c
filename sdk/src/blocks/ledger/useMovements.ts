import { useInfiniteQuery } from '@tanstack/react-query'
import { useDataContext } from '../../data/DataProvider.js'
import { useCache } from '../../data/useCache.js'
import type { Movement, MovementType } from './movement.js'

/** Filter of a lot's movements. */
export interface MovementFilter {
  /** Id of an item. @default all of them */
  readonly item?: number
  /** @default all of them */
  readonly types?: readonly MovementType[]
}

interface Page {
  readonly data: readonly Movement[]
  readonly meta: { readonly hasMore: boolean }
}

interface Movements {
  readonly status: 'loading' | 'ready' | 'error'
  /** Newest first. */
  readonly movements: readonly Movement[]
  readonly hasMore: boolean
  loadMore(): void
  retry(): void
}

/** The filter as query parameters. */
export function movementQuery({ item, types }: MovementFilter): Readonly<Record<string, string>> {
  return { ...(item !== undefined && { item: String(item) }), ...(types && { tipo: types.join(',') }) }
}

/** The movements of the lot at `path`, page by page; reads again for every `version` of the lot. */
export function useMovements(path: string, filter: MovementFilter, version: number): Movements {
  const { api, person } = useDataContext()
  const query = movementQuery(filter)
  const result = useInfiniteQuery(
    {
      queryKey: [person, 'movements', path, query, version],
      queryFn: ({ pageParam, signal }) => {
        const search = new URLSearchParams({ ...query, ...(pageParam !== undefined && { antes: String(pageParam) }) })
        return api.send<Page>('GET', `${path}/movimentos?${search.toString()}`, undefined, { signal })
      },
      initialPageParam: undefined as number | undefined,
      getNextPageParam: ({ data, meta }) => (meta.hasMore ? data.at(-1)?.id : undefined),
      gcTime: 0,
    },
    useCache(),
  )
  return {
    status: result.data ? 'ready' : result.isError ? 'error' : 'loading',
    movements: result.data?.pages.flatMap(({ data }) => data) ?? [],
    hasMore: result.hasNextPage,
    loadMore: () => void result.fetchNextPage(),
    retry: () => void result.refetch(),
  }
}
