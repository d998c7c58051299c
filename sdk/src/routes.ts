import { defineRoute, type Route } from './core/route.js'
import { entityScreens, furtherPages } from './entityPages.js'
import { ownScreens } from './ownScreens.js'
import { publicRoutes } from './publicRoutes.js'

const memos = '/administrativo/solicitacoes-servico'
const { dashboard, areaHome, dailySummary } = ownScreens

/**
 * Every address of the product, in the order of the specification's section 2, then those of further entities; a route without `screen`
 * shows "module unavailable".
 */
export const routes = [
  ...publicRoutes,
  page('dashboard', { path: '/dashboard', kind: 'home', menu: 'dashboard', screen: dashboard }),
  page('administrative', { path: '/administrativo', kind: 'home', menu: 'administrative', screen: areaHome }),
  page('departments', {
    path: '/administrativo/departamentos',
    kind: 'list',
    parent: 'administrative',
    menu: 'administrative',
  }),
  page('department', {
    path: '/administrativo/departamentos/{id}',
    kind: 'form',
    parent: 'departments',
    menu: 'administrative',
  }),
  page('functions', {
    path: '/administrativo/funcoes',
    recordTitle: 'routes.menu.function',
    kind: 'list',
    parent: 'administrative',
    menu: 'administrative',
  }),
  page('inspections', {
    path: '/administrativo/fiscalizacoes',
    kind: 'home',
    parent: 'administrative',
    menu: 'inspections',
    screen: areaHome,
  }),
  page('questionnaires', { path: '/administrativo/fiscalizacoes/questionarios', kind: 'list', parent: 'inspections', menu: 'inspections' }),
  page('questionnaire', {
    path: '/administrativo/fiscalizacoes/questionarios/{id}',
    kind: 'form',
    parent: 'questionnaires',
    menu: 'inspections',
  }),
  page('siteVisits', { path: '/administrativo/fiscalizacoes/vistorias', kind: 'list', parent: 'inspections', menu: 'inspections' }),
  page('siteVisit', {
    path: '/administrativo/fiscalizacoes/vistorias/{id}',
    kind: 'form',
    parent: 'siteVisits',
    menu: 'inspections',
    views: { responder: entityScreens.siteVisitPhone },
    viewReads: { responder: ['/respostas'] },
  }),
  page('serviceMemos', { path: memos, kind: 'home', parent: 'administrative', menu: 'service-memos', screen: areaHome }),
  page('serviceRequests', { path: `${memos}/solicitacoes`, kind: 'list', parent: 'serviceMemos', menu: 'service-memos' }),
  page('serviceRequest', { path: `${memos}/solicitacoes/{id}`, kind: 'form', parent: 'serviceRequests', menu: 'service-memos' }),
  page('suppliers', { path: `${memos}/fornecedores`, kind: 'list', parent: 'serviceMemos', menu: 'service-memos' }),
  page('supplier', { path: `${memos}/fornecedores/{id}`, kind: 'form', parent: 'suppliers', menu: 'service-memos' }),
  page('tenders', { path: `${memos}/licitacoes`, kind: 'list', parent: 'serviceMemos', menu: 'service-memos' }),
  page('tender', { path: `${memos}/licitacoes/{id}`, kind: 'form', parent: 'tenders', menu: 'service-memos' }),
  page('lot', { path: `${memos}/licitacoes/{licitacaoId}/lotes/{id}`, kind: 'form', parent: 'tender', menu: 'service-memos' }),
  page('regions', {
    path: `${memos}/regioes`,
    kind: 'list',
    parent: 'serviceMemos',
    menu: 'service-memos',
  }),
  page('region', {
    path: `${memos}/regioes/{id}`,
    kind: 'form',
    parent: 'regions',
    menu: 'service-memos',
  }),
  page('gms', { path: `${memos}/gms`, kind: 'home', parent: 'serviceMemos', menu: 'gms', screen: areaHome }),
  page('materials', { path: `${memos}/gms/material-servico`, kind: 'list', parent: 'gms', menu: 'gms' }),
  page('material', { path: `${memos}/gms/material-servico/{id}`, kind: 'form', parent: 'materials', menu: 'gms' }),
  page('materialGroups', {
    path: `${memos}/gms/grupos`,
    recordTitle: 'routes.menu.materialGroup',
    kind: 'list',
    parent: 'gms',
    menu: 'gms',
  }),
  page('materialClasses', {
    path: `${memos}/gms/classes`,
    recordTitle: 'routes.menu.materialClass',
    kind: 'list',
    parent: 'gms',
    menu: 'gms',
  }),
  page('competitions', { path: '/competicoes', kind: 'home', menu: 'competitions', screen: areaHome }),
  page('events', { path: '/competicoes/eventos', kind: 'list', parent: 'competitions', menu: 'competitions' }),
  page('event', { path: '/competicoes/eventos/{id}', kind: 'form', parent: 'events', menu: 'competitions', recordMenu: 'event' }),
  page('eventHome', { path: '/competicoes/evento/{eventoId}', kind: 'home', parent: 'events', menu: 'event' }),
  page('canteens', { path: '/competicoes/evento/{eventoId}/refeitorios', kind: 'list', parent: 'eventHome', menu: 'event' }),
  page('canteen', { path: '/competicoes/evento/{eventoId}/refeitorios/{id}', kind: 'form', parent: 'canteens', menu: 'event' }),
  page('school', { path: '/escola', kind: 'home', menu: 'school', screen: areaHome }),
  page('classLevels', { path: '/escola/niveis-turma', kind: 'list', parent: 'school', menu: 'school' }),
  page('sportsProgramme', { path: '/esporte-queremos', kind: 'home', menu: 'sports-programme', screen: areaHome }),
  page('organizations', { path: '/esporte-queremos/organizacoes', kind: 'list', parent: 'sportsProgramme', menu: 'sports-programme' }),
  page('organization', { path: '/esporte-queremos/organizacoes/{id}', kind: 'form', parent: 'organizations', menu: 'sports-programme' }),
  page('people', { path: '/pessoas', kind: 'list', menu: 'dashboard' }),
  page('person', {
    path: '/pessoas/{id}',
    kind: 'form',
    parent: 'people',
    menu: 'dashboard',
  }),
  ...furtherPages,
  // Not in the specification: docs/decisions/0019.
  page('dailySummary', { path: '/painel/resumo', kind: 'home', parent: 'dashboard', menu: 'dashboard', screen: dailySummary }),
] as const satisfies readonly Route[]

/** Name of one route. */
export type RouteName = (typeof routes)[number]['name']

/** The route's name finds its title in the catalogue and its screen in the list of entities. */
function page<const Name extends string>(name: Name, route: Omit<Route, 'name' | 'title'>): Route<Name> {
  return defineRoute({ name, title: `routes.${name}`, screen: entityScreens[name], ...route })
}
