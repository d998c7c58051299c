import { useMemo } from 'react'
import { type ListState, plainState } from './listState.js'
import { defaultPerPage } from './pages.js'
import type { ListPreferences } from '../frame/useListPreferences.js'
import type { SavedView } from '../views/views.js'

/** What the bare address of a list opens: the view chosen for it, else the plain list in the person's columns and rows a page. */
export function useListHome({ columns, view, perPage }: ListPreferences, views: readonly SavedView[]): ListState {
  return useMemo(() => {
    const initial = views.find(({ id }) => id === view)
    if (initial) return initial.state
    return columns || perPage !== defaultPerPage ? { ...plainState, columns, perPage } : plainState
  }, [columns, view, perPage, views])
}
