import {
  type CsvCell,
  csvDialect,
  csvLine,
  csvStart,
  locales,
  type Movement,
  movementTexts,
  movementTypes,
} from '@esporte-parana/sdk/contracts'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { idText } from '../../core/idText.js'
import type { ApiServer } from '../../core/apiServer.js'
import { exportTexts } from '../../exports/exportTexts.js'
import { localTime, shownDay } from '../../exports/localTime.js'
import { callerOf } from '../../session/authenticate.js'
import { routeOf } from '../../records/calls/scopeCalls.js'
import type { EntityRoutesOptions } from '../../records/calls/requestContext.js'
import type { EntityPlan } from '../../records/plan/plan.js'
import { visiblePlans } from '../../records/read/visiblePlans.js'
import { type MovementQuery, readMovements } from './movements.js'

const page = 50
/** As many rows as a program for CSV files reads. */
const mostInFile = 100_000

const day = z.iso.date()
const params = z.object({ licitacaoId: idText, id: idText })
const narrowing = z.object({
  item: idText.optional().describe('Only movements of this item’s id'),
  tipo: z
    .string()
    .optional()
    .describe(`Some of: ${movementTypes.join(', ')}`),
  de: day.optional().describe('From this day on'),
  ate: day.optional().describe('Until this day'),
})
const link = z.object({ id: z.number().int(), label: z.string() })
const movement = z.object({
  id: z.number().int(),
  item: link.extend({ number: z.number().int() }),
  type: z.enum(movementTypes),
  quantity: z.string(),
  balance: z.string().describe('Balance of the item after this movement'),
  at: z.iso.datetime(),
  by: link.nullable(),
  cause: link.extend({ entity: z.string(), path: z.string() }).nullable().describe('Null also where the caller may not read its list'),
  reason: z.string().nullable(),
})

type Query = z.infer<typeof narrowing> & { readonly antes?: number; readonly idioma?: (typeof locales)[number] }
type Asked = FastifyRequest<{ Params: z.infer<typeof params>; Querystring: Query }>

/** Adds `GET …/lotes/{id}/movimentos` and `…/movimentos/exportar.csv`: the ledger of a lot. */
export function movementCalls(server: ApiServer, plan: EntityPlan, { database, clock, set }: EntityRoutesOptions): void {
  const path = `${routeOf(plan)}/:id/movimentos`
  const config = { screens: [plan.entity.contract.path] }
  const schema = { tags: [plan.entity.contract.name], params }
  const listSchema = {
    ...schema,
    querystring: narrowing.extend({ antes: idText.optional().describe('Only movements before this id') }),
    response: { 200: z.object({ status_code: z.number().int(), data: z.array(movement), meta: z.object({ hasMore: z.boolean() }) }) },
  }
  server.get(path, { schema: listSchema, config }, async (request) => {
    const found = await readMovements(database, { ...queryOf(request as Asked), limit: page + 1 }, visiblePlans(set, callerOf(request)))
    return { status_code: 200, data: found.slice(0, page), meta: { hasMore: found.length > page } }
  })
  const fileSchema = {
    ...schema,
    querystring: narrowing.extend({ idioma: z.enum(locales).optional(), bilhete: z.string().optional(), token: z.string().optional() }),
    response: { 200: { description: 'The file', content: { 'text/csv': { schema: z.string() } } } },
  }
  const download = {
    schema: fileSchema,
    config: { ...config, acceptsTokenInQuery: true, power: 'exportar' as const },
    exposeHeadRoute: false,
  }
  server.get(`${path}/exportar.csv`, download, async (request, reply) => {
    const found = await readMovements(database, { ...queryOf(request as Asked), limit: mostInFile }, visiblePlans(set, callerOf(request)))
    const file = fileOf(found.toReversed(), { locale: (request as Asked).query.idioma ?? 'pt-BR', by: callerOf(request).name, at: clock() })
    return reply.type('text/csv; charset=utf-8').header('Content-Disposition', 'attachment; filename="movimentos.csv"').send(file)
  })
}

function queryOf({ params: { id }, query: { item, tipo, de, ate, antes } }: Asked): Omit<MovementQuery, 'limit'> {
  const wanted = tipo?.split(',')
  const types = wanted && movementTypes.filter((type) => wanted.includes(type))
  return { lotId: id, itemId: item, types, from: de, to: ate, before: antes }
}

/** The CSV file, the oldest movement first. The last line names the user and the time of the export. */
function fileOf(
  movements: readonly Movement[],
  { locale, by, at }: { readonly locale: (typeof locales)[number]; readonly by: string; readonly at: Date },
): string {
  const dialect = csvDialect(locale)
  const { fields, types } = movementTexts[locale]
  const moment = (timestamp: string | Date): string => {
    const { day: date, minute } = localTime(timestamp)
    return `${shownDay(date)} ${minute}`
  }
  const lines = movements.map((entry): CsvCell[] => [
    `${entry.item.number}: ${entry.item.label}`,
    types[entry.type],
    { number: entry.quantity },
    { number: entry.balance },
    { date: moment(entry.at) },
    entry.by?.label ?? null,
    entry.cause?.label ?? null,
    entry.reason,
  ])
  const { mark, privacy } = exportTexts[locale]
  const values: Readonly<Record<string, string>> = { by, at: moment(at), rows: String(movements.length), privacy }
  const end = mark.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
  const { item, type, quantity, balance, at: when, by: who, cause, reason } = fields
  const heading = [item, type, quantity, balance, when, who, cause, reason]
  return csvStart + [heading, ...lines, [end]].map((cells) => csvLine(cells, dialect)).join('')
}
