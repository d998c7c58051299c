import { useMemo } from 'react'
import type { AnyResource } from '../../core/resource.js'
import { clampWidth } from '../core/columnWidth.js'
import { defaultColumns } from '../core/columns.js'
import type { Density } from '../core/density.js'
import { defaultPerPage } from '../core/pages.js'
import type { ListAddress } from './useListAddress.js'
import type { ListPreferences } from './useListPreferences.js'

/** The layout of a list, with functions to change it. Changes apply at once. */
export interface ListArrangement {
  /** Keys of the shown columns in order. */
  readonly keys: readonly string[]
  readonly density: Density
  /** In rem, for columns that the user resized. */
  readonly widths: Readonly<Record<string, number>>
  /** The columns are the user's own. Columns of a link or a view change only this page. */
  readonly isOwn: boolean
  /** Columns, order and widths are the defaults. */
  readonly isUntouched: boolean
  readonly setColumns: (keys: readonly string[]) => void
  readonly setDensity: (density: Density) => void
  /** Rows per page; stored for the user unless a view is active. */
  readonly setPerPage: (perPage: number) => void
  /** In rem; `undefined` restores the default width. */
  readonly setWidth: (key: string, width: number | undefined) => void
  /** Restores the default columns, order and widths. */
  readonly restore: () => void
  /** Stores the columns of a link or a view as the user's own. */
  readonly keepAsOwn: () => void
  /** Shows the user's own columns instead of those of a link. */
  readonly showOwn: () => void
}

export function useListLayout(resource: AnyResource, address: ListAddress, preferences: ListPreferences): ListArrangement {
  return useMemo(() => {
    const { layout, change } = address
    const { columns, widths } = preferences
    const isOwn = layout.view === undefined && String(layout.columns) === String(columns)
    const usual = defaultColumns(resource)
    const show = (keys: readonly string[] | undefined) => change({ columns: keys }, { replace: true })
    return {
      keys: layout.columns ?? usual,
      density: layout.density ?? preferences.density,
      widths,
      isOwn,
      isUntouched: String(layout.columns ?? usual) === String(usual) && Object.keys(widths).length === 0,
      setColumns: (keys) => {
        show(keys)
        if (isOwn) preferences.set({ columns: keys })
      },
      setDensity: (density) => {
        if (layout.view === undefined && layout.density === undefined) preferences.setDensity(density)
        else change({ density }, { replace: true })
      },
      setPerPage: (perPage) => {
        if (layout.view === undefined) preferences.set({ perPage: perPage === defaultPerPage ? undefined : perPage })
        change({ perPage })
      },
      setWidth: (key, width) => preferences.set({ widths: withWidth(widths, key, width) }),
      restore: () => {
        preferences.set({ widths: undefined, ...(isOwn && { columns: undefined }) })
        show(isOwn || columns === undefined ? undefined : usual)
      },
      keepAsOwn: () => preferences.set({ columns: layout.columns }),
      showOwn: () => show(columns),
    }
  }, [resource, address, preferences])
}

function withWidth(
  { ...widths }: Readonly<Record<string, number>>,
  key: string,
  width: number | undefined,
): Readonly<Record<string, number>> | undefined {
  const next = Object.entries({ ...widths, [key]: width && clampWidth(width) }).filter(([, value]) => value !== undefined)
  return next.length > 0 ? (Object.fromEntries(next) as Readonly<Record<string, number>>) : undefined
}
