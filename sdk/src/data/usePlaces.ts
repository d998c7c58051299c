import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Place } from '../api/client.js'
import { useDataContext } from './DataProvider.js'
import { useCache } from './useCache.js'

type PlaceLevel = 'paises' | 'estados' | 'cidades'

const noPlaces: readonly Place[] = []

/** Returns countries, the states of a country or the cities of a state; nothing while the parent is unknown. Each list is loaded once per page. */
export function usePlaces(level: PlaceLevel, parentId?: number) {
  const isEnabled = level === 'paises' || parentId !== undefined
  const { data, isLoading, error } = useQuery({ ...placesQuery(useDataContext(), level, parentId), enabled: isEnabled }, useCache())
  return { places: data ?? noPlaces, isLoading, error }
}

/** Returns a function that loads places before their field is shown. */
export function usePrefetchPlaces(): (level: PlaceLevel, parentId?: number) => void {
  const data = useDataContext()
  const cache = useCache()
  return (level, parentId) => void cache.prefetchQuery(placesQuery(data, level, parentId))
}

function placesQuery({ api, person }: ReturnType<typeof useDataContext>, level: PlaceLevel, parentId: number | undefined) {
  return queryOptions({
    queryKey: [person, 'places', level, parentId],
    queryFn: async ({ signal }) => (await api.places(level, parentId, { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
}
