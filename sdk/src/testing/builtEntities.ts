// Written by `node scripts/write-entities.mjs` from `sdk/entities.json` and the folders it names.
import { department } from '../resources/administrative/department/resource.js'
import { staffFunction } from '../resources/administrative/function/resource.js'
import { person } from '../resources/people/person/resource.js'
import { region } from '../resources/service-memos/region/resource.js'
import { materialGroup } from '../resources/service-memos/gms/material-group/resource.js'
import { materialClass } from '../resources/service-memos/gms/material-class/resource.js'
import { material } from '../resources/service-memos/gms/material/resource.js'
import { supplier } from '../resources/service-memos/supplier/resource.js'
import { event } from '../resources/competitions/event/resource.js'
import { classLevel } from '../resources/school/class-level/resource.js'
import { organization } from '../resources/sports-programme/organization/resource.js'
import { questionnaire } from '../resources/inspections/questionnaire/resource.js'
import { tender } from '../resources/service-memos/tender/resource.js'
import { lot } from '../resources/service-memos/lot/resource.js'
import { serviceRequest } from '../resources/service-memos/service-request/resource.js'
import { canteen } from '../resources/competitions/canteen/resource.js'
import { siteVisit } from '../resources/inspections/site-visit/resource.js'
import { type MemoryEntity } from './MemoryEntity.js'

/** The entities of the in-memory API, unless others are given. */
export const builtEntities: readonly MemoryEntity[] = [
  department,
  staffFunction,
  person,
  region,
  materialGroup,
  materialClass,
  material,
  supplier,
  event,
  classLevel,
  organization,
  questionnaire,
  tender,
  lot,
  serviceRequest,
  canteen,
  siteVisit,
]
