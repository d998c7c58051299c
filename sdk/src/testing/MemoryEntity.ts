import type { AnyContract } from '../core/contract.js'
import type { AnyResource } from '../core/resource.js'

/** What the in-memory API needs to know of an entity. */
export type MemoryEntity = Pick<AnyResource, 'contract' | 'fields' | 'title'> &
  Partial<Pick<AnyResource, 'filters' | 'messages' | 'calendar'>>

/** An entity that has no screens yet: its records are chosen and read. */
export function lookup(contract: AnyContract): MemoryEntity {
  return { contract, fields: {}, title: (record) => (record as unknown as { readonly name: string }).name }
}
