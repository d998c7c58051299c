import { z } from 'zod'
import { addressSchema, blankAddress, failMissingAddress } from '../../../blocks/address/schema.js'
import { storedFile } from '../../../blocks/attachment/schema.js'
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
} from '../../../schema/fields.js'
import { type Fail, type Loose, withRules } from '../../../schema/rules.js'
import { severities } from '../../../blocks/questionnaire/score.js'
import { findingStates, photoCategories, results, signerRoles, siteVisitStatuses, targetFields, targetTypes } from './codes.js'

const finding = z.object({
  /** The `code` of the question that it was found by, as conditions name it; none for what nobody asked. */
  questionId: optionalText(8),
  severity: oneOf(severities),
  description: requiredParagraphs(5, 1000),
  /** Until when it is to be mended. */
  deadline: optional(calendarDate()),
  correctiveAction: optionalParagraphs(1000),
  state: oneOf(findingStates),
  /** What was seen when it was looked at again. */
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
  /** A picture of the signature. */
  fileId: requiredId,
  signedAt: optional(moment()),
})

const fields = z.object({
  questionnaireId: requiredId,
  targetType: oneOf(targetTypes),
  organizationId: optionalId,
  /** The event that is inspected, or the one whose canteen is. */
  eventId: optionalId,
  /** Of the event. */
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
  /** The term or contract that is inspected. */
  instrument: optionalText(60),
  protocol: optional(protocol()),
  nonConformities: rowsOf(finding, 200),
  conclusion: optionalParagraphs(4000),
  /** The inspector could not come to a result, and says why. */
  isInconclusive: flag,
  inconclusiveReason: optionalParagraphs(500),
  photos: rowsOf(photo, 60),
  signatures: rowsOf(signature, 10),
  notes,
})

/** Fewest characters of a reason; domain model B5. */
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

/** The field of the target's kind is filled in, and no other. */
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
  /** `12/2026`, given once. */
  number: z.string(),
  /** Orders by number. */
  numberOrder: z.number().int(),
  questionnaire: link,
  /** The edition of the questionnaire; it never changes once published, so that it is what the visit keeps of it. */
  questionnaireVersion: z.number().int(),
  organization: link.nullable(),
  event: link.nullable(),
  canteen: nestedLink.nullable(),
  supplier: link.nullable(),
  /** The id of what is inspected, by `targetType`; none for a place. */
  targetId: z.number().int().nullable(),
  /** What is inspected: the name of the target, or of the place. */
  target: z.string(),
  city: link.nullable(),
  region: link,
  inspector: link,
  team: z.array(link),
  /** Scheduled for a day that is over. */
  isOverdue: z.boolean(),
  startedAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
  /** Where the inspector stood when the visit began; accuracy in metres. */
  geo: z.object({ latitude: z.string(), longitude: z.string(), accuracy: z.string().nullable(), at: z.string() }).nullable(),
  /** Of a hundred, two places, as far as it is answered. */
  score: z.string().nullable(),
  result: z.enum(results).nullable(),
  /** Non-conformities that are not mended. */
  openCount: z.number().int(),
  homologatedAt: z.iso.datetime().nullable(),
  homologator: link.nullable(),
  /** By which anybody can ask whether the report is the one that is stored; given with the homologation. */
  verificationCode: z.string().nullable(),
  /** What to look at first: what was not begun, the earliest first, then what runs, then the latest of the others. */
  urgency: z.number().int(),
})

/** A site visit as it is read; its answers are read at `…/{id}/respostas`. */
export interface SiteVisit extends z.infer<typeof entity> {}
/** A site visit as it is written. */
export interface SiteVisitDraft extends z.infer<typeof draft> {}
/** What does not conform, as it is written. */
export interface SiteVisitFinding extends z.infer<typeof finding> {}
/** A photo of the visit as a whole. */
export interface SiteVisitPhoto extends z.infer<typeof photo> {}
/** Somebody's signature. */
export interface SiteVisitSignature extends z.infer<typeof signature> {}
/** Checks record and draft. */
export const siteVisitSchema = { entity, draft }
