import { ApiError } from '../api/ApiError.js'
import type { ApiClient, PathParams } from '../api/client.js'
import { type AnyContract, contractPath } from '../core/contract.js'
import { isCpf } from '../validators/cpf.js'

/** Maximum number of records in an address: with ids of nine digits, they fit into a search. */
export const mostNamed = 20

/** The search of an address after one by document that found nothing: no record has the id 0. */
export const noneNamed = '#0'

/** A search and its list. */
export interface AddressSearch {
  readonly contract: AnyContract
  /** The parent ids of the contract's path. */
  readonly params?: PathParams
  readonly search: string
  /** Searches the deleted records. @default false */
  readonly isDeleted?: boolean
}

/**
 * A search text that is safe in an address, because history, proxies and logs keep addresses. A search that may contain a document number, or its
 * beginning, is sent in a body, and the address gets the ids of the results: `#12,15`. Other searches stay unchanged.
 */
export async function searchForAddress(api: ApiClient, { contract, params, search, isDeleted = false }: AddressSearch): Promise<string> {
  if (!mayHoldDocument(contract, search)) return search
  const path = contractPath(contract, params)
  const question = { q: search, caminho: path, excluidos: isDeleted }
  const found = api.send<{ readonly data: readonly { readonly path: string; readonly id: number }[] }>('POST', '/busca', question)
  const { data } = await found.catch((error: unknown) => {
    // A portal cannot find people by a document outside its screens.
    if (error instanceof ApiError && error.status === 403) return { data: [] }
    throw error
  })
  const ids = data.flatMap((hit) => (hit.path === path ? [hit.id] : []))
  return ids.length > 0 ? `#${ids.join(',')}` : noneNamed
}

/** True for a CPF, and for four digits in a row (with any punctuation) when the list searches masked fields. */
export function mayHoldDocument({ search: keys, masked }: AnyContract, search: string): boolean {
  return isCpf(search) || (keys.some((key) => masked.includes(key)) && mayBeDocument(search))
}

/** The same check without a contract. */
export function mayBeDocument(search: string): boolean {
  return isCpf(search) || (!search.startsWith('#') && /\d(?:[\s.\-/]*\d){3}/.test(search))
}
