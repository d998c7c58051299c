import type { Link } from '../../core/record.js'
import type { BalanceParts } from '../ledger/balanceParts.js'

/** An earlier request of the same material, with its price. */
export interface PreviousPrice {
  /** The request that asked for it. */
  readonly request: Link
  /** `YYYY-MM-DD`, date of that request. */
  readonly date: string
  readonly supplier: Link
  readonly quantity: string
  /** In BRL. */
  readonly unitPrice: string
}

/** Earlier prices of one item of a request, newest first. */
export interface PreviousPrices {
  readonly lotItemId: number
  readonly prices: readonly PreviousPrice[]
}

/** A line of a search for lots: a GMS code or words of a description, and the quantity. */
export interface WantedLine {
  readonly text: string
  /** A decimal string; `null` means unknown. */
  readonly quantity: string | null
}

/** An item of a proposed lot that matches a line. */
export interface ProposedItem extends BalanceParts {
  /** Index of its line, from 0. */
  readonly line: number
  readonly lotItemId: number
  readonly material: Link & { readonly code: string }
  readonly unit: string
  /** In BRL, today's price. */
  readonly unitPrice: string
  /** Whether the balance covers the line's quantity, within the minimum and maximum order. */
  readonly isEnough: boolean
  /** Not plainly what is asked for: only its beginning, a later word or a typing mistake, or another item is called exactly so. To be confirmed. */
  readonly isGuess: boolean
}

/** A lot of a tender in force that has some of the wanted items. */
export interface LotProposal {
  readonly lot: Link
  readonly tender: Link
  readonly supplier: Link
  /** Why an approval with this supplier will need a reason. */
  readonly supplierTrouble: 'suspenso' | 'certidao-vencida' | null
  /** The regions that the lot serves; none means all. */
  readonly regions: readonly Link[]
  /** `YYYY-MM-DD` */
  readonly validUntil: string
  /** Items of the lot for each line, the best match first. */
  readonly items: readonly ProposedItem[]
  /** Number of lines that it covers completely. */
  readonly covered: number
}

/** Proposed lots, those that cover the most lines first, and the lines without any lot. */
export interface LotProposals {
  readonly lots: readonly LotProposal[]
  /** Indexes of those lines, from 0. */
  readonly missing: readonly number[]
}
