import { z } from 'zod'
import { idText } from '../../core/idText.js'
import type { ApiServer } from '../../core/apiServer.js'
import { routeOf } from '../../records/calls/scopeCalls.js'
import type { EntityRoutesOptions } from '../../records/calls/requestContext.js'
import type { EntityPlan } from '../../records/plan/plan.js'
import { answerOf, knownAddress, link } from '../service-request/calls.js'
import { readBeginning } from './beginning.js'

const params = z.object({ eventoId: idText })
const querystring = z.strictObject({ lote: idText.optional().describe('Asks about the items of this lot') })
const meal = z.object({
  type: z.string(),
  startTime: z.string(),
  endTime: z.string(),
  service: z.string(),
  expectedPerDay: z.number().int(),
  maxPerPerson: z.number().int().nullable(),
})
const beginning = z.object({
  operatingFrom: z.iso.date(),
  operatingTo: z.iso.date(),
  manager: link.nullable(),
  places: z.array(z.object({ name: z.string(), address: knownAddress })).readonly(),
  meals: z.array(meal).readonly(),
  supply: z
    .object({
      tender: link,
      lot: link,
      request: link.nullable(),
      items: z.array(z.object({ type: z.string(), item: link })).readonly(),
    })
    .nullable(),
})

/** Adds `GET …/inicio`: what the event, its request of meals and its other canteens tell about a new one. */
export function canteenCalls(server: ApiServer, plan: EntityPlan, { database }: EntityRoutesOptions): void {
  const { contract } = plan.entity
  const schema = { tags: [contract.name], params, querystring, response: answerOf(beginning) }
  server.get(`${routeOf(plan)}/inicio`, { schema, config: { screens: [contract.path] } }, async (request) => {
    const { eventoId } = request.params as z.infer<typeof params>
    const { lote } = request.query as z.infer<typeof querystring>
    return { status_code: 200, data: await readBeginning(database, eventoId, lote) }
  })
}
