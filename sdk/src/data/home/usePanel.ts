import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../api/ApiError.js'
import type { Locale } from '../../core/locale.js'
import type { PluralText } from '../../core/messages.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { pageMeta } from '../cacheKeys.js'
import { useDataContext } from '../DataProvider.js'
import { useCache } from '../useCache.js'
import { useIsPortal } from '../useCanWrite.js'
import { panelAddresses } from './panelAddresses.js'

/** A figure of a home page: the count of a list with a filter. */
export interface FigureRule {
  readonly name: string
  readonly entity: string
  /** Path of the list. */
  readonly path: string
  readonly filter: Readonly<Record<string, string>>
  /** The label of the figure, in the user's language. */
  readonly title: string
  /** True for the total; other figures show pending work. */
  readonly isHeadline: boolean
  /** The current user must handle it. */
  readonly isDuty: boolean
  /** For a duty: the call to action, with `{count}` for the number. */
  readonly begin: PluralText | null
}

/** The labels of a list and of its new record, in the user's language. */
export interface ListName {
  readonly entity: string
  readonly path: string
  readonly title: string
  readonly create: string
  /** How many records there are. */
  readonly total?: number
}

/** A change that another user made to a record. */
export interface RecordChange {
  readonly entity: string
  /** Path of the record's list. */
  readonly path: string
  readonly id: number
  readonly label: string
  /** The entity's name. */
  readonly kind: string
  /** The label of a nested record's parent; missing from servers that do not tell. */
  readonly within?: string | null
  /** A whole import is one line: its `id` is that of the import, its `label` the file. */
  readonly action: 'transition' | 'delete' | 'restore' | 'import' | 'undoImport'
  /** How many records an import created and changed; null for a record, and from servers that do not tell. */
  readonly count?: number | null
  readonly status: string | null
  /** The status as text; what was done, if it kept the status. */
  readonly statusText: string | null
  /** `null` when the change came from a date. */
  readonly by: { readonly id: number; readonly label: string } | null
  readonly reason: string | null
  readonly at: string
  /** The earlier changes of the record since that visit, newest first; missing from servers that tell each change by itself. */
  readonly before?: readonly EarlierChange[]
}

/** An earlier change of the same record. */
export type EarlierChange = Pick<RecordChange, 'action' | 'status' | 'statusText' | 'by' | 'reason' | 'at'>

/** An expiry date of a record, in the future or within the last thirty days. */
export interface Expiry {
  readonly entity: string
  /** Path of the record's list. */
  readonly path: string
  readonly id: number
  readonly label: string
  /** The kind of expiry, with its detail when there are several: `certificate.fgts-crf`. */
  readonly what: string
  /** Its label in the user's language. */
  readonly title: string
  /** `YYYY-MM-DD` */
  readonly due: string
}

/** What balances are told by. */
export const balanceKeys = ['event', 'region', 'supplier'] as const
export type BalanceKey = (typeof balanceKeys)[number]

/** What an event, a region or a supplier has committed, consumed and left; decimal strings in BRL. */
export interface Balance {
  readonly id: number
  readonly label: string
  /** The CNPJ of a supplier. */
  readonly document: string | null
  /** The first day of an event. */
  readonly startsOn: string | null
  readonly committed: string
  readonly consumed: string
  readonly left: string
  /** When the balance is used up at the pace since the tenders are in force; `null` when it lasts as long as they do, and when it is too early. */
  readonly usedUpOn: string | null
  /** No tender has been in force long enough for a forecast. */
  readonly isEarly: boolean
  readonly endsOn: string | null
}

/** A chart of a home page and the question that it answers. */
export interface ChartRule {
  readonly name: string
  readonly entity: string
  /** Path of the list with its records. */
  readonly path: string
  readonly title: string
}

/** The loaded part of a home page. */
export interface Panel<Item, More = object> {
  /** `undefined` until they are loaded. */
  readonly items: readonly Item[] | undefined
  /** The total number of items. */
  readonly total: number
  readonly isFailed: boolean
  /** The user may not read it. */
  readonly isRefused: boolean
  /** Asks for it again. */
  readonly retry: () => void
  /** The other values of the answer. */
  readonly more: Partial<More>
}

/** Returns the figures of the home pages, as declared by the entities. */
export const useFigures = (): Panel<FigureRule, { readonly lists: readonly ListName[] }> => usePanel(panelAddresses.figures, false)

/** Returns what ends within `days` days, the earliest first, at most `most` of them. */
export const useExpiries = ({ days, most }: { readonly days: number; readonly most: number }): Panel<Expiry, ExpiryTotals> =>
  usePanel((locale) => panelAddresses.expiries(locale, { days, most }), false)

/** The number of results for each choice of days. */
export interface ExpiryTotals {
  readonly byDays: readonly { readonly days: number; readonly total: number }[]
}

/** Returns the changes by other users since the user's previous visit, newest first, at most `most` of them. */
export const useChanges = (most: number): Panel<RecordChange, { readonly since: string }> =>
  usePanel((locale) => panelAddresses.changes(locale, most), useIsPortal())

/** Returns the balances of what is in force, those that are used up first before the others. */
export function useAllBalances(): Readonly<Record<BalanceKey, Panel<Balance>>> {
  const isPortal = useIsPortal()
  return {
    event: usePanel(() => panelAddresses.balances('event'), isPortal),
    region: usePanel(() => panelAddresses.balances('region'), isPortal),
    supplier: usePanel(() => panelAddresses.balances('supplier'), isPortal),
  }
}

/** Returns the charts of the home page at a path. */
export const useCharts = (home: string): Panel<ChartRule> => usePanel((locale) => panelAddresses.charts(locale, home), false)

const noMore = {}
const isForbidden = (error: unknown) => error instanceof ApiError && error.code === 'forbidden'

/** With `isRefused` the server is not asked, because it would refuse; `undefined` while that is not known. */
function usePanel<Item, More = object>(addressIn: (locale: Locale) => string, isRefused: boolean | undefined): Panel<Item, More> {
  const { api, person } = useDataContext()
  const { locale } = useLocale()
  const address = addressIn(locale)
  const { data, isError, error, refetch } = useQuery(
    {
      queryKey: [person, 'panel', address],
      meta: pageMeta,
      queryFn: ({ signal }) =>
        api.send<Partial<More> & { readonly data: readonly Item[]; readonly total?: number }>('GET', address, undefined, { signal }),
      enabled: isRefused === false,
    },
    useCache(),
  )
  return {
    items: data?.data,
    total: data?.total ?? 0,
    isFailed: isError || isRefused === true,
    isRefused: isRefused || isForbidden(error),
    retry: () => void refetch(),
    more: data ?? noMore,
  }
}
