// Written by `node scripts/write-entities.mjs` from `sdk/entities.json` and the folders it names.
import { departmentSamples } from '../../resources/administrative/department/samples.js'
import { functionSamples } from '../../resources/administrative/function/samples.js'
import { personSamples } from '../../resources/people/person/samples.js'
import { regionSamples } from '../../resources/service-memos/region/samples.js'
import { materialGroupSamples } from '../../resources/service-memos/gms/material-group/samples.js'
import { materialClassSamples } from '../../resources/service-memos/gms/material-class/samples.js'
import { materialSamples } from '../../resources/service-memos/gms/material/samples.js'
import { supplierSamples } from '../../resources/service-memos/supplier/samples.js'
import { eventSamples } from '../../resources/competitions/event/samples.js'
import { classLevelSamples } from '../../resources/school/class-level/samples.js'
import { organizationSamples } from '../../resources/sports-programme/organization/samples.js'
import { questionnaireSamples } from '../../resources/inspections/questionnaire/samples.js'
import { tenderSamples } from '../../resources/service-memos/tender/samples.js'
import { lotSamples } from '../../resources/service-memos/lot/samples.js'
import { serviceRequestSamples } from '../../resources/service-memos/service-request/samples.js'
import { canteenSamples } from '../../resources/competitions/canteen/samples.js'
import { siteVisitSamples } from '../../resources/inspections/site-visit/samples.js'

/**
 * Records for stories and tests, by the name of their contract. People and documents are invented ("dados fictícios"); the check digits are right.
 */
export const sampleRecords = {
  department: departmentSamples,
  function: functionSamples,
  person: personSamples,
  region: regionSamples,
  materialGroup: materialGroupSamples,
  materialClass: materialClassSamples,
  material: materialSamples,
  supplier: supplierSamples,
  event: eventSamples,
  classLevel: classLevelSamples,
  organization: organizationSamples,
  questionnaire: questionnaireSamples,
  tender: tenderSamples,
  lot: lotSamples,
  serviceRequest: serviceRequestSamples,
  canteen: canteenSamples,
  siteVisit: siteVisitSamples,
} as const satisfies Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>
