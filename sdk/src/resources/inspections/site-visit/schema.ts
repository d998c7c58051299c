import { z } from 'zod'
import { addressSchema } from '../../../blocks/address/schema.js'
import { entitySchema, type RecordOf } from '../../../schema/draftSchema.js'
import * as field from '../../../schema/fields.js'
import { results, siteVisitStatuses } from './codes.js'
import { siteVisitFields } from './fields.js'
import { storedFinding, storedPhoto, storedSignature } from './parts/schema.js'
import { siteVisitRules } from './rules.js'

const added = {
  ...field.storedShape,
  status: z.enum(siteVisitStatuses),
  nonConformities: field.storedRows(storedFinding),
  photos: field.storedRows(storedPhoto),
  signatures: field.storedRows(storedSignature),
  /** `12/2026`, assigned once. */
  number: z.string(),
  /** Sort key of the number. */
  numberOrder: z.number().int(),
  questionnaire: field.link,
  /** The edition of the questionnaire. A published edition never changes, so the visit needs no copy. */
  questionnaireVersion: z.number().int(),
  organization: field.link.nullable(),
  event: field.link.nullable(),
  canteen: field.nestedLink.nullable(),
  supplier: field.link.nullable(),
  /** The id of the target, by `targetType`; `null` for a place. */
  targetId: z.number().int().nullable(),
  /** Name of the target or place. */
  target: z.string(),
  city: field.link.nullable(),
  region: field.link,
  inspector: field.link,
  team: z.array(field.link),
  /** Scheduled for a past day and not started. */
  isOverdue: z.boolean(),
  startedAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
  /** Position of the inspector at the start of the visit; accuracy in metres. */
  geo: z.object({ latitude: z.string(), longitude: z.string(), accuracy: z.string().nullable(), at: z.string() }).nullable(),
  /** From 0 to 100 with two places, for the answers so far. */
  score: field.storedDecimal().nullable(),
  result: z.enum(results).nullable(),
  /** Non-conformities not corrected yet. */
  openCount: z.number().int(),
  homologatedAt: z.iso.datetime().nullable(),
  homologator: field.link.nullable(),
  barred: field.barred,
  /** Code to check that a report equals the stored one; assigned on approval. */
  verificationCode: z.string().nullable(),
  /** Sort key: visits not started (earliest first), then running ones, then the others (latest first). */
  urgency: z.number().int(),
}

/** A site visit as the API returns it; its answers are at `…/{id}/respostas`. */
export interface SiteVisit extends RecordOf<typeof siteVisitFields, typeof added> {}
export type { SiteVisitDraft } from './fields.js'
/** Checks record and draft. */
export const siteVisitSchema = entitySchema(siteVisitFields, added, { parts: { address: addressSchema }, rules: siteVisitRules })
