// Written by `node scripts/write-entities.mjs` from `sdk/entities.json` and the folders it names.
import type { Route } from './core/route.js'

/** The screens of the entities by the name of their page, each in a chunk of its own. */
export const entityScreens: Readonly<Record<string, Route['screen']>> = {
  departments: () => import('./resources/administrative/department/DepartmentList.js'),
  department: () => import('./resources/administrative/department/DepartmentForm.js'),
  functions: () => import('./resources/administrative/function/FunctionList.js'),
  people: () => import('./resources/people/person/screens/PersonList.js'),
  person: () => import('./resources/people/person/screens/PersonForm.js'),
  regions: () => import('./resources/service-memos/region/RegionList.js'),
  region: () => import('./resources/service-memos/region/RegionForm.js'),
  materialGroups: () => import('./resources/service-memos/gms/material-group/MaterialGroupList.js'),
  materialClasses: () => import('./resources/service-memos/gms/material-class/MaterialClassList.js'),
  materials: () => import('./resources/service-memos/gms/material/MaterialList.js'),
  material: () => import('./resources/service-memos/gms/material/MaterialForm.js'),
  suppliers: () => import('./resources/service-memos/supplier/SupplierList.js'),
  supplier: () => import('./resources/service-memos/supplier/SupplierForm.js'),
  events: () => import('./resources/competitions/event/EventList.js'),
  event: () => import('./resources/competitions/event/EventForm.js'),
  eventHome: () => import('./resources/competitions/event/home/EventHome.js'),
  classLevels: () => import('./resources/school/class-level/ClassLevelList.js'),
  organizations: () => import('./resources/sports-programme/organization/screens/OrganizationList.js'),
  organization: () => import('./resources/sports-programme/organization/screens/OrganizationForm.js'),
  questionnaires: () => import('./resources/inspections/questionnaire/QuestionnaireList.js'),
  questionnaire: () => import('./resources/inspections/questionnaire/QuestionnaireForm.js'),
  tenders: () => import('./resources/service-memos/tender/TenderList.js'),
  tender: () => import('./resources/service-memos/tender/TenderForm.js'),
  lot: () => import('./resources/service-memos/lot/LotForm.js'),
  serviceRequests: () => import('./resources/service-memos/service-request/ServiceRequestList.js'),
  serviceRequest: () => import('./resources/service-memos/service-request/ServiceRequestForm.js'),
  canteens: () => import('./resources/competitions/canteen/CanteenList.js'),
  canteen: () => import('./resources/competitions/canteen/CanteenForm.js'),
  siteVisits: () => import('./resources/inspections/site-visit/SiteVisitList.js'),
  siteVisit: () => import('./resources/inspections/site-visit/SiteVisitForm.js'),
}

/** Pages of entities beside the specification's. */
export const furtherPages = [] as const satisfies readonly Route[]
