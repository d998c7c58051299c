import type { Link } from '../../core/record.js'
import type { BalanceParts } from '../ledger/balanceParts.js'

/** What was asked for of the same material before, and at which price. */
export interface PreviousPrice {
  /** The request that asked for it. */
  readonly request: Link
  /** `YYYY-MM-DD`, of that request. */
  readonly date: string
  readonly supplier: Link
  readonly quantity: string
  /** In BRL. */
  readonly unitPrice: string
}

/** The prices of one item of a request before it, newest first. */
export interface PreviousPrices {
  readonly lotItemId: number
  readonly prices: readonly PreviousPrice[]
}

/** What a lot is looked for with: a GMS code, or words of a description, and how much of it. */
export interface WantedLine {
  readonly text: string
  /** A decimal string; `null` while nobody knows. */
  readonly quantity: string | null
}

/** An item of a proposed lot that a line means. */
export interface ProposedItem extends BalanceParts {
  /** The place of its line, from 0. */
  readonly line: number
  readonly lotItemId: number
  readonly material: Link & { readonly code: string }
  readonly unit: string
  /** In BRL, of today. */
  readonly unitPrice: string
  /** Whether the balance covers what the line asks for, within the smallest and the largest order. */
  readonly isEnough: boolean
}

/** A lot of a tender in force that has something of what is wanted. */
export interface LotProposal {
  readonly lot: Link
  readonly tender: Link
  readonly supplier: Link
  /** `YYYY-MM-DD` */
  readonly validUntil: string
  /** Of each line what the lot has, the best match first. */
  readonly items: readonly ProposedItem[]
  /** How many lines it covers whole. */
  readonly covered: number
}

/** The lots for some lines, the ones that cover most first, and the lines that no lot has anything of. */
export interface LotProposals {
  readonly lots: readonly LotProposal[]
  /** Places of those lines, from 0. */
  readonly missing: readonly number[]
}
