// Written by `node scripts/write-entities.mjs` from `sdk/entities.json` and the folders it names.
/** The title of a new record of each entity, from its messages. */
export const creations = {
  'palette.create.department': 'Nuevo departamento',
  'palette.create.functions': 'Nueva función',
  'palette.create.person': 'Nueva persona',
  'palette.create.region': 'Nueva región',
  'palette.create.materialGroups': 'Nuevo grupo',
  'palette.create.materialClasses': 'Nueva clase',
  'palette.create.material': 'Nuevo material o servicio',
  'palette.create.supplier': 'Nuevo proveedor',
  'palette.create.event': 'Nuevo evento',
  'palette.create.classLevels': 'Nuevo nivel de clase',
  'palette.create.organization': 'Nueva organización',
  'palette.create.questionnaire': 'Nuevo cuestionario',
  'palette.create.tender': 'Nueva licitación',
  'palette.create.lot': 'Nuevo lote',
  'palette.create.serviceRequest': 'Nueva solicitud',
  'palette.create.canteen': 'Nuevo comedor',
  'palette.create.siteVisit': 'Nueva visita de inspección',
} as const
