import { locales } from '@esporte-parana/sdk/contracts'
import { z } from 'zod'
import { idText } from '../../../core/idText.js'
import { changeShape } from '../../../records/history/changeShape.js'

const addressParams = z.record(z.string(), z.union([z.string(), z.number()])).readonly()
const link = z.object({ id: z.number().int(), label: z.string() })

export const params = z.object({ id: idText })

export const pageQuery = z.strictObject({
  pagina: idText.pipe(z.number().min(1)).default(1),
  por_pagina: idText.pipe(z.number().min(1).max(100)).default(25),
})

export const reportQuery = z.strictObject({
  resumo: z
    .enum(['0', '1'])
    .default('0')
    .transform((value) => value === '1')
    .describe('1 for the numbers only and what hinders an anonymisation; such a call is no reading'),
  idioma: z.enum(locales).optional().describe('The language of the labels'),
})

/** One look at a person's record, or an export of the register that may have held it. */
export const consultation = z.object({
  at: z.iso.datetime(),
  user: link.nullable(),
  portal: z.string().nullable().describe('The portal whose visitor it was'),
  what: z
    .enum(['opened', 'revealed', 'reported', 'exported'])
    .describe('The record was opened whole, a CPF was shown, a report was made, the register was exported'),
  export: z
    .object({ format: z.enum(['csv', 'xlsx']), total: z.number().int(), isFiltered: z.boolean() })
    .nullable()
    .describe('Only of an export, which may have held the person: how many people it held, and whether a search or filters narrowed it'),
})

const file = z.object({
  id: z.number().int(),
  field: z.string(),
  name: z.string(),
  type: z.string(),
  sizeBytes: z.number().int(),
  at: z.iso.datetime(),
})
const reference = z.object({
  entity: z.string(),
  entityLabel: z.string(),
  id: z.number().int(),
  label: z.string(),
  field: z.string().describe('The field that refers to the person'),
  fieldLabel: z.string(),
  status: z.string(),
  statusLabel: z.string(),
  isDeleted: z.boolean(),
  params: addressParams.optional(),
})
const account = z.object({
  username: z.string(),
  name: z.string(),
  email: z.string(),
  isActive: z.boolean(),
  lastSignIn: z.iso.datetime().nullable(),
})
const historyEntry = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  by: link.nullable(),
  action: z.string(),
  changes: z.array(changeShape).readonly(),
  reason: z.string().nullable(),
  transition: z.string().nullable(),
})

/** Everything that is held about one person. */
export const personalReport = z.object({
  madeAt: z.iso.datetime(),
  madeBy: link,
  person: z.object({
    id: z.number().int(),
    label: z.string(),
    status: z.string(),
    anonymized: z.object({ at: z.string(), reason: z.string() }).nullable(),
  }),
  fields: z
    .array(z.object({ field: z.string(), label: z.string(), value: z.unknown(), valueLabel: z.string().optional() }))
    .readonly()
    .describe('The record in clear'),
  references: z.array(reference).readonly().describe('Every record that refers to the person'),
  files: z.array(file).readonly(),
  accounts: z.array(account).readonly(),
  history: z.array(historyEntry).readonly(),
  consultations: z.array(consultation).readonly(),
})

const count = z.number().int()
export const summary = z.object({
  counts: z.object({ fields: count, references: count, files: count, accounts: count, history: count, consultations: count }),
  obstacles: z
    .array(
      z.object({
        path: z.string(),
        code: z.string(),
        message: z.string().describe("In the reader's language"),
        params: addressParams.optional(),
        record: link.extend({ entity: z.string(), params: addressParams.optional() }).optional(),
      }),
    )
    .readonly()
    .describe('What hinders an anonymisation now'),
})

export const anonymizeBody = z.object({ reason: z.string().trim().max(500) })
