import { readCatalogue } from '../database/readCatalogue.js'
import type { Database } from '../database/database.js'
import type { Entity } from '../records/plan/defineEntity.js'
import { department } from './department/entity.js'
import { person } from './person/entity.js'
import { type EntitySet, planEntity } from '../records/plan/plan.js'
import { linkNested } from '../records/plan/scope.js'
import { region } from './region/entity.js'
import { staffFunction } from './function/entity.js'

/** The one list of entities that the server keeps. */
export const entities: readonly Entity[] = [department, staffFunction, person, region]

/** The entities, worked out over the tables of this database. */
export async function planEntities(database: Database, known: readonly Entity[] = entities): Promise<EntitySet> {
  const catalogue = await readCatalogue(database)
  const plans = await Promise.all(known.map((entity) => planEntity(entity, { catalogue, entities: known })))
  return { catalogue, plans: plans.map((plan) => linkNested(plan, plans)) }
}
