import { z } from 'zod'
import { attachment, attachmentDraft } from '../../../blocks/attachment/schema.js'
import { tenderFileCategories, tenderStatuses } from '../../../blocks/codes/tenderCodes.js'
import { entitySchema, partSchema, type RecordOf } from '../../../schema/draftSchema.js'
import * as field from '../../../schema/fields.js'
import { tenderFields } from './fields.js'
import { extensionFields, homologationFields } from './parts/fields.js'
import { tenderRules } from './rules.js'

const added = {
  ...field.storedShape,
  status: z.enum(tenderStatuses),
  /** Year × 1,000,000 + number: sort key of the number. */
  numberYear: z.number().int(),
  agent: field.link.nullable(),
  manager: field.link.nullable(),
  inspector: field.link.nullable(),
  /** The status that a suspended tender returns to. */
  resumeStatus: z.string().nullable(),
  /** First day of the ata or the contract, `YYYY-MM-DD`. */
  validFrom: z.iso.date().nullable(),
  /** Last day of the ata or contract, including its last extension. */
  validUntil: z.iso.date().nullable(),
  lotCount: z.number().int(),
  /** Sum of quantity × highest accepted price of the lots that are not cancelled, in BRL; `null` without items. Lists leave it out. */
  maxTotal: field.storedDecimal().nullable(),
  /** Sum of quantity × awarded price of the homologated lots, in BRL. */
  awardedTotal: field.storedDecimal().nullable(),
  /** Consumed and reserved share of the orderable value, by awarded price, in percent. */
  usedShare: field.storedDecimal().nullable(),
  extensions: field.storedRows(partSchema(extensionFields)),
  attachments: field.storedRows(attachment(tenderFileCategories)),
}

/** A tender as the API returns it. */
export interface Tender extends RecordOf<typeof tenderFields, typeof added> {}
export type { TenderDraft } from './fields.js'
/** Checks record, draft and the body of the homologation. The server checks what each status needs. */
export const tenderSchema = {
  ...entitySchema(tenderFields, added, { parts: { attachments: attachmentDraft(tenderFileCategories) }, rules: tenderRules }),
  transitions: { homologate: partSchema(homologationFields) },
}
