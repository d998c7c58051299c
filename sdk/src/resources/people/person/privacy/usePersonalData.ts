import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useDataContext } from '../../../../data/DataProvider.js'
import { useCache } from '../../../../data/useCache.js'
import type { DataSummary, Look } from './answers.js'

const people = '/pessoas'
const perPage = 10

/** The calls of one person's data, below `/pessoas`. */
export const dataPath = (id: number) => `${people}/${id}/dados`
export const anonymizePath = (id: number) => `${people}/${id}/anonimizar`

interface LooksAnswer {
  readonly data: readonly Look[]
  readonly meta: { readonly total: number; readonly page: number; readonly perPage: number }
}

/** Who looked, ten at a time; read again each time the panel opens. */
export function useLooks(id: number) {
  const { api, person } = useDataContext()
  return useInfiniteQuery(
    {
      queryKey: [person, 'looks', 'person', people, id],
      queryFn: ({ pageParam, signal }) =>
        api.send<LooksAnswer>('GET', `${people}/${id}/consultas?pagina=${pageParam}&por_pagina=${perPage}`, undefined, { signal }),
      initialPageParam: 1,
      getNextPageParam: ({ meta }) => (meta.page * meta.perPage < meta.total ? meta.page + 1 : undefined),
      staleTime: 0,
      gcTime: 0,
    },
    useCache(),
  )
}

/** How much is held, and what hinders an anonymisation. The server does not count it as a reading. */
export function useSummary(id: number) {
  const { api, person } = useDataContext()
  return useQuery(
    {
      queryKey: [person, 'summary', 'person', people, id],
      queryFn: ({ signal }) => api.send<{ readonly data: DataSummary }>('GET', `${dataPath(id)}?resumo=1`, undefined, { signal }),
      staleTime: 0,
      gcTime: 0,
    },
    useCache(),
  )
}
