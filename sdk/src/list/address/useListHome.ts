import { useMemo } from 'react'
import { type ListState, plainState } from './listState.js'
import { defaultPerPage } from './pages.js'
import type { ListPreferences } from '../frame/useListPreferences.js'
import type { SavedView } from '../views/views.js'

/** The state of a list without parameters: the user's default view, otherwise the default list with the user's columns and page size. */
export function useListHome({ columns, view, perPage }: ListPreferences, views: readonly SavedView[]): ListState {
  return useMemo(() => {
    const initial = views.find(({ id }) => id === view)
    if (initial) return initial.state
    return columns || perPage !== defaultPerPage ? { ...plainState, columns, perPage } : plainState
  }, [columns, view, perPage, views])
}
