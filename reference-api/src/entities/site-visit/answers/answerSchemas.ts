import { answerOutcomes, type AnswerSheet, type AnswersStored, questionnaireSchema } from '@esporte-parana/sdk/contracts'
import { z } from 'zod'
import { answer } from '../../../http/answer.js'

export const params = z.object({
  id: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
})

const link = z.object({ id: z.number().int(), label: z.string() })
const text = z.string().nullable()
const stored = z.object({
  questionId: z.string(),
  value: z.union([z.string(), z.array(z.string())]).nullable(),
  na: z.boolean(),
  comment: text,
  photos: z.array(
    z.object({
      sha256: z.string(),
      fileId: z.number().int().nullable().describe('Null until the file has arrived'),
      takenAt: text,
      latitude: text,
      longitude: text,
      accuracy: text,
    }),
  ),
  answeredAt: z.string(),
  key: z.string(),
  deviceId: z.string(),
  receivedAt: z.string(),
  isClockOff: z.boolean().describe('The time of the device is more than a day away from that of the server'),
  by: link.nullable(),
})
const score = z.object({ total: text, sections: z.array(text) })
const issue = z.object({
  path: z.string(),
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
})
const awaiting = z.array(z.string()).describe('SHA-256 of the files that answers refer to and that have not arrived')
const receipts = z.array(
  z.object({
    questionId: z.string(),
    key: z.string(),
    outcome: z.enum(answerOutcomes),
    current: stored.nullable().describe('The current answer'),
    issues: z.array(issue),
  }),
)

// A record's schema is an object of zod, whose type would cost every entity much.
const asked = (questionnaireSchema.entity as unknown as z.ZodObject).pick({
  id: true,
  code: true,
  edition: true,
  title: true,
  scored: true,
  minScore: true,
  scoreRule: true,
  evidencePolicy: true,
  sections: true,
})
const sheet = z.object({
  questionnaire: asked,
  answers: z.array(stored),
  score,
  awaiting,
  devices: z.array(z.object({ deviceId: z.string(), by: link.nullable(), lastAt: z.string(), count: z.number().int() })),
  former: z
    .object({ id: z.number().int(), label: z.string(), scheduledFor: z.string(), result: text, score: text, answers: z.array(stored) })
    .nullable(),
})

const answered = <T extends z.ZodType>(data: T) => ({ 200: answer(data) })

// Casts to the named types: the types inferred from the schemas are the same, but not read-only.
export const sheetResponse = answered(sheet as unknown as z.ZodType<AnswerSheet>)
export const storedResponse = answered(
  z.object({ receipts, score, awaiting, version: z.number().int() }) as unknown as z.ZodType<AnswersStored>,
)
export const filesResponse = answered(
  z.object({ taken: z.array(z.string()).describe('SHA-256 of the files that answers have received'), awaiting }),
)
