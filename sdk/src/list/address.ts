import type { ListQuery } from '../api/client.js'
import { decodeListQuery, encodeListQuery } from '../api/listQuery.js'
import type { AnyResource } from '../core/resource.js'
import { saneFilters } from './filters.js'
import { defaultPerPage, pageSizes } from './pages.js'
import { saneSort } from './sort.js'

/** The record open in a dialog over the list. */
export type Editing = number | 'novo' | undefined

const editingParameter = 'editar'

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

export function readEditing(search: string): Editing {
  const value = new URLSearchParams(search).get(editingParameter) ?? ''
  if (value === 'novo') return value
  return /^\d+$/.test(value) ? Number(value) : undefined
}

/** The address of the list in a given state; what is as usual is left out, so that the plain list has a plain address. */
export function listAddress(path: string, query: ListQuery, editing?: Editing): string {
  const parameters = new URLSearchParams(encodeListQuery(query))
  if (query.page === 1) parameters.delete('pagina')
  if (query.perPage === defaultPerPage) parameters.delete('por_pagina')
  if (editing !== undefined) parameters.set(editingParameter, String(editing))
  const text = parameters.toString()
  return text ? `${path}?${text}` : path
}

/** A search or a filter narrows the list. */
export function isNarrowed(query: ListQuery): boolean {
  return query.search !== '' || Object.keys(query.filters).length > 0
}
