import type { Database, DatabaseTransaction } from '../database/database.js'
import type { Answer } from '../records/calls/idempotency.js'
import type { EntityPlan, EntitySet } from '../records/plan/plan.js'
import { reserveIds } from '../records/write/writeChildren.js'
import { checkImport, type InTransaction } from './checkImport.js'
import type { ImportRequest } from './readImport.js'
import { beginImport, endImport, undoImportsOf } from './unfinishedImports.js'
import { type ImportResult, refusedRows, resultOf, storeRows } from './writeRows.js'

/** Rows that hold the one connection at a time: a tenth of a second. */
export const sliceRows = 100

/** Keeps the answer, and calls `end` in the same transaction. */
export type KeepImport = (result: ImportResult, end: (transaction: DatabaseTransaction) => Promise<void>) => Promise<Answer>

interface SlicedImport extends Pick<ImportRequest, 'rows' | 'fileName'> {
  readonly database: Database
  readonly plan: EntityPlan
  readonly set: EntitySet
  readonly keep: KeepImport
}

/**
 * Stores all rows or none where the database has one connection, which others get between two slices. Everything is checked before anything is
 * stored, and each slice once more with its own transaction; when one is refused after all, or the server ends, what was stored is taken out again.
 * @throws Problem 422 with what is wrong row by row
 */
export async function writeInSlices(
  inTransaction: InTransaction,
  { database, plan, set, rows, fileName, keep }: SlicedImport,
): Promise<Answer> {
  const { table, contract } = plan.entity
  // Of an import whose undoing failed, too: on a disk that was full.
  await undoImportsOf(database, plan, set.catalogue)
  const { issues } = await checkImport(inTransaction, { plan, rows, portion: sliceRows })
  if (issues.size > 0) throw refusedRows(issues)
  const { ids, note } = await inTransaction(async ({ transaction, writer }) => {
    const ids = await reserveIds(transaction, table, rows.length)
    return { ids, note: await beginImport(transaction, { entity: contract.name, ids, at: writer.at }) }
  })
  try {
    for (let start = 0; start < rows.length; start += sliceRows) {
      const slice = rows.slice(start, start + sliceRows)
      await inTransaction(async (context) => {
        const checked = await checkImport((work) => work(context), { plan, rows: slice })
        if (checked.issues.size > 0) throw refusedRows(new Map([...checked.issues].map(([row, found]) => [start + row, found])))
        await storeRows(context, { drafts: checked.drafts, ids: ids.slice(start, start + sliceRows), source: fileName })
      })
    }
    return await keep(resultOf(ids), (transaction) => endImport(transaction, note))
  } catch (error) {
    await undoImportsOf(database, plan, set.catalogue).catch(() => undefined)
    throw error
  }
}
