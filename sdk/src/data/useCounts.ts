import { useQueries } from '@tanstack/react-query'
import type { ListTotal } from '../api/client.js'
import { encodeListQuery } from '../api/listQuery.js'
import { entityKeys } from './cacheKeys.js'
import { useDataContext } from './DataProvider.js'
import type { FigureRule } from './home/usePanel.js'
import { useCache } from './useCache.js'

/** Returns the count of each figure, `undefined` while it loads and `null` when it failed. It shares the answers of `useCount`. */
export function useCounts(figures: readonly FigureRule[]): readonly (ListTotal | null | undefined)[] {
  const { api, person } = useDataContext()
  const found = useQueries(
    {
      queries: figures.map(({ entity, path, filter: filters }) => ({
        queryKey: [...entityKeys(person, { name: entity, path }).list(encodeListQuery({ search: '', filters })), 'count'],
        queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<ListTotal> =>
          (await api.count({ name: entity, path }, { search: '', filters }, { signal })).data,
      })),
    },
    useCache(),
  )
  return found.map(({ data, isError }) => data ?? (isError ? null : undefined))
}
