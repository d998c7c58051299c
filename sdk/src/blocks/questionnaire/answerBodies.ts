import { z } from 'zod'
import * as field from '../../schema/fields.js'
import { answerLength } from './answer/answer.js'
import { severities } from './score.js'

/** Limit per request, so that a bad connection loses little. */
const mostAnswers = 100

const degrees = (most: number) => field.decimal({ fraction: 7, min: -most, max: most })
const metres = field.optional(field.decimal({ fraction: 2, max: 10_000_000 }))

const file = z.object({
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  takenAt: field.optional(field.moment()),
  latitude: field.optional(degrees(90)),
  longitude: field.optional(degrees(180)),
  accuracy: metres,
})
const finding = z.object({
  severity: field.oneOf(severities),
  description: field.requiredParagraphs(5, answerLength.finding),
  deadline: field.optional(field.calendarDate()),
  correctiveAction: field.optionalParagraphs(1000),
})
const answer = z.object({
  questionId: z.string().min(1).max(8).describe('The code of the question'),
  value: z
    .union([z.string().min(1).max(answerLength.long), z.array(z.string().max(200)).max(20)])
    .nullable()
    .describe('Null takes an answer back; of photos, files and signatures it follows from `photos`'),
  na: z.boolean().default(false),
  comment: field.optionalParagraphs(answerLength.comment),
  photos: z.array(file).max(10).default([]),
  answeredAt: field.moment(),
  key: z.uuid().describe('Made once, when the answer is given: sending it again changes nothing'),
  after: z.uuid().nullable().default(null).describe('The key of the answer that the device knew'),
  finding: finding.nullable().optional().describe('Kept as the non-conformity of the question; null removes an open one'),
})

/** Bodies of the requests that answer a visit: `respostas`, `fotos` and `inicio`. */
export const answerBodies = {
  batch: z.object({
    deviceId: z.uuid(),
    order: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).nullable().default(null).describe("The device's own counter"),
    answers: z.array(answer).max(mostAnswers),
  }),
  files: z.object({ fileIds: z.array(z.number().int().positive()).max(mostAnswers).describe('What POST /anexos answered') }),
  begin: z.object({
    /** By the clock of the device; of a running visit, when its place was found. */
    startedAt: field.moment(),
    geo: z
      .object({ latitude: degrees(90), longitude: degrees(180), accuracy: metres })
      .nullable()
      .default(null),
  }),
}
