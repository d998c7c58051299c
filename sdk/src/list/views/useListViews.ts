import { useMemo } from 'react'
import type { AnyResource } from '../../core/resource.js'
import { usePreferenceGroup } from '../../preferences/PreferencesProvider.js'
import { type ListState, plainState } from '../address/listState.js'
import type { ListArrangement } from '../frame/useListLayout.js'
import type { ListAddress } from '../address/useListAddress.js'
import type { ListPreferences } from '../frame/useListPreferences.js'
import { isAsSaved, readViews, type SavedView, storeView } from './views.js'

/** The views a person saved of a list, and what can be done with them. */
export interface ListViews {
  readonly all: readonly SavedView[]
  /** The one that the list began as. */
  readonly active: SavedView | undefined
  /** Neither a view nor anything else: all records in the person's columns. */
  readonly isPlain: boolean
  /** The list differs from it by now. */
  readonly isModified: boolean
  /** The one that the bare address opens. */
  readonly initial: SavedView | undefined
  /** Nothing opens the list as everybody sees it, in the person's columns. */
  readonly open: (view: SavedView | undefined) => void
  /** Keeps what the list shows under a new name and opens it. @returns false when there is no room left */
  readonly create: (name: string, isInitial: boolean) => boolean
  /** Keeps what the list shows under the name of the view. */
  readonly update: (view: SavedView) => boolean
  readonly rename: (view: SavedView, name: string) => boolean
  readonly remove: (view: SavedView) => void
  readonly setInitial: (view: SavedView | undefined) => void
}

/** The person's saved views of a list; each is kept by itself, so that two pages that save one lose none. */
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

/** Short, because it stands in addresses; by chance, because two pages may make one at the same time. */
function newId(views: readonly SavedView[]): string {
  const id = Math.random().toString(36).slice(2, 8)
  return views.some((view) => view.id === id) ? newId(views) : id
}
