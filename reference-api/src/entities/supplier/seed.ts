import type { SupplierDraft } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { type Database, rows } from '../../database/database.js'
import { continueIds, insertRows } from '../../database/insertRows.js'
import { rowOf, seededColumns } from '../../demo/demoRows.js'
import { createRandom, type Random } from '../../demo/random.js'
import type { EntityPlan } from '../../records/plan/plan.js'
import { writeChildren } from '../../records/write/writeChildren.js'
import type { DemoOptions } from '../EntityFolder.js'
import { firstEnd } from './certificates.js'
import { isBarred } from './demoRegularity.js'
import { settledElsewhere } from './demoElsewhere.js'
import { demoSupplier } from './demoSupplier.js'

/** Suppliers at a scale of 1; domain model B9. */
const suppliersPerScale = 2000
/** Writes each block before it creates the next, so that a large scale needs no more memory. */
const block = 2000

/** Inserts demo suppliers, most of them companies of Paraná, with certificates in every state and some sanctions. */
export async function seedSuppliers(database: Database, plan: EntityPlan, { scale, today }: DemoOptions): Promise<void> {
  const cities = await rows<{ id: number; stateId: number }>(
    database,
    sql`select id, state_id as "stateId" from city where state_id = 41 order by id`,
  )
  const classIds = (await rows<{ id: number }>(database, sql`select id from material_class order by id`)).map(({ id }) => id)
  const market = { random: createRandom(14133), cities, classIds, today, used: new Set<string>(), roots: [] }
  const count = Math.round(suppliersPerScale * scale)
  for (let first = 1; first <= count; first += block) {
    const made = Array.from({ length: Math.min(block, count - first + 1) }, (_, index) => ({
      id: first + index,
      draft: settledElsewhere(first + index, demoSupplier(market)),
    }))
    await insertRows(
      database,
      'supplier',
      made.map(({ id, draft }) => {
        const status = statusOf(market.random, draft, today)
        return rowOf(plan, { ...draft }, { ...seededColumns, id, status, certificates_valid_until: firstEnd(draft.certificates) })
      }),
    )
    await writeChildren(
      database,
      plan.children,
      made.map(({ id, draft }) => ({ id, draft: { ...draft } })),
    )
    const lines = made.flatMap(({ id, draft }) => draft.lineIds.map((classId, position) => ({ owner_id: id, position, class_id: classId })))
    await insertRows(database, 'supplier_line', lines)
  }
  await continueIds(database, 'supplier')
}

function statusOf(random: Random, { sanctions }: SupplierDraft, today: string): string {
  if (isBarred(sanctions, today)) return 'suspenso'
  const share = random.next()
  return share < 0.06 ? 'em-cadastro' : share < 0.1 ? 'inativo' : 'ativo'
}
