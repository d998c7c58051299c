import { useMemo } from 'react'
import type { AnyResource } from '../../core/resource.js'
import { usePreferenceGroup } from '../../preferences/PreferencesProvider.js'
import { type ListState, plainState } from '../core/listState.js'
import type { ListArrangement } from './useListLayout.js'
import type { ListAddress } from './useListAddress.js'
import type { ListPreferences } from './useListPreferences.js'
import { isAsSaved, readViews, type SavedView, storeView } from '../core/views.js'

/** The saved views of a list, with functions to change them. */
export interface ListViews {
  readonly all: readonly SavedView[]
  /** The view that the list started from. */
  readonly active: SavedView | undefined
  /** No view, and all records in the user's columns. */
  readonly isPlain: boolean
  /** The list differs from the view. */
  readonly isModified: boolean
  /** The view that opens when the address has no parameters. */
  readonly initial: SavedView | undefined
  /** Opens a view; `undefined` opens the default list in the user's columns. */
  readonly open: (view: SavedView | undefined) => void
  /** Saves the current state under a new name and opens it. @returns false when there is no room left */
  readonly create: (name: string, isInitial: boolean) => boolean
  /** Saves the current state under the name of the view. */
  readonly update: (view: SavedView) => boolean
  readonly rename: (view: SavedView, name: string) => boolean
  readonly remove: (view: SavedView) => void
  readonly setInitial: (view: SavedView | undefined) => void
}

/** Returns the user's saved views of a list. Each is stored separately, so that two pages can save views at the same time. */
export function useSavedViews(resource: AnyResource): SavedViews {
  const [stored, set] = usePreferenceGroup(`view.${resource.contract.name}.`)
  return useMemo(() => ({ all: readViews(resource, stored), set }), [resource, stored, set])
}

export interface SavedViews {
  readonly all: readonly SavedView[]
  readonly set: (id: string, value: unknown) => boolean
}

interface ViewsInput {
  readonly address: ListAddress
  readonly arrangement: ListArrangement
  readonly preferences: ListPreferences
}

export function useListViews({ all, set }: SavedViews, { address, arrangement, preferences }: ViewsInput): ListViews {
  const { query, layout, change } = address
  const shown: ListState = { ...query, ...layout, density: arrangement.density }
  const active = all.find(({ id }) => id === layout.view)
  const plain: ListState = { ...plainState, columns: preferences.columns, perPage: preferences.perPage }
  const setInitial = (id: string | undefined) => preferences.set({ view: id })
  return {
    all,
    active,
    isPlain: active === undefined && isAsSaved({ state: plain }, { ...query, ...layout }),
    isModified: active !== undefined && !isAsSaved(active, shown),
    initial: all.find(({ id }) => id === preferences.view),
    open: (view) => change(view ? view.state : plain),
    create: (name, isInitial) => {
      const id = newId(all)
      if (!set(id, storeView(name, shown))) return false
      if (isInitial) setInitial(id)
      change({ view: id, density: arrangement.density }, { replace: true })
      return true
    },
    update: (view) => set(view.id, storeView(view.name, shown)),
    rename: (view, name) => set(view.id, storeView(name, view.state)),
    remove: (view) => {
      set(view.id, undefined)
      if (preferences.view === view.id) setInitial(undefined)
      change({ view: undefined, density: undefined }, { replace: true })
    },
    setInitial: (view) => setInitial(view?.id),
  }
}

/** Short, because addresses contain it; random, because two pages may create one at the same time. */
function newId(views: readonly SavedView[]): string {
  const id = Math.random().toString(36).slice(2, 8)
  return views.some((view) => view.id === id) ? newId(views) : id
}
