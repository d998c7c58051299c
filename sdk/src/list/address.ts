import type { ListQuery } from '../api/client.js'
import { decodeListQuery, encodeListQuery } from '../api/listQuery.js'
import type { AnyResource } from '../core/resource.js'
import { saneColumns } from './columns.js'
import { saneFilters } from './filters.js'
import { defaultPerPage, pageSizes } from './pages.js'
import { saneSort } from './sort.js'

/** How a list is laid out, as its address says it. */
export interface ListLayout {
  /** Keys of the columns in their order; nothing means what everybody sees. */
  readonly columns: readonly string[] | undefined
}

/** All that an address says about a list. */
export interface ListState extends ListQuery, ListLayout {}

/** The record open in a dialog over the list. */
export type Editing = number | 'novo' | undefined

const editingParameter = 'editar'
const columnsParameter = 'colunas'

/** What the address asks the list for; whatever it says wrongly falls back, so that an old or mistyped link still opens. */
export function readQuery(resource: AnyResource, search: string): ListQuery {
  const query = decodeListQuery(search, resource.contract)
  return {
    ...query,
    perPage: pageSizes.some((size) => size === query.perPage) ? query.perPage : defaultPerPage,
    sort: saneSort(query.sort, resource.contract.sortable),
    filters: saneFilters(resource, query.filters),
  }
}

/** How the address wants the list laid out; columns that are not there are passed over. */
export function readLayout(resource: AnyResource, search: string): ListLayout {
  const columns = new URLSearchParams(search).get(columnsParameter)
  return { columns: saneColumns(resource, columns?.split(',')) }
}

export function readEditing(search: string): Editing {
  const value = new URLSearchParams(search).get(editingParameter) ?? ''
  if (value === 'novo') return value
  return /^\d+$/.test(value) ? Number(value) : undefined
}

/** The address of the list in a given state; what is as usual is left out, so that the plain list has a plain address. */
export function listAddress(path: string, state: ListQuery & Partial<ListLayout>, editing?: Editing): string {
  const parameters = new URLSearchParams(encodeListQuery(state))
  if (state.page === 1) parameters.delete('pagina')
  if (state.perPage === defaultPerPage) parameters.delete('por_pagina')
  if (state.columns) parameters.set(columnsParameter, state.columns.join(','))
  if (editing !== undefined) parameters.set(editingParameter, String(editing))
  const text = parameters.toString()
  return text ? `${path}?${text}` : path
}

/** A search or a filter narrows the list. */
export function isNarrowed(query: ListQuery): boolean {
  return query.search !== '' || Object.keys(query.filters).length > 0
}
