import { useMemo } from 'react'
import { type ListState, plainState } from '../core/listState.js'
import { defaultPerPage } from '../core/pages.js'
import type { ListPreferences } from './useListPreferences.js'
import type { SavedView } from '../core/views.js'

/** The state of a list without parameters: the user's default view, otherwise the default list with the user's columns and page size. */
export function useListHome({ columns, view, perPage }: ListPreferences, views: readonly SavedView[]): ListState {
  return useMemo(() => {
    const initial = views.find(({ id }) => id === view)
    if (initial) return initial.state
    return columns || perPage !== defaultPerPage ? { ...plainState, columns, perPage } : plainState
  }, [columns, view, perPage, views])
}
