import { useQuery } from '@tanstack/react-query'
import { useLocale } from '../locale/LocaleProvider.js'
import { useDataContext } from './DataProvider.js'
import { useCache } from './useCache.js'

/** A number that homes show: the count of a list under a filter. */
export interface FigureRule {
  readonly name: string
  readonly entity: string
  /** Of the list. */
  readonly path: string
  readonly filter: Readonly<Record<string, string>>
  /** What it counts, in the person's language. */
  readonly title: string
  /** Tells how much there is; the others tell what waits for somebody. */
  readonly isHeadline: boolean
}

/** Something of a record that ends on a day, or did within the last thirty. */
export interface Expiry {
  readonly entity: string
  /** Of the record's list. */
  readonly path: string
  readonly id: number
  readonly label: string
  /** What ends, with its kind where there are several: `certificate.fgts-crf`. */
  readonly what: string
  /** The same in the person's language. */
  readonly title: string
  /** `YYYY-MM-DD` */
  readonly due: string
}

/** What a home asked for, as far as it is known. */
export interface Panel<Item> {
  /** Nothing until they are known. */
  readonly items: readonly Item[] | undefined
  /** How many there are in all. */
  readonly total: number
  readonly isFailed: boolean
}

/** Which numbers homes show: the entities declare them. */
export const useFigures = (): Panel<FigureRule> => usePanel('/painel/figuras')

/** What ends within these days, the first to end first; at most this many. */
export const useExpiries = ({ days, most }: { readonly days: number; readonly most: number }): Panel<Expiry> =>
  usePanel('/painel/vencimentos', `&dias=${days}&por_pagina=${most}`)

function usePanel<Item>(path: string, query = ''): Panel<Item> {
  const { api, person } = useDataContext()
  const { locale } = useLocale()
  const { data, isError } = useQuery(
    {
      queryKey: [person, 'panel', path, query, locale],
      queryFn: ({ signal }) =>
        api.send<{ readonly data: readonly Item[]; readonly total?: number }>('GET', `${path}?idioma=${locale}${query}`, undefined, {
          signal,
        }),
    },
    useCache(),
  )
  return { items: data?.data, total: data?.total ?? 0, isFailed: isError }
}
