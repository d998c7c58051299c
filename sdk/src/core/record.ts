/** A reference to another record, ready to show. */
export interface Link {
  readonly id: number
  readonly label: string
  /** The other parameters of its address, for a nested record: `{ licitacaoId: 7 }`. */
  readonly params?: Readonly<Record<string, number>>
  /** Where a field shows it with the name. */
  readonly code?: string
}

/** The status of an entity without a workflow of its own. */
export type ActiveStatus = 'ativo' | 'inativo'

/** The fields of every stored record, besides the entity's own. */
export interface Stored {
  readonly id: number
  /** The record's name for references to it; the server computes it. */
  readonly label: string
  /** Grows by one with each write; sent back as `If-Match`. */
  readonly version: number
  /** Timestamp, ISO 8601 UTC. */
  readonly createdAt: string
  readonly createdBy: Link | null
  /** Timestamp, ISO 8601 UTC. */
  readonly updatedAt: string
  readonly updatedBy: Link | null
  /** `ativo` or `inativo`, unless the entity has a workflow of its own. */
  readonly status: string
}

/** The names of the fields of `T`. */
export type KeyOf<T> = keyof T & string

/** How long a reversible change of status can be taken back, in minutes. */
export const takeBackMinutes = 15

/** What the answer about one record says of the reader's own last step. */
export interface ReversibleRecord {
  /** The transition, and until when (ISO 8601 UTC) they may take it back. @default nothing can be taken back */
  readonly takeBack?: { readonly transition: string; readonly until: string }
}

/** Stands as the reason in the history of a change that was taken back. */
export const takenBack = 'takenBack'
