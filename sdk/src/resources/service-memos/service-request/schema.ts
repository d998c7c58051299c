import { z } from 'zod'
import { addressSchema } from '../../../blocks/address/schema.js'
import { attachment, attachmentDraft } from '../../../blocks/attachment/schema.js'
import { entitySchema, type RecordOf } from '../../../schema/draftSchema.js'
import * as field from '../../../schema/fields.js'
import { requestFileCategories, requestStatuses, supplierTroubles, tenderTroubles } from './codes.js'
import { serviceRequestFields } from './fields.js'
import { commands, commitment, payment, receipt, storedItem, storedReceipt } from './parts/schema.js'
import { serviceRequestRules } from './rules.js'

const added = {
  ...field.storedShape,
  status: z.enum(requestStatuses),
  /** `n/AAAA`, assigned on sending; a draft has none. */
  number: z.string().nullable(),
  /** Sort key of the number: year before number. */
  numberOrder: z.number().int().nullable(),
  total: field.storedDecimal(),
  department: field.link,
  requester: field.link,
  region: field.link,
  event: field.link.nullable(),
  tender: field.link,
  lot: field.nestedLink,
  /** Supplier of the lot. */
  supplier: field.link,
  supplierTrouble: z.enum(supplierTroubles).nullable(),
  tenderTrouble: z.enum(tenderTroubles).nullable(),
  /** Whether the lot serves other regions than that of the request. */
  isOtherRegion: z.boolean(),
  /** Manager and inspector of the tender: an approval takes them when it names nobody. */
  tenderManager: field.link.nullable(),
  tenderInspector: field.link.nullable(),
  /** Whether the current user is the requester. */
  isMine: z.boolean(),
  barred: field.barred,
  manager: field.link.nullable(),
  inspector: field.link.nullable(),
  /** The person who approved it. */
  approver: field.link.nullable(),
  /** Number of the note that annulled the commitment. */
  annulmentNumber: z.string().nullable(),
  /** The request that took over the lines without an item. */
  followUp: field.link.nullable(),
  /** Why it was approved although the supplier is suspended or a certificate has ended. */
  proviso: z.string().nullable(),
  /** In BRL: what the definitive receipts owe, less what was paid. */
  owed: field.storedDecimal(),
  /** Timestamp, ISO 8601 UTC. */
  statusSince: z.iso.datetime(),
  daysInStatus: z.number().int(),
  items: field.storedRows(storedItem),
  receipts: field.storedRows(storedReceipt),
  payments: field.storedRows(payment),
  attachments: field.storedRows(attachment(requestFileCategories)),
}

/** A service request as the API returns it. */
export interface ServiceRequest extends RecordOf<typeof serviceRequestFields, typeof added> {}
export type { ServiceRequestDraft } from './fields.js'
export type { RequestItem } from './parts/schema.js'
/** Checks record, draft and the bodies of the commands. The server checks balances, prices and what each status needs. */
export const serviceRequestSchema = {
  ...entitySchema(serviceRequestFields, added, {
    parts: { address: addressSchema, commitment, receipts: receipt, attachments: attachmentDraft(requestFileCategories) },
    rules: serviceRequestRules,
  }),
  transitions: commands,
}
