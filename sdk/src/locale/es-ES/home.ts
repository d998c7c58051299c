import type { home as ptHome } from '../pt-BR/home.js'

export const home = {
  'screens.home.hello': 'Hola, {name}',
  'screens.home.lead': 'Elija por dónde empezar.',
  'screens.home.areas': 'Áreas',
  'screens.home.soon': 'Próximamente',
  'screens.home.figures': 'Cifras',
  'screens.home.noFigures': 'Las cifras no están disponibles ahora.',
  'screens.area.administrative': 'Departamentos, funciones, memorandos de servicio e inspecciones.',
  'screens.area.inspections': 'Cuestionarios y visitas.',
  'screens.area.service-memos': 'Proveedores, licitaciones, catálogo, regiones y solicitudes.',
  'screens.area.gms': 'Grupos, clases, materiales y servicios.',
  'screens.area.competitions': 'Eventos y sus comedores.',
  'screens.area.event': 'Formulario y comedores del evento.',
  'screens.area.school': 'Niveles de clase de la Escuela del Deporte.',
  'screens.area.sports-programme': 'Organizaciones de Deporte que Queremos.',
  'screens.area.people': 'Registro de personas y las funciones que ejercen.',
  'screens.card.departments': 'La estructura del organismo, del gabinete a las oficinas regionales.',
  'screens.card.functions': 'Cargos y funciones que ejercen las personas.',
  'screens.figure.active': 'registros activos',
} satisfies Record<keyof typeof ptHome, string>
