import { z } from 'zod'
import { addressSchema, blankAddress, failMissingAddress } from '../../../blocks/address/schema.js'
import { type StoredFile, storedFile } from '../../../blocks/attachment/schema.js'
import {
  calendarDate,
  decimal,
  flag,
  ids,
  link,
  moment,
  nestedLink,
  notes,
  oneOf,
  optional,
  optionalGroup,
  optionalId,
  optionalParagraphs,
  optionalText,
  protocol,
  requiredId,
  requiredParagraphs,
  requiredText,
  rowsOf,
  storedRows,
  storedShape,
  storedDecimal,
} from '../../../schema/fields.js'
import { type Fail, type Loose, withRules } from '../../../schema/rules.js'
import { severities } from '../../../blocks/questionnaire/score.js'
import { findingStates, photoCategories, results, signerRoles, siteVisitStatuses, targetFields, targetTypes } from './codes.js'

const finding = z.object({
  /** The `code` of its question, the same that conditions use; `null` for a finding without a question. */
  questionId: optionalText(8),
  severity: oneOf(severities),
  description: requiredParagraphs(5, 1000),
  /** Last day to correct it. */
  deadline: optional(calendarDate()),
  correctiveAction: optionalParagraphs(1000),
  state: oneOf(findingStates),
  /** What the follow-up found. */
  followUp: optionalParagraphs(1000),
})
const place = {
  takenAt: optional(moment()),
  latitude: optional(decimal({ fraction: 6, min: -90, max: 90 })),
  longitude: optional(decimal({ fraction: 6, min: -180, max: 180 })),
}
const photo = z.object({ fileId: requiredId, category: oneOf(photoCategories), description: optionalText(120), ...place })
const signature = z.object({
  role: oneOf(signerRoles),
  name: requiredText(3, 120),
  /** Id of the picture of the signature. */
  fileId: requiredId,
  signedAt: optional(moment()),
})

const fields = z.object({
  questionnaireId: requiredId,
  targetType: oneOf(targetTypes),
  organizationId: optionalId,
  /** The inspected event, or the event of the inspected canteen. */
  eventId: optionalId,
  /** A canteen of the event. */
  canteenId: optionalId,
  supplierId: optionalId,
  placeName: requiredText(3, 150),
  address: optionalGroup(addressSchema, blankAddress),
  /** Empty means the regional office of the city. */
  regionId: optionalId,
  scheduledFor: calendarDate(),
  inspectorId: requiredId,
  teamIds: ids(20),
  companionName: optionalText(120),
  companionRole: optionalText(80),
  companionDocument: optionalText(30),
  /** The term or contract under inspection. */
  instrument: optionalText(60),
  protocol: optional(protocol()),
  nonConformities: rowsOf(finding, 200),
  conclusion: optionalParagraphs(4000),
  /** The inspector reached no result and gives the reason. */
  isInconclusive: flag,
  inconclusiveReason: optionalParagraphs(500),
  photos: rowsOf(photo, 60),
  signatures: rowsOf(signature, 10),
  notes,
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
  ...storedShape,
  status: z.enum(siteVisitStatuses),
  nonConformities: storedRows(finding),
  photos: storedRows(photo.extend({ file: storedFile })),
  signatures: storedRows(signature.extend({ file: storedFile })),
  /** `12/2026`, assigned once. */
  number: z.string(),
  /** Sort key of the number. */
  numberOrder: z.number().int(),
  questionnaire: link,
  /** The edition of the questionnaire. A published edition never changes, so the visit needs no copy. */
  questionnaireVersion: z.number().int(),
  organization: link.nullable(),
  event: link.nullable(),
  canteen: nestedLink.nullable(),
  supplier: link.nullable(),
  /** The id of the target, by `targetType`; `null` for a place. */
  targetId: z.number().int().nullable(),
  /** Name of the target or place. */
  target: z.string(),
  city: link.nullable(),
  region: link,
  inspector: link,
  team: z.array(link),
  /** Scheduled for a past day and not started. */
  isOverdue: z.boolean(),
  startedAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
  /** Position of the inspector at the start of the visit; accuracy in metres. */
  geo: z.object({ latitude: z.string(), longitude: z.string(), accuracy: z.string().nullable(), at: z.string() }).nullable(),
  /** From 0 to 100 with two places, for the answers so far. */
  score: storedDecimal().nullable(),
  result: z.enum(results).nullable(),
  /** Non-conformities not corrected yet. */
  openCount: z.number().int(),
  homologatedAt: z.iso.datetime().nullable(),
  homologator: link.nullable(),
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
