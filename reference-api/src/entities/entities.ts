import { readCatalogue } from '../database/readCatalogue.js'
import type { Database } from '../database/database.js'
import type { Entity } from '../records/plan/defineEntity.js'
import { eventFolder } from './event/folder.js'
import { departmentFolder } from './department/folder.js'
import { personFolder } from './person/folder.js'
import { type EntitySet, planEntity } from '../records/plan/plan.js'
import { regionFolder } from './region/folder.js'
import type { EntityFolder } from './EntityFolder.js'
import { functionFolder } from './function/folder.js'
import { linkNested } from '../records/plan/scope.js'
import { materialFolder } from './material/folder.js'
import { materialClassFolder } from './material-class/folder.js'
import { materialGroupFolder } from './material-group/folder.js'
import { canteenFolder } from './canteen/folder.js'
import { serviceRequestFolder } from './service-request/folder.js'
import { lotFolder } from './lot/folder.js'
import { tenderFolder } from './tender/folder.js'
import { supplierFolder } from './supplier/folder.js'
import { classLevelFolder } from './class-level/folder.js'
import { organizationFolder } from './organization/folder.js'
import { questionnaireFolder } from './questionnaire/folder.js'
import { siteVisitFolder } from './site-visit/folder.js'

/** All entities of the server. Demo records are created in this order. */
export const entityFolders: readonly EntityFolder[] = [
  departmentFolder,
  functionFolder,
  personFolder,
  regionFolder,
  materialGroupFolder,
  materialClassFolder,
  materialFolder,
  supplierFolder,
  eventFolder,
  classLevelFolder,
  organizationFolder,
  questionnaireFolder,
  tenderFolder,
  lotFolder,
  serviceRequestFolder,
  canteenFolder,
  siteVisitFolder,
]

export const entities: readonly Entity[] = entityFolders.map(({ entity }) => entity)

/** Plans the entities against the tables of this database. */
export async function planEntities(database: Database, known: readonly Entity[] = entities): Promise<EntitySet> {
  const catalogue = await readCatalogue(database)
  const plans = await Promise.all(known.map((entity) => planEntity(entity, { catalogue, entities: known })))
  return { catalogue, plans: plans.map((plan) => linkNested(plan, plans)) }
}
