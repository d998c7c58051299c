import { toFieldIssues } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { z } from 'zod'
import { firstRow } from '../../database/database.js'
import { invalid, Problem } from '../../http/Problem.js'
import { scopeCondition } from '../plan/scope.js'
import type { Dependant } from './dependants.js'
import { type Moved, type MoveRefusal, moveReferences } from './moveReferences.js'
import { lockRecord, type WriteContext } from '../write/writeRecord.js'

const id = z.number().int().positive()

/** The new record, which references to move, and the version of the old record. */
export const reassignBody = z.object({ para: id, escopo: z.enum(['vigentes', 'todas']).default('todas'), version: id })

/**
 * Moves the references from one record to another, or none. Those of final records stay, because nothing in these changes.
 * @throws Problem 404, 412 with the current record, 422, or 409 naming each record that cannot refer to the other one
 */
export async function reassign(
  context: WriteContext,
  { id: from, body, dependants: all }: { readonly id: number; readonly body: unknown; readonly dependants: readonly Dependant[] },
): Promise<Moved[]> {
  const result = reassignBody.safeParse(body)
  if (!result.success) throw invalid(toFieldIssues(result.error.issues))
  const { para: to, escopo, version } = result.data
  await lockRecord(context, { id: from, version })
  await lockTarget(context, { from, to })
  // A reference to a row of the record cannot move: the other record has rows of its own. What the server filled in is history.
  const dependants = all.filter(({ target, isKept }) => !target && !isKept)
  const moved: Moved[] = []
  const refused: MoveRefusal[] = []
  for (const owner of new Set(dependants.map((dependant) => dependant.owner))) {
    const outcome = await moveReferences(context, {
      owner,
      dependants: dependants.filter((dependant) => dependant.owner === owner),
      from,
      to,
      onlyActive: escopo === 'vigentes',
    })
    moved.push(...outcome.moved)
    refused.push(...outcome.refused)
  }
  if (refused.length > 0) throw new Problem(409, 'reassign-refused', { params: { count: refused.length }, data: { refused } })
  return moved
}

/** Locks the target, so that it cannot be deleted or inactivated before everything has moved. */
async function lockTarget(
  { transaction, plan }: WriteContext,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  const target = await firstRow<{ status: string }>(
    transaction,
    sql`select status from ${sql.table(plan.entity.table)} t where id = ${to} and deleted_at is null and ${scopeCondition(plan)} for update`,
  )
  if (from === to || !target || !plan.entity.contract.referable.includes(target.status))
    throw invalid([{ path: 'para', code: 'reference' }])
}
