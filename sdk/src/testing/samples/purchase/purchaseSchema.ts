import { z } from 'zod'
import type { Link, Stored } from '../../../core/record.js'
import { calendarDate, link, money, optionalId, optionalParagraphs, requiredId, requiredText, storedShape } from '../../../schema/fields.js'

export interface PurchaseDraft {
  readonly subject: string
  readonly requesterId: number
  readonly notes: string | null
}
export interface Purchase extends Stored, PurchaseDraft {
  readonly requester: Link
}
/** Body of the command that commits a purchase. */
export interface PurchaseCommitment {
  readonly number: string
  readonly date: string
  /** In BRL, as a decimal string. */
  readonly amount: string
  readonly managerId: number | null
}

const draft = z.object({ subject: requiredText(3, 150), requesterId: requiredId, notes: optionalParagraphs(500) })
const entity = draft.extend({ ...storedShape, status: z.string(), requester: link })
const commit = z.object({ number: requiredText(3, 20), date: calendarDate(), amount: money(), managerId: optionalId })

export const purchaseSchema = { draft, entity, transitions: { commit } }
