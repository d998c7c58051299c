// Written by `node scripts/write-entities.mjs` from `sdk/entities.json` and the folders it names.
import type { Route } from './core/route.js'

/** The screens of the entities, by page name, each in its own chunk. */
export const entityScreens: Readonly<Record<string, Route['screen']>> = {
  departments: () =>
    import('./resources/administrative/department/DepartmentList.js').then(({ DepartmentList }) => ({ Screen: DepartmentList })),
  department: () =>
    import('./resources/administrative/department/DepartmentForm.js').then(({ DepartmentForm }) => ({ Screen: DepartmentForm })),
  functions: () => import('./resources/administrative/function/FunctionList.js').then(({ FunctionList }) => ({ Screen: FunctionList })),
  people: () => import('./resources/people/person/screens/PersonList.js').then(({ PersonList }) => ({ Screen: PersonList })),
  person: () => import('./resources/people/person/screens/PersonForm.js').then(({ PersonForm }) => ({ Screen: PersonForm })),
  regions: () => import('./resources/service-memos/region/RegionList.js').then(({ RegionList }) => ({ Screen: RegionList })),
  region: () => import('./resources/service-memos/region/RegionForm.js').then(({ RegionForm }) => ({ Screen: RegionForm })),
  materialGroups: () =>
    import('./resources/service-memos/gms/material-group/MaterialGroupList.js').then(({ MaterialGroupList }) => ({
      Screen: MaterialGroupList,
    })),
  materialClasses: () =>
    import('./resources/service-memos/gms/material-class/MaterialClassList.js').then(({ MaterialClassList }) => ({
      Screen: MaterialClassList,
    })),
  materials: () => import('./resources/service-memos/gms/material/MaterialList.js').then(({ MaterialList }) => ({ Screen: MaterialList })),
  material: () => import('./resources/service-memos/gms/material/MaterialForm.js').then(({ MaterialForm }) => ({ Screen: MaterialForm })),
  suppliers: () => import('./resources/service-memos/supplier/SupplierList.js').then(({ SupplierList }) => ({ Screen: SupplierList })),
  supplier: () => import('./resources/service-memos/supplier/SupplierForm.js').then(({ SupplierForm }) => ({ Screen: SupplierForm })),
  events: () => import('./resources/competitions/event/EventList.js').then(({ EventList }) => ({ Screen: EventList })),
  event: () => import('./resources/competitions/event/EventForm.js').then(({ EventForm }) => ({ Screen: EventForm })),
  eventHome: () => import('./resources/competitions/event/home/EventHome.js').then(({ EventHome }) => ({ Screen: EventHome })),
  classLevels: () => import('./resources/school/class-level/ClassLevelList.js').then(({ ClassLevelList }) => ({ Screen: ClassLevelList })),
  organizations: () =>
    import('./resources/sports-programme/organization/screens/OrganizationList.js').then(({ OrganizationList }) => ({
      Screen: OrganizationList,
    })),
  organization: () =>
    import('./resources/sports-programme/organization/screens/OrganizationForm.js').then(({ OrganizationForm }) => ({
      Screen: OrganizationForm,
    })),
  questionnaires: () =>
    import('./resources/inspections/questionnaire/QuestionnaireList.js').then(({ QuestionnaireList }) => ({ Screen: QuestionnaireList })),
  questionnaire: () =>
    import('./resources/inspections/questionnaire/QuestionnaireForm.js').then(({ QuestionnaireForm }) => ({ Screen: QuestionnaireForm })),
  tenders: () => import('./resources/service-memos/tender/TenderList.js').then(({ TenderList }) => ({ Screen: TenderList })),
  tender: () => import('./resources/service-memos/tender/TenderForm.js').then(({ TenderForm }) => ({ Screen: TenderForm })),
  lot: () => import('./resources/service-memos/lot/LotForm.js').then(({ LotForm }) => ({ Screen: LotForm })),
  serviceRequests: () =>
    import('./resources/service-memos/service-request/ServiceRequestList.js').then(({ ServiceRequestList }) => ({
      Screen: ServiceRequestList,
    })),
  serviceRequest: () =>
    import('./resources/service-memos/service-request/ServiceRequestForm.js').then(({ ServiceRequestForm }) => ({
      Screen: ServiceRequestForm,
    })),
  canteens: () => import('./resources/competitions/canteen/CanteenList.js').then(({ CanteenList }) => ({ Screen: CanteenList })),
  canteen: () => import('./resources/competitions/canteen/CanteenForm.js').then(({ CanteenForm }) => ({ Screen: CanteenForm })),
  siteVisits: () => import('./resources/inspections/site-visit/SiteVisitList.js').then(({ SiteVisitList }) => ({ Screen: SiteVisitList })),
  siteVisit: () => import('./resources/inspections/site-visit/SiteVisitForm.js').then(({ SiteVisitForm }) => ({ Screen: SiteVisitForm })),
  siteVisitPhone: () =>
    import('./resources/inspections/site-visit/phone/SiteVisitPhone.js').then(({ SiteVisitPhone }) => ({ Screen: SiteVisitPhone })),
}

/** Pages of entities that the specification does not list. */
export const furtherPages = [] as const satisfies readonly Route[]
