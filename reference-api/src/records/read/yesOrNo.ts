import { sql } from 'kysely'
import type { Expression, FilterDefinition } from '../plan/defineEntity.js'

/** A filter with the values yes and no; both together find all records. */
export const yesOrNo = (condition: Expression): FilterDefinition => ({
  kind: 'boolean',
  condition: ({ values }, context) => {
    if (new Set(values).size > 1) return sql`true`
    return values.includes('true') ? condition(context) : sql`(${condition(context)}) is not true`
  },
})
