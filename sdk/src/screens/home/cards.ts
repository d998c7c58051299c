import type { MenuIcon } from '../../core/menu.js'
import type { Route } from '../../core/route.js'
import type { MessageKey } from '../../locale/LocaleProvider.js'

interface CardLook {
  readonly icon: MenuIcon
  readonly detail?: MessageKey
}

const memos = '/administrativo/solicitacoes-servico'

/** Icon and text of each page's card, by its path in the specification. */
export const cardLooks: Readonly<Record<string, CardLook | undefined>> = {
  '/administrativo': { icon: 'building', detail: 'screens.area.administrative' },
  '/administrativo/departamentos': { icon: 'building', detail: 'screens.card.departments' },
  '/administrativo/funcoes': { icon: 'badge', detail: 'screens.card.functions' },
  '/administrativo/fiscalizacoes': { icon: 'inspection', detail: 'screens.area.inspections' },
  '/administrativo/fiscalizacoes/questionarios': { icon: 'questionnaire' },
  '/administrativo/fiscalizacoes/vistorias': { icon: 'visit' },
  [memos]: { icon: 'memo', detail: 'screens.area.service-memos' },
  [`${memos}/solicitacoes`]: { icon: 'request' },
  [`${memos}/fornecedores`]: { icon: 'supplier' },
  [`${memos}/licitacoes`]: { icon: 'tender' },
  [`${memos}/regioes`]: { icon: 'region' },
  [`${memos}/gms`]: { icon: 'catalogue', detail: 'screens.area.gms' },
  [`${memos}/gms/material-servico`]: { icon: 'package', detail: 'screens.card.materials' },
  [`${memos}/gms/grupos`]: { icon: 'layers', detail: 'screens.card.materialGroups' },
  [`${memos}/gms/classes`]: { icon: 'tag', detail: 'screens.card.materialClasses' },
  '/competicoes': { icon: 'trophy', detail: 'screens.area.competitions' },
  '/competicoes/eventos': { icon: 'calendar' },
  '/competicoes/evento/{eventoId}/refeitorios': { icon: 'canteen' },
  '/escola': { icon: 'school', detail: 'screens.area.school' },
  '/escola/niveis-turma': { icon: 'school' },
  '/esporte-queremos': { icon: 'organization', detail: 'screens.area.sports-programme' },
  '/esporte-queremos/organizacoes': { icon: 'organization', detail: 'screens.card.organizations' },
  '/pessoas': { icon: 'people', detail: 'screens.area.people' },
}

/** The pages one level below `home`; the dashboard has all areas. Forms are left out, because their lists open them. */
export function pagesBelow(routes: readonly Route[], home: Route): readonly Route[] {
  const isPlace = (route: Route) => route !== home && (route.kind === 'home' || route.kind === 'list')
  if (home.path === '/dashboard') return routes.filter((route) => isPlace(route) && /^\/[^/]+$/.test(route.path))
  return routes.filter((route) => isPlace(route) && route.parent === home.name)
}
