import type { Link } from '../../core/record.js'

/** Kinds of movements of an item's balance; domain model B6.8. */
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

/** One entry of a lot's ledger, as the API returns it; entries never change. */
export interface Movement {
  readonly id: number
  /** The item, with its number in the lot and its name. */
  readonly item: Link & { readonly number: number }
  readonly type: MovementType
  /** Above zero, as a decimal string; an amendment below zero took back what another one added. */
  readonly quantity: string
  /** Balance of the item after this entry, as a decimal string. */
  readonly balance: string
  /** Timestamp, ISO 8601 UTC. */
  readonly at: string
  readonly by: Link | null
  /** The record that caused it, with its path; `null` for entries taken over from an older system. */
  readonly cause: (Link & { readonly entity: string; readonly path: string }) | null
  readonly reason: string | null
}
