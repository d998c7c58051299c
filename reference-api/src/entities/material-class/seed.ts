import type { MaterialClassDraft } from '@esporte-parana/sdk/contracts'
import type { Database, Row } from '../../database/database.js'
import { continueIds, insertRows } from '../../database/insertRows.js'
import { type DemoClass, demoClasses, formerClass } from '../../demo/catalogueClasses.js'
import { rowOf, seededColumns } from '../../demo/demoRows.js'
import type { EntityPlan } from '../../records/plan/plan.js'

/** Inserts the classes of the catalogue. */
export async function seedMaterialClasses(database: Database, plan: EntityPlan): Promise<void> {
  const classes = [...demoClasses.map((demoClass) => classRow(plan, demoClass)), { ...classRow(plan, formerClass), status: 'inativo' }]
  await insertRows(database, 'material_class', classes)
  await continueIds(database, 'material_class')
}

function classRow(plan: EntityPlan, { id, group, code, name }: Pick<DemoClass, 'id' | 'group' | 'code' | 'name'>): Row {
  const draft: MaterialClassDraft = { groupId: group.id, code, name, defaultExpenseNature: natureOf(group.code, group.type), notes: null }
  return rowOf(plan, { ...draft }, { id, ...seededColumns, full_code: group.code + code })
}

/** Natures of expense: works and installations, services of companies, consumables. */
function natureOf(groupCode: string, type: string): string {
  if (groupCode === '01') return '44.90.51'
  return type === 'servico' ? '33.90.39' : '33.90.30'
}
