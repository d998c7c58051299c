import type { AnyResource } from '../../core/resource.js'
import { type ListState, listAddress, plainState, readLayout, readQuery } from '../address/listState.js'

/** A list as a person wants to find it again: search, filters, order, columns, height of rows and rows a page, under a name. */
export interface SavedView {
  readonly id: string
  readonly name: string
  readonly state: ListState
}

/** How a view is kept: its state as an address says it. */
export interface StoredView {
  readonly name: string
  readonly query: string
}

export const mostViews = 50
export const longestName = 60

/** The person's views by name; what is no view of ours is passed over. */
export function readViews(resource: AnyResource, stored: Readonly<Record<string, unknown>>): readonly SavedView[] {
  const views = Object.entries(stored).flatMap(([id, value]) => {
    const { name, query } = (value ?? {}) as Readonly<Record<keyof StoredView, unknown>>
    if (typeof name !== 'string' || typeof query !== 'string') return []
    const search = `?${query}`
    return [{ id, name, state: { ...plainState, ...readQuery(resource, search), ...readLayout(resource, search), page: 1, view: id } }]
  })
  return views.sort((a, b) => a.name.localeCompare(b.name, 'pt-BR'))
}

/** What is kept of a state under a name: not the page one happened to be on. */
export function storeView(name: string, state: ListState): StoredView {
  return { name, query: viewQuery(state) }
}

/** True when the list shows what the view says. */
export function isAsSaved(view: Pick<SavedView, 'state'>, state: ListState): boolean {
  return viewQuery(view.state) === viewQuery(state)
}

function viewQuery(state: ListState): string {
  return listAddress('', { ...state, page: 1, view: undefined }).slice(1)
}

/** Why a name cannot be given; nothing when it can. `id` is the view that has it already. */
export function nameProblem(views: readonly SavedView[], name: string, id?: string): 'required' | 'tooLong' | 'taken' | undefined {
  if (name === '') return 'required'
  if (name.length > longestName) return 'tooLong'
  const isTaken = views.some((view) => view.id !== id && view.name.toLocaleLowerCase('pt-BR') === name.toLocaleLowerCase('pt-BR'))
  return isTaken ? 'taken' : undefined
}
