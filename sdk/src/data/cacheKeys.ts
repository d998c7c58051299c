import type { PathParams } from '../api/client.js'
import type { AnyContract } from '../core/contract.js'
import { contractPath } from '../core/contractPath.js'

/** A cache key: user, kind, entity, then the parents. The parents come late, so that a write reaches the lists of every parent. */
export type CacheKey = readonly unknown[]

export interface EntityKeys {
  readonly lists: CacheKey
  readonly list: (query: string, isDeleted?: boolean) => CacheKey
  readonly records: CacheKey
  readonly record: (id: number) => CacheKey
  readonly history: (id: number) => CacheKey
  readonly choices: CacheKey
}

export function entityKeys(person: string, contract: Pick<AnyContract, 'name' | 'path'>, params?: PathParams): EntityKeys {
  const lists = [person, 'list', contract.name]
  const records = [person, 'record', contract.name]
  // Lazy, because the path throws while a parent is not chosen yet.
  const path = () => contractPath(contract, params)
  return {
    lists,
    // Deleted records have keys of their own, so that the others never stand in for them while they load.
    list: (query, isDeleted = false) => [...lists, path(), isDeleted, query],
    records,
    record: (id) => [...records, path(), id],
    history: (id) => [person, 'history', contract.name, path(), id],
    choices: [person, 'choices', contract.name],
  }
}

/** Keeps the shown data while a query loads whose key differs only in its last part. */
export function keepWhileSame<T>(key: CacheKey) {
  const thing = JSON.stringify(key.slice(0, -1))
  return (previous: T | undefined, query?: { readonly queryKey: CacheKey }): T | undefined =>
    JSON.stringify(query?.queryKey.slice(0, -1)) === thing ? previous : undefined
}

/** Marks a query that a page exists for: its rows, its record, its figures. */
export const pageMeta = { isPage: true }
