import { type Catalogue, readCatalogue } from '../database/catalogue.js'
import type { Database } from '../database/database.js'
import type { Entity } from './defineEntity.js'
import { department } from './department.js'
import { person } from './person.js'
import { type EntityPlan, planEntity } from './plan.js'
import { region } from './region.js'
import { staffFunction } from './staffFunction.js'

/** The entities with all that was worked out about them. */
export interface EntitySet {
  readonly plans: readonly EntityPlan[]
  readonly catalogue: Catalogue
}

/** The one list of entities that the server keeps. */
export const entities: readonly Entity[] = [department, staffFunction, person, region]

export async function planEntities(database: Database, known: readonly Entity[] = entities): Promise<EntitySet> {
  const catalogue = await readCatalogue(database)
  return { catalogue, plans: await Promise.all(known.map((entity) => planEntity(entity, catalogue))) }
}

export const entityTables: readonly string[] = entities.map(({ table }) => table)
