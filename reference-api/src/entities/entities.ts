import { readCatalogue } from '../database/readCatalogue.js'
import type { Database } from '../database/database.js'
import type { Entity } from '../records/plan/defineEntity.js'
import { department } from './department/entity.js'
import { person } from './person/entity.js'
import { material } from './material/entity.js'
import { materialClass } from './materialClass/entity.js'
import { materialGroup } from './materialGroup/entity.js'
import { type EntitySet, planEntity } from '../records/plan/plan.js'
import { region } from './region/entity.js'
import { staffFunction } from './function/entity.js'

/** The one list of entities that the server keeps. */
export const entities: readonly Entity[] = [department, staffFunction, person, region, materialGroup, materialClass, material]

/** The entities, worked out over the tables of this database. */
export async function planEntities(database: Database, known: readonly Entity[] = entities): Promise<EntitySet> {
  const catalogue = await readCatalogue(database)
  return { catalogue, plans: await Promise.all(known.map((entity) => planEntity(entity, catalogue))) }
}
