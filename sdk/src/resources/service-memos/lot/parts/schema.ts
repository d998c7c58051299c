import type { RuleOf } from '../../../../core/messages.js'
import { z } from 'zod'
import { unitCodes } from '../../../../blocks/codes/units.js'
import { partSchema, type RecordOf, storedPart } from '../../../../schema/draftSchema.js'
import * as field from '../../../../schema/fields.js'
import type { Fail, Loose } from '../../../../schema/rules.js'
import { amendFields, type LotItemDraft, lotItemFields, repriceFields, transferFields, withdrawPriceFields } from './fields.js'
import type { lotMessages } from '../messages.js'

type Rule = RuleOf<'lot', typeof lotMessages>

export const lotItem = partSchema(lotItemFields, { rules: amountRules })

function amountRules({ quantity: all, maxUnitPrice, awardedUnitPrice, minOrder, maxOrder }: Loose<LotItemDraft>, fail: Fail<Rule>): void {
  if (awardedUnitPrice !== null && maxUnitPrice !== null && Number(awardedUnitPrice) > Number(maxUnitPrice))
    fail('awardedUnitPrice', 'lot.aboveMaxPrice', { max: maxUnitPrice })
  if (minOrder !== null && maxOrder !== null && Number(minOrder) > Number(maxOrder)) fail('maxOrder', 'min', { min: Number(minOrder) })
  if (maxOrder !== null && all !== null && Number(maxOrder) > Number(all)) fail('maxOrder', 'max', { max: Number(all) })
}

const price = z.object({
  id: z.number().int(),
  from: z.iso.date(),
  to: z.iso.date().nullable(),
  unitPrice: z.string(),
  reason: z.string().nullable(),
  /** A request has reserved quantities since it holds, so it can no longer be taken back. */
  isUsed: z.boolean(),
})
const withdrawnPrice = price.omit({ to: true, isUsed: true }).extend({
  /** The reason why it was taken back; `null` when another price of the same day replaced it. */
  withdrawal: z.string().nullable(),
  /** Day on which it was taken back. */
  at: z.iso.date(),
  by: z.string().nullable(),
})
const added = {
  /** Its number in the lot, from 1. */
  seq: z.number().int(),
  material: field.link.extend({ code: z.string(), unitCode: field.oneOf(unitCodes) }),
  consumed: z.string(),
  reserved: z.string(),
  /** Received from other participants minus given to them. */
  moved: z.string(),
  amended: z.string(),
  /** quantity + moved + amended − consumed − reserved */
  balance: z.string(),
  /** The last amendment, while nothing was taken back since and the balance still has all of it. */
  lastAmendment: z.object({ quantity: z.string(), term: z.string() }).nullable(),
  /** Today's price; `null` before the lot is homologated. */
  unitPrice: z.string().nullable(),
  prices: z.array(price),
  /** Prices that were taken back before any request used them. */
  withdrawnPrices: z.array(withdrawnPrice),
}
/** An item of a lot as the API returns it. */
export interface LotItem extends RecordOf<typeof lotItemFields, typeof added> {}
export const storedLotItem = storedPart(lotItemFields, added)

/** The commands name an item by its number, not by its id. */
const parts = { item: field.integer(1, 500) }

/** What the commands of a lot take. */
export const commands = {
  transfer: partSchema(transferFields, { parts }),
  amend: partSchema(amendFields, {
    parts,
    rules: ({ quantity }, fail: Fail<Rule>) => {
      if (Number(quantity) === 0) fail('quantity', 'lot.amendNothing')
    },
  }),
  reprice: partSchema(repriceFields, { parts }),
  withdrawPrice: partSchema(withdrawPriceFields, { parts }),
}
