import type { Database } from '../../database/database.js'
import { continueIds, insertRows } from '../../database/insertRows.js'
import { demoGroups, formerGroup } from '../../demo/catalogueClasses.js'
import { rowOf, seededColumns } from '../../demo/demoRows.js'
import type { EntityPlan } from '../../records/plan/plan.js'

/** Inserts the groups of the catalogue. Their number does not depend on the scale. */
export async function seedMaterialGroups(database: Database, plan: EntityPlan): Promise<void> {
  const groups = [...demoGroups, formerGroup].map(({ id, ...draft }) =>
    rowOf(plan, { ...draft, notes: null }, { id, ...seededColumns, status: id === formerGroup.id ? 'inativo' : 'ativo' }),
  )
  await insertRows(database, 'material_group', groups)
  await continueIds(database, 'material_group')
}
