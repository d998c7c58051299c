import { useQuery } from '@tanstack/react-query'
import { useLocale } from '../../locale/LocaleProvider.js'
import { useDataContext } from '../DataProvider.js'
import { useCache } from '../useCache.js'
import type { ChartRule } from './usePanel.js'

type Filter = Readonly<Record<string, string>>

/** A part of a chart. */
export interface ChartPart {
  readonly key: string
  readonly label: string
}

/** The numbers of a chart, each with the list filter that shows its records. */
export interface Chart extends ChartRule {
  /** Columns for a time axis, bars otherwise. */
  readonly form: 'columns' | 'bars'
  /** A text for what its numbers count: the entity in the plural, or the label of the field that is added up. */
  readonly measure: string
  /** The field that is added up; `null` when records are counted. */
  readonly sum: string | null
  readonly isMoney: boolean
  readonly parts: readonly (ChartPart & { readonly filter: Filter })[]
  /** The second division of each part; empty without one. */
  readonly series: readonly ChartPart[]
  /** The values, as decimal strings; parts without records have no point. */
  readonly points: readonly { readonly part: string; readonly series: string | null; readonly value: string; readonly filter: Filter }[]
  readonly against: { readonly label: string; readonly value: string; readonly path: string; readonly filter: Filter } | null
}

/** Returns the numbers of one chart, in the user's language. */
export function useChart({ entity, name }: Pick<ChartRule, 'entity' | 'name'>): {
  readonly chart: Chart | undefined
  readonly isFailed: boolean
  readonly refetch: () => void
} {
  const { api, person } = useDataContext()
  const { locale } = useLocale()
  const { data, isError, isFetching, refetch } = useQuery(
    {
      // Under the lists of its entity, so that a write reloads it.
      queryKey: [person, 'list', entity, 'chart', name, locale],
      queryFn: ({ signal }) =>
        api.send<{ readonly data: Chart }>('GET', `/painel/graficos/${entity}/${name}?idioma=${locale}`, undefined, { signal }),
    },
    useCache(),
  )
  return { chart: data?.data, isFailed: isError && !isFetching, refetch: () => void refetch() }
}
