import type { Database, DatabaseTransaction } from '../database/database.js'
import type { Answer } from '../records/calls/idempotency.js'
import type { EntityPlan, EntitySet } from '../records/plan/plan.js'
import { reserveIds } from '../records/write/writeChildren.js'
import { checkImport, type InTransaction } from './checkImport.js'
import type { ImportRequest } from './readImport.js'
import { beginImport, endImport, undoImportsOf } from './unfinishedImports.js'
import { type ImportResult, refusedRows, resultOf, storeRows } from './writeRows.js'

/** Rows in one slice; they use the only connection for about a tenth of a second. */
export const sliceRows = 100

interface Stored {
  readonly ids: readonly number[]
  readonly end: (transaction: DatabaseTransaction) => Promise<void>
}

/** Stores the answer, notes the import and calls `end` in the same transaction. */
export type KeepImport = (result: ImportResult, stored: Stored) => Promise<Answer>

interface SlicedImport extends Pick<ImportRequest, 'rows' | 'fileName'> {
  readonly database: Database
  readonly plan: EntityPlan
  readonly set: EntitySet
  readonly keep: KeepImport
}

/**
 * Stores all rows or none in a database with one connection, which other requests get between two slices. All rows are checked first, and
 * each slice again in its own transaction. If a slice is refused after all, or the server stops, the stored records are removed.
 * @throws Problem 422 with the issues of each row
 */
export async function writeInSlices(
  inTransaction: InTransaction,
  { database, plan, set, rows, fileName, keep }: SlicedImport,
): Promise<Answer> {
  const { table, contract } = plan.entity
  // An earlier undo may have failed too, for example on a full disk.
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
    return await keep(resultOf(ids), { ids, end: (transaction) => endImport(transaction, note) })
  } catch (error) {
    await undoImportsOf(database, plan, set.catalogue).catch(() => undefined)
    throw error
  }
}
