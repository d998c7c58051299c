import type { Menus } from './core/menu.js'
import { withPages } from './core/withPages.js'
import { furtherPages } from './entityPages.js'

/** The sidebar of each area: section 2 of the specification, section 9 of the design for what it leaves open, and further entities. */
export const menus: Menus = withPages(furtherPages, {
  dashboard: [
    {
      entries: [
        { route: 'dashboard', icon: 'home' },
        { route: 'administrative', icon: 'building' },
        { route: 'competitions', icon: 'trophy' },
        { route: 'sportsProgramme', icon: 'organization' },
      ],
    },
    { label: 'routes.menu.humanResources', entries: [{ route: 'people', icon: 'people' }] },
  ],
  administrative: [
    {
      entries: [
        { route: 'administrative', label: 'routes.menu.home', icon: 'home' },
        { route: 'departments', label: 'routes.department', icon: 'building' },
        { route: 'functions', label: 'routes.menu.function', icon: 'badge' },
        { route: 'serviceMemos', icon: 'memo' },
      ],
    },
  ],
  inspections: [
    {
      entries: [
        { route: 'questionnaires', label: 'routes.questionnaire', icon: 'questionnaire' },
        { route: 'siteVisits', label: 'routes.siteVisit', icon: 'visit' },
      ],
    },
  ],
  'service-memos': [
    {
      entries: [
        { route: 'suppliers', label: 'routes.supplier', icon: 'supplier' },
        { route: 'tenders', label: 'routes.tender', icon: 'tender' },
        { route: 'gms', icon: 'catalogue' },
        { route: 'regions', label: 'routes.region', icon: 'region' },
        { route: 'serviceRequests', label: 'routes.serviceRequest', icon: 'request' },
      ],
    },
  ],
  gms: [
    {
      entries: [
        { route: 'materialGroups', label: 'routes.menu.materialGroup', icon: 'layers' },
        { route: 'materialClasses', label: 'routes.menu.materialClass', icon: 'tag' },
        { route: 'materials', label: 'routes.material', icon: 'package' },
      ],
    },
  ],
  competitions: [
    {
      entries: [
        { route: 'competitions', label: 'routes.menu.home', icon: 'home' },
        { route: 'events', icon: 'calendar' },
      ],
    },
  ],
  event: [
    {
      entries: [
        { route: 'eventHome', label: 'routes.menu.home', icon: 'home' },
        { route: 'event', label: 'routes.menu.form', icon: 'form' },
        { route: 'canteens', label: 'routes.canteen', icon: 'canteen' },
      ],
    },
  ],
  school: [
    {
      entries: [
        { route: 'school', label: 'routes.menu.home', icon: 'home' },
        { route: 'classLevels', icon: 'school' },
      ],
    },
  ],
  'sports-programme': [
    {
      entries: [
        { route: 'sportsProgramme', label: 'routes.menu.home', icon: 'home' },
        { route: 'organizations', label: 'routes.organization', icon: 'organization' },
      ],
    },
  ],
})
