import type { AnyResource } from '../../core/resource.js'
import { type ListState, listAddress, plainState, readLayout, readQuery } from './listState.js'

/** A saved state of a list with a name: search, filters, order, columns, row height and page size. */
export interface SavedView {
  readonly id: string
  readonly name: string
  readonly state: ListState
}

/** A stored view: its state is in the format of an address. */
export interface StoredView {
  readonly name: string
  readonly query: string
}

export const mostViews = 50
export const longestName = 60

/** The user's views, sorted by name; invalid entries are ignored. */
export function readViews(resource: AnyResource, stored: Readonly<Record<string, unknown>>): readonly SavedView[] {
  const views = Object.entries(stored).flatMap(([id, value]) => {
    const { name, query } = (value ?? {}) as Readonly<Record<keyof StoredView, unknown>>
    if (typeof name !== 'string' || typeof query !== 'string') return []
    const search = `?${query}`
    return [{ id, name, state: { ...plainState, ...readQuery(resource, search), ...readLayout(resource, search), page: 1, view: id } }]
  })
  return views.sort((a, b) => a.name.localeCompare(b.name, 'pt-BR'))
}

/** The state to store under a name, without the page number. */
export function storeView(name: string, state: ListState): StoredView {
  return { name, query: viewQuery(state) }
}

/** Whether the list still shows the saved state. */
export function isAsSaved(view: Pick<SavedView, 'state'>, state: ListState): boolean {
  return viewQuery(view.state) === viewQuery(state)
}

function viewQuery(state: ListState): string {
  return listAddress('', { ...state, page: 1, view: undefined }).slice(1)
}

/** Why a name is not allowed; `undefined` when it is. `id` is the view that has the name already. */
export function nameProblem(views: readonly SavedView[], name: string, id?: string): 'required' | 'tooLong' | 'taken' | undefined {
  if (name === '') return 'required'
  if (name.length > longestName) return 'tooLong'
  const isTaken = views.some((view) => view.id !== id && view.name.toLocaleLowerCase('pt-BR') === name.toLocaleLowerCase('pt-BR'))
  return isTaken ? 'taken' : undefined
}
