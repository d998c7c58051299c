import type { AnyContract } from '../core/contract.js'
import { importFilter } from '../core/contractPath.js'
import type { ListQuery } from './client.js'

/** Rows per page when the address has none. */
const defaultPerPage = 25
// Maximum of the reference API; nobody reads more rows on one page.
const mostPerPage = 200
const mostPages = 1_000_000
const mostSearched = 200
/** The name of the status filter in addresses that people write; lists use `status`. */
export const statusInWords = 'situacao'

/**
 * The query of a list as query parameters, for the page's address and the API: `pagina=2&por_pagina=25&ordem=-date&busca=silva&status=ativo`. Empty
 * values are left out.
 */
export function encodeListQuery(query: Partial<ListQuery>): string {
  const parameters = new URLSearchParams()
  if (query.page !== undefined) parameters.set('pagina', String(query.page))
  if (query.perPage !== undefined) parameters.set('por_pagina', String(query.perPage))
  if (query.sort) parameters.set('ordem', query.sort)
  if (query.search) parameters.set('busca', query.search)
  if (query.isDeleted) parameters.set('excluidos', '1')
  for (const [name, value] of Object.entries(query.filters ?? {})) if (value !== '') parameters.set(name, value)
  return parameters.toString()
}

/** The same without the default values: the first page and the default number of rows. */
export function briefListQuery({ page, perPage, ...query }: ListQuery): string {
  return encodeListQuery({
    ...(page !== 1 && { page }),
    ...(perPage !== defaultPerPage && { perPage }),
    ...query,
  })
}

/** Reads the query of a list from an address. Invalid values become defaults; parameters that are not filters of the contract are ignored. */
export function decodeListQuery(search: string, contract: Pick<AnyContract, 'filters'>): ListQuery {
  const parameters = new URLSearchParams(search)
  const filters: Record<string, string> = {}
  for (const name of [...contract.filters, importFilter]) {
    const value = parameters.get(name) ?? (name === 'status' ? parameters.get(statusInWords) : null)
    if (value) filters[name] = value
  }
  return {
    page: Math.min(readCount(parameters.get('pagina')) ?? 1, mostPages),
    perPage: Math.min(readCount(parameters.get('por_pagina')) ?? defaultPerPage, mostPerPage),
    sort: parameters.get('ordem') ?? '',
    search: parameters.get('busca')?.replaceAll('\0', '').slice(0, mostSearched) ?? '',
    filters,
    ...(parameters.get('excluidos') === '1' && { isDeleted: true }),
  }
}

function readCount(text: string | null): number | undefined {
  const count = /^\d{1,9}$/.test(text ?? '') ? Number(text) : 0
  return count > 0 ? count : undefined
}
