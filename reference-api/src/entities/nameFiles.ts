import { sql } from 'kysely'
import { type Database, rows } from '../database/database.js'
import type { Change } from './changes.js'
import { targetOf } from './historyLabels.js'
import type { EntityPlan } from './plan.js'

/** The changes with the names of the files that came and went: the history outlives a file that no record holds any more. */
export async function nameFiles(database: Database, plan: EntityPlan, changes: readonly Change[]): Promise<readonly Change[]> {
  const isFile = ({ field }: Change) => targetOf(plan, field) === 'attachment'
  const ids = changes.filter(isFile).flatMap(({ before, after }) => [before, after].filter((id) => typeof id === 'number'))
  if (ids.length === 0) return changes
  const found = await rows<{ id: number; name: string }>(
    database,
    sql`select id, file_name as name from attachment where id = any(${ids}::integer[])`,
  )
  const names = new Map<unknown, string>(found.map(({ id, name }) => [id, name]))
  return changes.map((change) => {
    if (!isFile(change)) return change
    const [beforeLabel, afterLabel] = [names.get(change.before), names.get(change.after)]
    return { ...change, ...(beforeLabel !== undefined && { beforeLabel }), ...(afterLabel !== undefined && { afterLabel }) }
  })
}
