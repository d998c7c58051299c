import { requestObjects } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { z } from 'zod'
import { idText } from '../../core/idText.js'
import type { ApiServer } from '../../core/apiServer.js'
import { firstRow } from '../../database/database.js'
import { notFound } from '../../http/Problem.js'
import { routeOf } from '../../records/calls/scopeCalls.js'
import { askedBy, type EntityRoutesOptions } from '../../records/calls/requestContext.js'
import type { EntityPlan } from '../../records/plan/plan.js'
import { today } from '../../core/today.js'
import { readBeginning } from './beginning.js'
import { wordPatterns } from './likeness.js'
import { previousPrices } from './previousPrices.js'
import { proposeLots } from './proposals.js'
import { answer } from '../../http/answer.js'

export const link = z.object({ id: z.number().int(), label: z.string() })
const price = z.object({ request: link, date: z.iso.date(), supplier: link, quantity: z.string(), unitPrice: z.string() })
const amount = z.string()
const item = z.object({
  line: z.number().int().describe('Index of its line, from 0'),
  lotItemId: z.number().int(),
  material: link.extend({ code: z.string() }),
  unit: z.string(),
  unitPrice: amount,
  quantity: amount,
  moved: amount,
  amended: amount,
  consumed: amount,
  reserved: amount,
  balance: amount,
  isEnough: z.boolean(),
  isGuess: z
    .boolean()
    .describe(
      'Its name only begins with what is asked for, has a later word of it or a typing mistake, or another item is called exactly so',
    ),
})
const proposals = z.object({
  lots: z
    .array(
      z.object({
        lot: link,
        tender: link,
        supplier: link,
        supplierTrouble: z.enum(['suspenso', 'certidao-vencida']).nullable(),
        regions: z.array(link).readonly().describe('Empty when the lot serves all regions'),
        validUntil: z.iso.date(),
        items: z.array(item).readonly(),
        covered: z.number().int().describe('How many lines it covers completely'),
      }),
    )
    .readonly(),
  missing: z.array(z.number().int()).readonly().describe('Indexes of the lines that no lot offers'),
})
/** At most as many rows as a request may have items. */
const lines = z
  .array(
    z.object({
      text: z
        .string()
        .trim()
        .min(1)
        .max(200)
        .refine((text) => wordPatterns(text).length > 0, 'pattern')
        .describe('A GMS code, or words of a description'),
      quantity: z
        .string()
        .regex(/^\d{1,10}(\.\d{1,4})?$/)
        .nullable(),
    }),
  )
  .min(1)
  .max(100)

export const answerOf = <Data extends z.ZodType>(data: Data) => ({ 200: answer(data) })

export const knownAddress = z.object({
  zipCode: z.string().nullable(),
  street: z.string().nullable(),
  number: z.string().nullable(),
  complement: z.string().nullable(),
  neighborhood: z.string().nullable(),
  stateId: z.number().int().nullable(),
  cityId: z.number().int().nullable(),
})
const beginning = z.object({
  requester: link.nullable().describe('The person behind the user'),
  department: link.nullable().describe('The department of a current function of that person'),
  event: link
    .extend({
      startDate: z.iso.date(),
      endDate: z.iso.date(),
      participants: z.number().int().nullable(),
      region: link.nullable(),
      place: z.string().nullable(),
      address: knownAddress.nullable(),
    })
    .nullable(),
})
const beginningQuery = z.strictObject({
  evento: idText.optional(),
  para: z.enum(requestObjects).default('refeicoes').describe('What is asked for; it decides the place'),
})

/** Adds `GET …/inicio`, `GET …/{id}/precos-anteriores` and `POST …/propostas`. The last only reads, but its question needs a body. */
export function requestCalls(server: ApiServer, plan: EntityPlan, { database, clock }: EntityRoutesOptions): void {
  const path = routeOf(plan)
  const { contract } = plan.entity
  const config = { screens: [contract.path] }
  const tags = [contract.name]
  const params = z.object({
    id: idText,
  })
  const pricesSchema = {
    tags,
    params,
    response: answerOf(z.array(z.object({ lotItemId: z.number().int(), prices: z.array(price).readonly() }))),
  }
  server.get(`${path}/:id/precos-anteriores`, { schema: pricesSchema, config }, async (request) => {
    const { id } = request.params as z.infer<typeof params>
    const known = await firstRow(database, sql`select 1 as known from service_request where id = ${id} and deleted_at is null`)
    if (!known) throw notFound()
    return { status_code: 200, data: await previousPrices(database, id) }
  })
  const beginningSchema = { tags, querystring: beginningQuery, response: answerOf(beginning) }
  server.get(`${path}/inicio`, { schema: beginningSchema, config }, async (request) => {
    const { evento: eventId, para: object } = request.query as z.infer<typeof beginningQuery>
    return { status_code: 200, data: await readBeginning(database, { eventId, object }, askedBy(request, clock)) }
  })
  const body = z.object({ lines })
  server.post(`${path}/propostas`, { schema: { tags, body, response: answerOf(proposals) }, config }, async (request) => ({
    status_code: 200,
    data: await proposeLots(database, (request.body as z.infer<typeof body>).lines, today(clock())),
  }))
}
