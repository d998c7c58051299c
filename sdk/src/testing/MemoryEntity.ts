import type { AnyResource } from '../core/resource.js'

/** The part of an entity that the in-memory API needs. */
export type MemoryEntity = Pick<AnyResource, 'contract' | 'fields' | 'title'> &
  Partial<Pick<AnyResource, 'filters' | 'messages' | 'calendar'>>
