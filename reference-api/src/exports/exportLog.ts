import { sql } from 'kysely'
import { type Database, firstRow } from '../database/database.js'
import type { Caller } from '../session/tokens.js'
import type { ExportQuery } from './exportQuery.js'

/** Who exports what. */
export interface ExportEntry {
  readonly entity: string
  readonly format: 'csv' | 'xlsx'
  readonly caller: Caller
  readonly at: Date
  readonly query: ExportQuery
  readonly total: number
}

/** Logs an export before its first byte is sent. @returns its id, for `closeExport` after the last byte */
export async function openExport(database: Database, { entity, format, caller, at, query, total }: ExportEntry): Promise<number> {
  const columns = query.columns.map(({ key }) => key)
  const row = await firstRow<{ id: number }>(
    database,
    sql`insert into export_entry (entity, format, user_id, portal_id, at, columns, conditions, total)
      values (${entity}, ${format}, ${caller.userId}, ${caller.portal?.id ?? null}, ${at.toISOString()}, ${columns}, ${JSON.stringify(conditionsOf(query))}::jsonb, ${total})
      returning id`,
  )
  return row?.id ?? 0
}

/** Logs that the whole file was sent. */
export async function closeExport(database: Database, id: number, at: Date): Promise<void> {
  await sql`update export_entry set completed_at = ${at.toISOString()} where id = ${id}`.execute(database)
}

/** The search and filters of the export. Document numbers in the search are not stored. */
function conditionsOf({ list, ids, except }: ExportQuery): object {
  return {
    search: list.search.replace(/\d(?:[\s./-]*\d){5,}/g, '…'),
    filters: Object.fromEntries(list.filters),
    isHidden: list.isHidden,
    ...(ids && { ids }),
    ...(except.length > 0 && { except }),
  }
}
