import { contractPath, contractText, contracts } from '@esporte-parana/sdk/contracts'
import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import { Readable } from 'node:stream'
import type { Database } from '../database/database.js'
import type { EntityPlan, EntitySet } from '../records/plan/plan.js'
import { Problem } from '../http/Problem.js'
import type { ApiServer } from '../core/apiServer.js'
import { routeOf, scopedPlan } from '../records/calls/scopeCalls.js'
import { callerOf } from '../session/authenticate.js'
import { today } from '../core/today.js'
import { csvFile } from './csvFile.js'
import type { ExportFile } from './exportFile.js'
import { closeExport, openExport } from './exportLog.js'
import { readExportQuery } from './exportQuery.js'
import { exportRows } from './exportRows.js'
import { maxXlsxRows, xlsxFile } from './xlsxFile.js'

type Format = 'csv' | 'xlsx'
interface ExportOptions {
  readonly database: Database
  readonly set: EntitySet
  readonly clock: () => Date
  /** The OpenAPI text, and the portals that may call. */
  readonly docs: RouteShorthandOptions
}

const mediaTypes: Readonly<Record<Format, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** Adds `GET /<path>/exportar.csv` and `.xlsx`: the records of a list as a file. */
export function exportRoutes(server: ApiServer, plan: EntityPlan, { docs, ...context }: ExportOptions): void {
  for (const format of ['csv', 'xlsx'] as const) {
    // No HEAD route, because it would use up the ticket.
    server.get(`${routeOf(plan)}/exportar.${format}`, { ...docs, exposeHeadRoute: false }, (request, reply) =>
      sendFile(request, reply, { ...context, plan: scopedPlan(request, plan), format }),
    )
  }
}

interface Sending extends Omit<ExportOptions, 'docs'> {
  readonly plan: EntityPlan
  readonly format: Format
}

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { database, set, clock, plan, format }: Sending,
): Promise<FastifyReply> {
  const { contract } = plan.entity
  const at = clock()
  const caller = callerOf(request)
  const query = readExportQuery(plan, request)
  const rows = await exportRows(database, plan, { query, catalogue: set.catalogue, today: today(at), userId: caller.userId })
  if (format === 'xlsx' && rows.total > maxXlsxRows)
    throw new Problem(422, 'export-too-large', {
      params: { max: maxXlsxRows, count: rows.total },
      data: { max: maxXlsxRows, count: rows.total },
    })
  const number = await openExport(database, { entity: contract.name, format, caller, at, query, total: rows.total })
  const file: ExportFile = { ...query, title: titleOf(plan, query.locale), rows, by: caller.name, at }
  const write = async function* () {
    try {
      yield* format === 'csv' ? csvFile(file) : xlsxFile(file)
      await closeExport(database, number, clock())
    } catch (error) {
      request.server.reportFailure(request, error)
      // Breaks the connection, so that the reader cannot take the incomplete file for a whole one.
      throw error
    }
  }
  return reply
    .type(mediaTypes[format])
    .header('Content-Disposition', `attachment; filename="${nameOf(plan)}-${today(at)}.${format}"`)
    .header('X-Total-Rows', String(rows.total))
    .send(Readable.from(write(), { objectMode: false }))
}

/** The name of the file: `pessoas`, or with the parent of a nested entity `licitacoes-7-lotes`. */
function nameOf({ entity: { contract }, parent, scope }: EntityPlan): string {
  const path = parent ? contractPath(contract, { [parent.param]: String(scope) }) : contract.path
  return path
    .split('/')
    .slice(parent ? -3 : -1)
    .join('-')
}

function titleOf({ entity }: EntityPlan, locale: ExportFile['locale']): string {
  const entry = contracts.find(({ contract }) => contract.name === entity.contract.name)
  return entry ? contractText(locale, entry).plural : entity.contract.name
}
