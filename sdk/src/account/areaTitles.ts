import type { Area } from '../core/powers.js'

/** The areas have the names of their pages. */
export const areaTitles = {
  pessoas: 'routes.people',
  administrativo: 'routes.administrative',
  fiscalizacoes: 'routes.inspections',
  'solicitacoes-servico': 'routes.serviceMemos',
  competicoes: 'routes.competitions',
  escola: 'routes.school',
  'esporte-queremos': 'routes.sportsProgramme',
} as const satisfies Readonly<Record<Area, string>>
