import { z } from 'zod'
import { unitCodes } from '../../../blocks/codes/units.js'
import * as field from '../../../schema/fields.js'
import { withRules } from '../../../schema/rules.js'

const lotStatuses = ['em-andamento', 'homologado', 'deserto', 'fracassado', 'cancelado'] as const

/** More than any item holds; the command knows the limit. */
const mostAmended = 9_999_999_999
/** Above zero, up to four decimal places. */
const someQuantity = () => field.quantity({ min: 0.0001 })

const itemFields = z.object({
  materialId: field.requiredId,
  complement: field.optionalParagraphs(1000),
  /** Defaults to the material's own unit. */
  unitCode: field.optional(field.oneOf(unitCodes)),
  quantity: someQuantity(),
  maxUnitPrice: field.unitPrice(),
  awardedUnitPrice: field.optional(field.unitPrice()),
  brand: field.optionalText(80),
  model: field.optionalText(80),
  minOrder: field.optional(someQuantity()),
  maxOrder: field.optional(someQuantity()),
})
const item = withRules(itemFields, ({ quantity: all, maxUnitPrice, awardedUnitPrice, minOrder, maxOrder }, fail) => {
  if (awardedUnitPrice !== null && maxUnitPrice !== null && Number(awardedUnitPrice) > Number(maxUnitPrice))
    fail('awardedUnitPrice', 'lot.aboveMaxPrice', { max: maxUnitPrice })
  if (minOrder !== null && maxOrder !== null && Number(minOrder) > Number(maxOrder)) fail('maxOrder', 'min', { min: Number(minOrder) })
  if (maxOrder !== null && all !== null && Number(maxOrder) > Number(all)) fail('maxOrder', 'max', { max: Number(all) })
})
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
const storedItem = itemFields.extend({
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
  /** Today's price; `null` before the lot is homologated. */
  unitPrice: z.string().nullable(),
  prices: z.array(price),
  /** Prices that were taken back before any request used them. */
  withdrawnPrices: z.array(withdrawnPrice),
})

const fields = z.object({
  tenderId: field.requiredId,
  number: field.integer(1, 9999),
  title: field.requiredText(3, 150),
  kind: field.oneOf(['material', 'servico', 'obra', 'misto']),
  /** Benefit for micro and small enterprises: Lei Complementar 123/2006, articles 47 to 49. */
  benefit: field.oneOf(['exclusiva', 'subcontratacao', 'cota-reservada', 'sem-beneficio', 'nao-se-aplica']),
  regionIds: field.ids(40),
  supplierId: field.optionalId,
  awardDate: field.optional(field.calendarDate()),
  items: field.rowsOf(item, 500),
  notes: field.notes,
})
const draft = withRules(fields, ({ items }, fail) => {
  const seen = new Map<number, number>()
  for (const [index, { materialId }] of (items ?? []).entries()) {
    const row = seen.get(materialId)
    if (row !== undefined) fail(`items[${index}].materialId`, 'duplicateRow', { row })
    else seen.set(materialId, index + 1)
  }
})
const entity = fields.extend({
  ...field.storedShape,
  status: z.enum(lotStatuses),
  tender: field.link,
  /** The tender registers prices: participants exchange quantities, and amendments are not allowed. */
  isSrp: z.boolean(),
  supplier: field.link.nullable(),
  regions: z.array(field.link),
  items: field.storedRows(storedItem),
  itemCount: z.number().int(),
  /** Sum of quantity × highest accepted price, in BRL. */
  maxTotal: field.storedDecimal(),
  /** Sum of quantity × awarded price, in BRL; `null` until every item has one. */
  awardedTotal: field.storedDecimal().nullable(),
  /** Saving of the award against `maxTotal`, in percent. */
  discount: field.storedDecimal().nullable(),
  /** Remaining share of the orderable value, by awarded price, in percent. */
  balanceShare: field.storedDecimal().nullable(),
  /** Homologated, with no balance in any item. */
  isExhausted: z.boolean(),
})

const itemNumber = field.integer(1, 500)
/** The person confirmed what the server asks about: a price above the maximum, a very large quantity. */
const isConfirmed = field.flag
const transfer = z.object({
  item: itemNumber,
  direction: field.oneOf(['entrada', 'saida']),
  quantity: someQuantity(),
  participant: field.requiredText(2, 120),
  /** The act of the managing body that allows the transfer. */
  authorization: field.requiredText(3, 60),
  isConfirmed,
})
const amend = withRules(
  z.object({ item: itemNumber, quantity: field.quantity({ min: -mostAmended, max: mostAmended }), term: field.requiredText(1, 60) }),
  ({ quantity }, fail) => {
    if (Number(quantity) === 0) fail('quantity', 'lot.amendNothing')
  },
)
const reprice = z.object({ item: itemNumber, unitPrice: field.unitPrice(), from: field.calendarDate(), isConfirmed })
const withdrawPrice = z.object({ item: itemNumber })

/** A lot as the API returns it, each item with its ledger's sums as decimal strings. */
export interface Lot extends z.infer<typeof entity> {}
/** A lot as the API receives it: tender, winner, regions and materials by id. */
export interface LotDraft extends z.infer<typeof fields> {}
/** An item of a lot as the API receives it. */
export interface LotItemDraft extends z.infer<typeof itemFields> {}
/** An item of a lot as the API returns it. */
export interface LotItem extends z.infer<typeof storedItem> {}
/** Body of the command that moves a quantity of an item to or from another body (remanejamento). */
export interface LotTransfer extends z.infer<typeof transfer> {}
/** Body of the command that adds a quantity of an item to a contract (aditivo); below zero it takes back what was added by mistake. */
export interface LotAmendment extends z.infer<typeof amend> {}
/** Body of the command that sets a new price of an item from a day on (reequilíbrio). */
export interface LotRepricing extends z.infer<typeof reprice> {}
/** Body of the command that takes the last price of an item back, while no request has used it. */
export interface LotWithdrawal extends z.infer<typeof withdrawPrice> {}
/** Checks record, draft and the bodies of the commands. */
export const lotSchema = { entity, draft, transitions: { transfer, amend, reprice, withdrawPrice } }
