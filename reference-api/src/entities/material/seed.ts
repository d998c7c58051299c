import type { MaterialDraft } from '@esporte-parana/sdk/contracts'
import type { Database, Row } from '../../database/database.js'
import { continueIds, insertRows } from '../../database/insertRows.js'
import { demoClasses } from '../../demo/catalogueClasses.js'
import { insertDemoPictures } from '../../demo/demoFiles.js'
import { rowOf, seededColumns } from '../../demo/demoRows.js'
import { createRandom } from '../../demo/random.js'
import type { EntityPlan } from '../../records/plan/plan.js'
import { demoMaterial } from './demoMaterial.js'

/** Items at a scale of 1. */
const itemsPerScale = 8000
/** Writes each block before it creates the next, so that a large scale needs no more memory. */
const block = 2000
/** Items with pictures. */
const withImages = 12

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
  await seedImages(database, Math.min(count, withImages))
}

/** Inserts two pictures for each of the first items. */
async function seedImages(database: Database, items: number): Promise<void> {
  const views = ['De frente', 'De lado']
  const places = Array.from({ length: items }, (_, index) =>
    views.map((description, position) => ({ owner_id: index + 1, position, description })),
  ).flat()
  const { ids } = await insertDemoPictures(
    database,
    places.map(({ owner_id: item, position }) => `item-${item}-${position + 1}.png`),
  )
  await insertRows(
    database,
    'material_image',
    places.map((place, index) => ({ ...place, file_id: ids[index] })),
  )
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
