import { useQuery } from '@tanstack/react-query'
import { useLocale } from '../../locale/LocaleProvider.js'
import { useDataContext } from '../DataProvider.js'
import { useCache } from '../useCache.js'
import type { ChartRule } from './usePanel.js'

type Filter = Readonly<Record<string, string>>

/** One of the parts that a chart divides what it counts into. */
export interface ChartPart {
  readonly key: string
  readonly label: string
}

/** The numbers of a chart, each with the filter of the list that proves it. */
export interface Chart extends ChartRule {
  /** Columns for what follows in time. */
  readonly form: 'columns' | 'bars'
  /** What its numbers are. */
  readonly measure: string
  /** The field that is summed up; nothing where records are counted. */
  readonly sum: string | null
  readonly isMoney: boolean
  readonly parts: readonly (ChartPart & { readonly filter: Filter })[]
  /** Empty where a part is not divided once more. */
  readonly series: readonly ChartPart[]
  /** What there is, decimal strings; parts that hold nothing have none. */
  readonly points: readonly { readonly part: string; readonly series: string | null; readonly value: string; readonly filter: Filter }[]
  readonly against: { readonly label: string; readonly value: string; readonly path: string; readonly filter: Filter } | null
}

/** The numbers of one chart, in the person's language. */
export function useChart({ entity, name }: Pick<ChartRule, 'entity' | 'name'>): {
  readonly chart: Chart | undefined
  readonly isFailed: boolean
  readonly refetch: () => void
} {
  const { api, person } = useDataContext()
  const { locale } = useLocale()
  const { data, isError, isFetching, refetch } = useQuery(
    {
      // Beside the lists of its entity, so that a write counts again.
      queryKey: [person, 'list', entity, 'chart', name, locale],
      queryFn: ({ signal }) =>
        api.send<{ readonly data: Chart }>('GET', `/painel/graficos/${entity}/${name}?idioma=${locale}`, undefined, { signal }),
    },
    useCache(),
  )
  return { chart: data?.data, isFailed: isError && !isFetching, refetch: () => void refetch() }
}
