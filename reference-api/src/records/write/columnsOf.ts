import type { Row } from '../../database/database.js'
import type { EntityPlan } from '../plan/plan.js'

/** The draft's values by column, without sub-records. */
export function columnsOf(plan: EntityPlan, draft: Row): Row {
  const values: Record<string, unknown> = {}
  for (const { key, column } of plan.fields) values[column] = draft[key] ?? null
  for (const { key, fields } of plan.groups)
    for (const field of fields) values[field.column] = (draft[key] as Row | null)?.[field.key] ?? null
  return values
}
