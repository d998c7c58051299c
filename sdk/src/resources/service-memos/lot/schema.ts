import { z } from 'zod'
import { entitySchema, type RecordOf } from '../../../schema/draftSchema.js'
import * as field from '../../../schema/fields.js'
import { lotFields } from './fields.js'
import { commands, lotItem, storedLotItem } from './parts/schema.js'
import { lotRules } from './rules.js'

const added = {
  ...field.storedShape,
  status: z.enum(['em-andamento', 'homologado', 'deserto', 'fracassado', 'cancelado']),
  tender: field.link,
  /** The tender registers prices: participants exchange quantities, and amendments are not allowed. */
  isSrp: z.boolean(),
  supplier: field.link.nullable(),
  regions: z.array(field.link),
  items: field.storedRows(storedLotItem),
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
}

/** A lot as the API returns it, each item with its ledger's sums as decimal strings. */
export interface Lot extends RecordOf<typeof lotFields, typeof added> {}
export type { LotDraft } from './fields.js'
export type { LotItem } from './parts/schema.js'
/** Checks record, draft and the bodies of the commands. */
export const lotSchema = {
  ...entitySchema(lotFields, added, { parts: { items: lotItem }, rules: lotRules }),
  transitions: commands,
}
