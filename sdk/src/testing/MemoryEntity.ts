import type { AnyContract } from '../core/contract.js'
import type { AnyResource } from '../core/resource.js'

/** The part of an entity that the in-memory API needs. */
export type MemoryEntity = Pick<AnyResource, 'contract' | 'fields' | 'title'> &
  Partial<Pick<AnyResource, 'filters' | 'messages' | 'calendar'>>

/** An entity without screens: its records can only be chosen and read. */
export function lookup(contract: AnyContract): MemoryEntity {
  return { contract, fields: {}, title: (record) => (record as unknown as { readonly name: string }).name }
}
