import { useQuery } from '@tanstack/react-query'
import type { Locale } from '../../core/locale.js'
import type { PluralText } from '../../core/messages.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { useDataContext } from '../DataProvider.js'
import { useCache } from '../useCache.js'
import { panelAddresses } from './panelAddresses.js'

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
  /** Waits for the person who asks. */
  readonly isDuty: boolean
  /** Of a duty: how the person is told to begin with it; `{count}` stands for how many wait. */
  readonly begin: PluralText | null
}

/** What a list and a new record of it are called, in the person's language. */
export interface ListName {
  readonly entity: string
  readonly path: string
  readonly title: string
  readonly create: string
}

/** Something that somebody else did to a record. */
export interface RecordChange {
  readonly entity: string
  /** Of the record's list. */
  readonly path: string
  readonly id: number
  readonly label: string
  /** What such a record is called. */
  readonly kind: string
  readonly action: 'transition' | 'delete' | 'restore'
  readonly status: string | null
  readonly statusText: string | null
  /** Nobody, where a day decided. */
  readonly by: { readonly id: number; readonly label: string } | null
  readonly reason: string | null
  readonly at: string
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

/** A chart of a home: the question that it answers. */
export interface ChartRule {
  readonly name: string
  readonly entity: string
  /** Of the list that proves its numbers. */
  readonly path: string
  readonly title: string
}

/** What a home asked for, as far as it is known. */
export interface Panel<Item, More = object> {
  /** Nothing until they are known. */
  readonly items: readonly Item[] | undefined
  /** How many there are in all. */
  readonly total: number
  readonly isFailed: boolean
  /** What came beside them. */
  readonly more: Partial<More>
}

/** Which numbers homes show: the entities declare them. */
export const useFigures = (): Panel<FigureRule, { readonly lists: readonly ListName[] }> => usePanel(panelAddresses.figures)

/** What ends within these days, the first to end first; at most this many. */
export const useExpiries = ({ days, most }: { readonly days: number; readonly most: number }): Panel<Expiry, ExpiryTotals> =>
  usePanel((locale) => panelAddresses.expiries(locale, { days, most }))

/** How many would be found so many days ahead. */
export interface ExpiryTotals {
  readonly byDays: readonly { readonly days: number; readonly total: number }[]
}

/** What others did since the person signed in before, newest first; at most this many. */
export const useChanges = (most: number): Panel<RecordChange, { readonly since: string }> =>
  usePanel((locale) => panelAddresses.changes(locale, most))

/** Which charts the home at a path shows. */
export const useCharts = (home: string): Panel<ChartRule> => usePanel((locale) => panelAddresses.charts(locale, home))

const noMore = {}

function usePanel<Item, More = object>(addressIn: (locale: Locale) => string): Panel<Item, More> {
  const { api, person } = useDataContext()
  const { locale } = useLocale()
  const address = addressIn(locale)
  const { data, isError } = useQuery(
    {
      queryKey: [person, 'panel', address],
      queryFn: ({ signal }) =>
        api.send<Partial<More> & { readonly data: readonly Item[]; readonly total?: number }>('GET', address, undefined, { signal }),
    },
    useCache(),
  )
  return { items: data?.data, total: data?.total ?? 0, isFailed: isError, more: data ?? noMore }
}
