import type { home as ptHome } from '../pt-BR/home.js'

export const home = {
  'screens.home.hello': 'Hello, {name}',
  'screens.home.lead': 'Choose where to start.',
  'screens.home.areas': 'Areas',
  'screens.home.soon': 'Coming soon',
  'screens.home.figures': 'Figures',
  'screens.home.noFigures': 'The figures are unavailable right now.',
  'screens.area.administrative': 'Departments, functions, service memos and inspections.',
  'screens.area.inspections': 'Questionnaires and site visits.',
  'screens.area.service-memos': 'Suppliers, tenders, catalogue, regions and requests.',
  'screens.area.gms': 'Groups, classes, materials and services.',
  'screens.area.competitions': 'Events and their canteens.',
  'screens.area.event': 'The event’s form and canteens.',
  'screens.area.school': 'Class levels of the School of Sport.',
  'screens.area.sports-programme': 'Organisations of the sports programme.',
  'screens.area.people': 'People and the functions they hold.',
  'screens.card.departments': 'The body’s structure, from the cabinet to the regional offices.',
  'screens.card.functions': 'Positions and functions that people hold.',
  'screens.figure.active': 'active records',
} satisfies Record<keyof typeof ptHome, string>
