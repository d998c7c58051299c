import { useQuery } from '@tanstack/react-query'
import type { Place } from '../api/client.js'
import { useDataContext } from './DataProvider.js'
import { useCache } from './useCache.js'

const noPlaces: readonly Place[] = []

/** Countries, the states of a country or the cities of a state; nothing while the parent is unknown. Loaded once a page. */
export function usePlaces(level: 'paises' | 'estados' | 'cidades', parentId?: number) {
  const { api, person } = useDataContext()
  const isEnabled = level === 'paises' || parentId !== undefined
  const { data, isLoading, error } = useQuery(
    {
      queryKey: [person, 'places', level, parentId],
      queryFn: async ({ signal }) => (await api.places(level, parentId, { signal })).data,
      enabled: isEnabled,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
    },
    useCache(),
  )
  return { places: data ?? noPlaces, isLoading, error }
}
