import type { PathParams } from '../api/client.js'
import { type AnyContract, contractPath } from '../core/contract.js'

/** Names a piece of the cache: whose it is, what it is, of which entity. The parents come later, so that a write reaches the lists of every parent. */
export type CacheKey = readonly unknown[]

export interface EntityKeys {
  readonly lists: CacheKey
  readonly list: (query: string) => CacheKey
  readonly records: CacheKey
  readonly record: (id: number) => CacheKey
  readonly history: (id: number) => CacheKey
  readonly choices: CacheKey
}

export function entityKeys(person: string, contract: Pick<AnyContract, 'name' | 'path'>, params?: PathParams): EntityKeys {
  const lists = [person, 'list', contract.name]
  const records = [person, 'record', contract.name]
  // Not before a key needs it: a choice among records whose parent is not chosen yet has none.
  const path = () => contractPath(contract, params)
  return {
    lists,
    list: (query) => [...lists, path(), query],
    records,
    record: (id) => [...records, path(), id],
    history: (id) => [person, 'history', contract.name, path(), id],
    choices: [person, 'choices', contract.name],
  }
}

/** Keeps what is shown while the next query of the same thing loads: the one whose key differs in its last part only. */
export function keepWhileSame<T>(key: CacheKey) {
  const thing = JSON.stringify(key.slice(0, -1))
  return (previous: T | undefined, query?: { readonly queryKey: CacheKey }): T | undefined =>
    JSON.stringify(query?.queryKey.slice(0, -1)) === thing ? previous : undefined
}
