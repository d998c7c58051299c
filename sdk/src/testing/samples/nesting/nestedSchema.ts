import { z } from 'zod'
import type { Link, Stored } from '../../../core/record.js'
import { integer, link, money, nestedLink, optional, requiredId, requiredText, storedShape } from '../../../schema/fields.js'

export interface TenderDraft {
  readonly number: string
}
export interface Tender extends Stored, TenderDraft {}

export interface LotDraft {
  readonly tenderId: number
  readonly number: number
  readonly description: string
  /** In BRL, a decimal string with two places. */
  readonly value: string | null
}
export interface Lot extends Stored, LotDraft {
  readonly tender: Link
}

export interface RequestDraft {
  readonly subject: string
  readonly tenderId: number
  readonly lotId: number
}
export interface Request extends Stored, RequestDraft {
  readonly tender: Link
  readonly lot: Link
}

const stored = { ...storedShape, status: z.string() }
const tender = z.object({ number: requiredText(3, 20) })
const lot = z.object({ tenderId: requiredId, number: integer(1, 999), description: requiredText(3, 80), value: optional(money()) })
const request = z.object({ subject: requiredText(3, 80), tenderId: requiredId, lotId: requiredId })

export const tenderSchema = { draft: tender, entity: tender.extend(stored) }
export const lotSchema = { draft: lot, entity: lot.extend({ ...stored, tender: link }) }
export const requestSchema = { draft: request, entity: request.extend({ ...stored, tender: link, lot: nestedLink }) }
