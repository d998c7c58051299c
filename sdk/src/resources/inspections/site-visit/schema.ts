import { z } from 'zod'
import { addressSchema, blankAddress, failMissingAddress } from '../../../blocks/address/schema.js'
import { type StoredFile, storedFile } from '../../../blocks/attachment/schema.js'
import * as field from '../../../schema/fields.js'
import { type Fail, type Loose, withRules } from '../../../schema/rules.js'
import { severities } from '../../../blocks/questionnaire/score.js'
import { findingStates, photoCategories, results, signerRoles, siteVisitStatuses, targetFields, targetTypes } from './codes.js'

const finding = z.object({
  /** The `code` of its question, the same that conditions use; `null` for a finding without a question. */
  questionId: field.optionalText(8),
  severity: field.oneOf(severities),
  description: field.requiredParagraphs(5, 1000),
  /** Last day to correct it. */
  deadline: field.optional(field.calendarDate()),
  correctiveAction: field.optionalParagraphs(1000),
  state: field.oneOf(findingStates),
  /** What the follow-up found. */
  followUp: field.optionalParagraphs(1000),
})
const place = {
  takenAt: field.optional(field.moment()),
  latitude: field.optional(field.decimal({ fraction: 6, min: -90, max: 90 })),
  longitude: field.optional(field.decimal({ fraction: 6, min: -180, max: 180 })),
}
const photo = z.object({ fileId: field.requiredId, category: field.oneOf(photoCategories), description: field.optionalText(120), ...place })
const signature = z.object({
  role: field.oneOf(signerRoles),
  name: field.requiredText(3, 120),
  /** Id of the picture of the signature. */
  fileId: field.requiredId,
  signedAt: field.optional(field.moment()),
})

const fields = z.object({
  questionnaireId: field.requiredId,
  targetType: field.oneOf(targetTypes),
  organizationId: field.optionalId,
  /** The inspected event, or the event of the inspected canteen. */
  eventId: field.optionalId,
  /** A canteen of the event. */
  canteenId: field.optionalId,
  supplierId: field.optionalId,
  placeName: field.requiredText(3, 150),
  address: field.optionalGroup(addressSchema, blankAddress),
  /** Empty means the regional office of the city. */
  regionId: field.optionalId,
  scheduledFor: field.calendarDate(),
  inspectorId: field.requiredId,
  teamIds: field.ids(20),
  companionName: field.optionalText(120),
  companionRole: field.optionalText(80),
  companionDocument: field.optionalText(30),
  /** The term or contract under inspection. */
  instrument: field.optionalText(60),
  protocol: field.optional(field.protocol()),
  nonConformities: field.rowsOf(finding, 200),
  conclusion: field.optionalParagraphs(4000),
  /** The inspector reached no result and gives the reason. */
  isInconclusive: field.flag,
  inconclusiveReason: field.optionalParagraphs(500),
  photos: field.rowsOf(photo, 60),
  signatures: field.rowsOf(signature, 10),
  notes: field.notes,
})

/** Minimum characters of a reason; domain model B5. */
const reasonLength = 10

const draft = withRules(fields, (values, fail) => {
  if (values.address === null) failMissingAddress(fail)
  failTarget(values, fail)
  if (values.inspectorId !== null && values.teamIds?.includes(values.inspectorId)) fail('teamIds', 'siteVisit.inspectorInTeam')
  if (!values.isInconclusive) return
  const { length } = values.inconclusiveReason ?? ''
  if (length === 0) fail('inconclusiveReason', 'required')
  else if (length < reasonLength) fail('inconclusiveReason', 'minLength', { min: reasonLength })
})

/** Only the field of the target's kind is filled in. */
function failTarget(values: Loose<z.output<typeof fields>>, fail: Fail): void {
  if (values.targetType === null) return
  const own = targetFields[values.targetType]
  for (const key of ['organizationId', 'eventId', 'canteenId', 'supplierId'] as const) {
    const isAsked = key === own || (key === 'eventId' && own === 'canteenId')
    if (isAsked && values[key] === null) fail(key, 'required')
    if (!isAsked && values[key] !== null) fail(key, 'siteVisit.otherTarget')
  }
}

const entity = fields.extend({
  ...field.storedShape,
  status: z.enum(siteVisitStatuses),
  nonConformities: field.storedRows(finding),
  photos: field.storedRows(photo.extend({ file: storedFile })),
  signatures: field.storedRows(signature.extend({ file: storedFile })),
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
})

/** A site visit as the API returns it; its answers are at `…/{id}/respostas`. */
export interface SiteVisit extends z.infer<typeof entity> {}
/** A site visit as the API receives it. */
export interface SiteVisitDraft extends z.infer<typeof draft> {}
/** A non-conformity as the API receives it. */
export interface SiteVisitFinding extends z.infer<typeof finding> {}
/** A photo of the whole visit. */
export interface SiteVisitPhoto extends z.infer<typeof photo> {}
/** A photo of the whole visit, with its stored file. */
export interface PhotoRow extends SiteVisitPhoto {
  readonly file: StoredFile
}
/** One signature. */
export interface SiteVisitSignature extends z.infer<typeof signature> {}
/** Checks record and draft. */
export const siteVisitSchema = { entity, draft }
