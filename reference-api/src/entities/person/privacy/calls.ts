import { matchLocale, personContract, reasonIssue, veilRecord } from '@esporte-parana/sdk/contracts'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { z } from 'zod'
import type { ApiServer } from '../../../core/apiServer.js'
import { today } from '../../../core/today.js'
import { type Database, firstRow } from '../../../database/database.js'
import { answer } from '../../../http/answer.js'
import { issueText } from '../../../http/problemTexts.js'
import { invalid, notFound } from '../../../http/Problem.js'
import { keyHeader, writeOnce } from '../../../records/calls/idempotency.js'
import { readVersion } from '../../../records/calls/readVersion.js'
import { type EntityRoutesOptions, sendRecord, writeContext } from '../../../records/calls/requestContext.js'
import { routeOf } from '../../../records/calls/scopeCalls.js'
import type { EntityPlan } from '../../../records/plan/plan.js'
import { logReading } from '../../../records/read/readLog.js'
import { callerOf, checkManager } from '../../../session/authenticate.js'
import { anonymizePerson } from './anonymize.js'
import { readConsultations } from './consultations.js'
import { anonymizationObstacles } from './obstacles.js'
import { countPersonalData, readPersonalReport } from './report.js'
import { anonymizeBody, consultation, pageQuery, params, personalReport, reportQuery, summary } from './shapes.js'

/** Who may ask about a person: the staff, never the visitors of a portal, and nobody who may not read all that is told. */
const config = { isPersonal: true, screens: [personContract.path], needsAll: true } as const

/** Adds what a data protection officer asks: `GET …/{id}/consultas`, `GET …/{id}/dados` and `POST …/{id}/anonimizar`. */
export function personalDataCalls(server: ApiServer, plan: EntityPlan, options: EntityRoutesOptions): void {
  consultationRoute(server, plan, options)
  reportRoute(server, plan, options)
  anonymizeRoute(server, plan, options)
}

function consultationRoute(server: ApiServer, plan: EntityPlan, { database }: EntityRoutesOptions): void {
  const meta = z.object({ total: z.number().int(), page: z.number().int(), perPage: z.number().int() })
  const response = { 200: answer(z.array(consultation).readonly()).extend({ meta }) }
  const schema = { tags: [plan.entity.contract.name], params, querystring: pageQuery, response }
  server.get(`${routeOf(plan)}/:id/consultas`, { schema, config }, async (request) => {
    const { id } = request.params as z.infer<typeof params>
    const { pagina: page, por_pagina: perPage } = request.query as z.infer<typeof pageQuery>
    // A deleted or anonymised person keeps the list.
    if (!(await firstRow(database, sql`select 1 from person where id = ${id}`))) throw notFound()
    const { data, total } = await readConsultations(database, id, { page, perPage })
    return { status_code: 200, data, meta: { total, page, perPage } }
  })
}

function reportRoute(server: ApiServer, plan: EntityPlan, { database, clock, set }: EntityRoutesOptions): void {
  const response = { 200: answer(z.union([personalReport, summary])) }
  const schema = { tags: [plan.entity.contract.name], params, querystring: reportQuery, response }
  server.get(`${routeOf(plan)}/:id/dados`, { schema, config: { ...config, refusals: [429] } }, async (request) => {
    const { id } = request.params as z.infer<typeof params>
    const { resumo, idioma } = request.query as z.infer<typeof reportQuery>
    const locale = idioma ?? matchLocale(request.headers['accept-language']?.split(/[,;]/)[0])
    const sources = { plan, set, today: today(clock()) }
    if (resumo) {
      const counts = await countPersonalData(database, sources, id)
      if (!counts) throw notFound()
      const obstacles = await database.transaction().execute((transaction) => {
        return anonymizationObstacles({ transaction, plan, plans: set.plans, catalogue: set.catalogue, today: sources.today }, id)
      })
      return { status_code: 200, data: { counts, obstacles: obstacles.map((issue) => ({ ...issue, message: issueText(locale, issue) })) } }
    }
    if (!(await firstRow(database, sql`select 1 from person where id = ${id}`))) throw notFound()
    // Before the data are read: a report that nobody can be asked about must not leave the server.
    const { name, userId } = await logReport(database, request, { id, at: clock() })
    const report = await readPersonalReport(database, sources, { id, locale })
    if (!report) throw notFound()
    return { status_code: 200, data: { madeAt: clock().toISOString(), madeBy: { id: userId, label: name }, ...report } }
  })
}

/** Logs the report among the readings. @throws Problem 429 when the user has read too many records */
async function logReport(database: Database, request: FastifyRequest, { id, at }: { readonly id: number; readonly at: Date }) {
  const caller = callerOf(request)
  await logReading(database, { entity: 'person', id, caller, at })
  await sql`update read_entry set is_report = true where id = (select max(id) from read_entry
    where entity = 'person' and record_id = ${id} and user_id = ${caller.userId} and session_id = ${caller.sessionId})`.execute(database)
  return caller
}

function anonymizeRoute(server: ApiServer, plan: EntityPlan, { database, clock, set }: EntityRoutesOptions): void {
  const headers = keyHeader.extend({
    'if-match': z.string().optional().describe('Version of the record that was read: "3". Without it 428, with an old one 412.'),
  })
  const schema = { tags: [plan.entity.contract.name], params, headers, body: anonymizeBody, response: { 200: answer(plan.record) } }
  server.post(`${routeOf(plan)}/:id/anonimizar`, { schema, config: { ...config, refusals: [409, 412, 428] } }, async (request, reply) => {
    // It cannot be undone, and the report before it holds everything.
    checkManager(request)
    const { id } = request.params as z.infer<typeof params>
    const { reason } = request.body as z.infer<typeof anonymizeBody>
    const version = readVersion(request)
    const issue = reasonIssue(reason)
    if (issue) throw invalid([{ path: 'reason', ...issue }])
    const given = await writeOnce(request, { database, now: clock() }, async (transaction) => {
      const record = await anonymizePerson(writeContext(request, plan, { transaction, clock, set }), { id, version, reason })
      return { status: 200, body: { status_code: 200, data: veilRecord(plan.entity.contract, record) } }
    })
    return sendRecord(reply, given)
  })
}
