import { useCallback, useMemo } from 'react'
import type { AnyResource } from '../../core/resource.js'
import { useToasts } from '../../feedback/FeedbackProvider.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { usePreference } from '../../preferences/PreferencesProvider.js'
import { saneColumns } from '../core/columns.js'
import { type Density, isDensity } from '../core/density.js'
import { defaultPerPage, pageSizes } from '../core/pages.js'

/** The stored preferences of a user for one list. */
export interface ListWishes {
  readonly columns?: readonly string[]
  /** In rem, by column. */
  readonly widths?: Readonly<Record<string, number>>
  /** The view that opens when the address has no parameters. */
  readonly view?: string
  /** Rows per page. */
  readonly perPage?: number
}

export interface ListPreferences {
  readonly columns: readonly string[] | undefined
  readonly widths: Readonly<Record<string, number>>
  readonly view: string | undefined
  /** Rows per page. */
  readonly perPage: number
  /** For all lists. */
  readonly density: Density
  readonly set: (patch: ListWishes) => void
  readonly setDensity: (density: Density) => void
}

/** Returns the user's preferences for this list, which apply on every device; shows a notice when there is no room to store more. */
export function useListPreferences(resource: AnyResource): ListPreferences {
  const [wishes, setWishes] = usePreference<ListWishes>(`list.${resource.contract.name}`, noWishes)
  const [density, setDensity] = usePreference<string>('density', 'normal')
  const sayFull = useSayFull()
  const set = useCallback(
    (patch: ListWishes) => {
      const next = Object.fromEntries(Object.entries({ ...wishes, ...patch }).filter(([, value]) => value !== undefined))
      sayFull(setWishes(Object.keys(next).length > 0 ? next : undefined))
    },
    [wishes, setWishes, sayFull],
  )
  return useMemo(() => {
    const { columns, widths, view, perPage } = wishes
    return {
      columns: saneColumns(resource, Array.isArray(columns) ? columns : undefined),
      widths: saneWidths(widths),
      perPage: pageSizes.find((size) => size === perPage) ?? defaultPerPage,
      view: typeof view === 'string' ? view : undefined,
      density: isDensity(density) ? density : 'normal',
      set,
      setDensity: (next) => sayFull(setDensity(next === 'normal' ? undefined : next)),
    }
  }, [resource, wishes, density, set, setDensity, sayFull])
}

/** Returns a function that tells the user when nothing more can be stored. */
function useSayFull(): (isKept: boolean) => void {
  const toasts = useToasts()
  const { text } = useLocale()
  return useCallback(
    (isKept) => {
      if (!isKept) toasts.show({ severity: 'warn', title: text('list.preferences.full'), detail: text('list.preferences.full.detail') })
    },
    [toasts, text],
  )
}

function saneWidths(widths: unknown): Readonly<Record<string, number>> {
  if (typeof widths !== 'object' || widths === null) return noWidths
  return Object.fromEntries(Object.entries(widths).filter(([, width]) => typeof width === 'number' && width > 0))
}

const noWishes: ListWishes = {}
const noWidths = {}
