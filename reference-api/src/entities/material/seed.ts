import type { MaterialDraft } from '@esporte-parana/sdk/contracts'
import type { Database, Row } from '../../database/database.js'
import { continueIds, insertRows } from '../../database/insertRows.js'
import { demoClasses } from '../../demo/catalogueClasses.js'
import { rowOf, seededColumns } from '../../demo/demoRows.js'
import { createRandom } from '../../demo/random.js'
import type { EntityPlan } from '../../records/plan/plan.js'
import { demoMaterial } from './demoMaterial.js'

/** Items at a scale of 1. */
const itemsPerScale = 8000
/** Writes each block before it creates the next, so that a large scale needs no more memory. */
const block = 2000

/** Inserts the items of the catalogue, the same number in each class. */
export async function seedMaterials(
  database: Database,
  plan: EntityPlan,
  { scale, today }: { readonly scale: number; readonly today: string },
): Promise<void> {
  const random = createRandom(78)
  const count = Math.round(itemsPerScale * scale)
  for (let first = 0; first < count; first += block) {
    const items = Array.from({ length: Math.min(block, count - first) }, (_, index) => {
      const place = first + index
      const demoClass = demoClasses[place % demoClasses.length]
      return demoClass
        ? materialRow(plan, place + 1, demoMaterial(demoClass, { number: Math.floor(place / demoClasses.length), random, today }))
        : {}
    })
    await insertRows(database, 'material', items)
  }
  await continueIds(database, 'material')
}

function materialRow(plan: EntityPlan, id: number, draft: MaterialDraft): Row {
  return rowOf(plan, { ...draft }, { id, ...seededColumns, status: statusOf(id) })
}

/** Most items are active; the other statuses have enough items for the filters. */
function statusOf(id: number): string {
  if (id % 41 === 0) return 'em-analise'
  if (id % 67 === 0) return 'bloqueado'
  return id % 23 === 0 ? 'inativo' : 'ativo'
}
