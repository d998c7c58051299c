import { type AnswerBatch, answerBodies, isReadOnlyIn, scoreOf, siteVisitContract } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { ApiServer } from '../../../core/apiServer.js'
import { type Database, type DatabaseTransaction, firstRow } from '../../../database/database.js'
import { notFound, Problem } from '../../../http/Problem.js'
import { type EntityRoutesOptions, sendRecord, writeContext } from '../../../records/calls/requestContext.js'
import { routeOf } from '../../../records/calls/scopeCalls.js'
import type { EntityPlan } from '../../../records/plan/plan.js'
import { filesResponse, params, sheetResponse, storedResponse } from './answerSchemas.js'
import { beginVisit } from './beginVisit.js'
import { keepFindings } from './keepFindings.js'
import { questionnaireOf } from './questionnaireOf.js'
import { awaitedFiles, currentAnswers, readSheet } from './readAnswers.js'
import { storeAnswers, takeFiles } from './storeAnswers.js'

/**
 * Adds the calls that answer a visit. Phones are offline most of the time, so no call needs the visit's version and each may be repeated.
 * `GET` and `POST …/{id}/respostas`, `POST …/{id}/fotos`, `POST …/{id}/inicio`.
 */
export function answerCalls(server: ApiServer, plan: EntityPlan, options: EntityRoutesOptions): void {
  readCall(server, plan, options)
  storeCall(server, plan, options)
  filesCall(server, plan, options)
  beginCall(server, plan, options)
}

/** The schema and configuration that all of these calls share. */
const said = ({ entity: { contract } }: EntityPlan) => ({
  schema: { tags: [contract.name], params },
  config: { screens: [contract.path] },
  writing: { screens: [contract.path], refusals: [409] },
})

const pathOf = (plan: EntityPlan) => `${routeOf(plan)}/:id`

function readCall(server: ApiServer, plan: EntityPlan, { database }: EntityRoutesOptions): void {
  const { schema, config } = said(plan)
  server.get(`${pathOf(plan)}/respostas`, { schema: { ...schema, response: sheetResponse }, config }, async (request) => {
    const visit = await findVisit(database, idOf(request))
    return { status_code: 200, data: await readSheet(database, visit) }
  })
}

function storeCall(server: ApiServer, plan: EntityPlan, { database, clock, set }: EntityRoutesOptions): void {
  const { schema, writing } = said(plan)
  const described = { schema: { ...schema, body: answerBodies.batch, response: storedResponse }, config: writing }
  server.post(`${pathOf(plan)}/respostas`, described, async (request) => {
    const batch = request.body as AnswerBatch
    const data = await database.transaction().execute(async (transaction) => {
      const visit = await runningVisit(transaction, idOf(request))
      const questionnaire = await questionnaireOf(transaction, visit.questionnaireId)
      const { writer } = writeContext(request, plan, { transaction, clock, set })
      const store = { transaction, visitId: visit.id, writer }
      const receipts = await storeAnswers(batch, { ...store, questionnaire })
      await keepFindings(batch, receipts, store)
      const answers = await currentAnswers(transaction, visit.id)
      const score = scoreOf(questionnaire, Object.fromEntries(answers.map((answer) => [answer.questionId, answer])))
      const row = await firstRow<{ version: number }>(
        transaction,
        sql`update site_visit set score = ${score.total}::numeric where id = ${visit.id} returning version`,
      )
      return { receipts, score, awaiting: await awaitedFiles(transaction, visit.id), version: row?.version ?? 0 }
    })
    return { status_code: 200, data }
  })
}

function filesCall(server: ApiServer, plan: EntityPlan, { database, clock, set }: EntityRoutesOptions): void {
  const { schema, writing } = said(plan)
  const described = { schema: { ...schema, body: answerBodies.files, response: filesResponse }, config: writing }
  server.post(`${pathOf(plan)}/fotos`, described, async (request) => {
    const { fileIds } = request.body as z.infer<typeof answerBodies.files>
    const data = await database.transaction().execute(async (transaction) => {
      const { id } = await runningVisit(transaction, idOf(request))
      const { writer } = writeContext(request, plan, { transaction, clock, set })
      const taken = await takeFiles(fileIds, { transaction, visitId: id, writer })
      return { taken, awaiting: await awaitedFiles(transaction, id) }
    })
    return { status_code: 200, data }
  })
}

function beginCall(server: ApiServer, plan: EntityPlan, { database, clock, set }: EntityRoutesOptions): void {
  const { schema, writing } = said(plan)
  const response = { 200: filesResponse[200].extend({ data: plan.record }) }
  const described = { schema: { ...schema, body: answerBodies.begin, response }, config: writing }
  server.post(`${pathOf(plan)}/inicio`, described, async (request, reply) => {
    const beginning = request.body as z.infer<typeof answerBodies.begin>
    const record = await database
      .transaction()
      .execute((transaction) => beginVisit(writeContext(request, plan, { transaction, clock, set }), idOf(request), beginning))
    return sendRecord(reply, { status: 200, body: { status_code: 200, data: record } })
  })
}

interface Visit {
  readonly id: number
  readonly questionnaireId: number
  readonly status: string
}

const idOf = (request: { readonly params: unknown }) => (request.params as { readonly id: number }).id

/** The visit with this id, optionally locked. @throws Problem 404 */
async function findVisit(database: Database, id: number, isLocked = false): Promise<Visit> {
  const visit = await firstRow<Visit>(
    database,
    sql`select id, questionnaire_id as "questionnaireId", status from site_visit where id = ${id} and deleted_at is null ${isLocked ? sql`for update` : sql``}`,
  )
  if (!visit) throw notFound()
  return visit
}

/** Locks a running visit until the transaction ends. @throws Problem 404, 409 */
async function runningVisit(transaction: DatabaseTransaction, id: number): Promise<Visit> {
  const visit = await findVisit(transaction, id, true)
  // A concluded visit may be given back and take answers again; a cancelled one never does.
  if (isReadOnlyIn(siteVisitContract, visit.status)) throw new Problem(409, 'final', { data: { status: visit.status } })
  if (visit.status !== 'em-andamento') throw new Problem(409, 'siteVisit.notRunning', { data: { status: visit.status } })
  return visit
}
