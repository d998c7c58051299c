import { ApiError } from '../api/ApiError.js'
import type { ApiClient, PathParams } from '../api/client.js'
import { type AnyContract, contractPath } from '../core/contract.js'
import { isCpf } from '../validators/cpf.js'

/** Records that one address names: with ids of nine digits, as long as a search may be. */
export const mostNamed = 20

/** What is searched for, and where. */
export interface AddressSearch {
  readonly contract: AnyContract
  /** The parents in the contract's path. */
  readonly params?: PathParams
  readonly search: string
  /** Among what was deleted. @default false */
  readonly isDeleted?: boolean
}

/**
 * The search as it may stand in an address, which history, proxies and logs keep: one that may hold a document, or its beginning, is asked
 * in a body, and the address names the records found, `#12,15`. Anything else stays as it is.
 */
export async function searchForAddress(api: ApiClient, { contract, params, search, isDeleted = false }: AddressSearch): Promise<string> {
  if (!mayHoldDocument(contract, search)) return search
  const path = contractPath(contract, params)
  const question = { q: search, caminho: path, excluidos: isDeleted }
  const found = api.send<{ readonly data: readonly { readonly path: string; readonly id: number }[] }>('POST', '/busca', question)
  const { data } = await found.catch((error: unknown) => {
    // Beyond a portal's screens nobody is found by a document.
    if (error instanceof ApiError && error.status === 403) return { data: [] }
    throw error
  })
  // No record has the number 0.
  return `#${data.flatMap((hit) => (hit.path === path ? [hit.id] : [])).join(',') || 0}`
}

/** True for a CPF anywhere; for four digits in a row, whatever punctuation parts them, where the list finds people by what it masks. */
export function mayHoldDocument({ search: keys, masked }: AnyContract, search: string): boolean {
  return isCpf(search) || (keys.some((key) => masked.includes(key)) && mayBeDocument(search))
}

/** The same where nothing is known of the list. */
export function mayBeDocument(search: string): boolean {
  return isCpf(search) || (!search.startsWith('#') && /\d(?:[\s.\-/]*\d){3}/.test(search))
}
