import type { Link } from '../../core/record.js'

/** What changes the balance of an item of a lot; domain model B6.8. */
export const movementTypes = [
  'reserva',
  'consumo',
  'estorno',
  'liberacao',
  'remanejamento-entrada',
  'remanejamento-saida',
  'aditivo',
] as const
/** One kind of movement of the ledger. */
export type MovementType = (typeof movementTypes)[number]

/** One entry of the ledger of a lot, as it is read: it is never changed. */
export interface Movement {
  readonly id: number
  /** The item, by its place in the lot and what it is called. */
  readonly item: Link & { readonly number: number }
  readonly type: MovementType
  /** Above 0, a decimal string. */
  readonly quantity: string
  /** Of the item, once this was written: a decimal string. */
  readonly balance: string
  /** Timestamp, ISO 8601 UTC. */
  readonly at: string
  readonly by: Link | null
  /** What caused it, with the path of its record; none of what was taken over from before. */
  readonly cause: (Link & { readonly entity: string; readonly path: string }) | null
  readonly reason: string | null
}
