// Written by `node scripts/write-entities.mjs` from `sdk/entities.json` and the folders it names.
/** The title of a new record of each entity, from its messages. */
export const creations = {
  'palette.create.department': 'Novo departamento',
  'palette.create.functions': 'Nova função',
  'palette.create.person': 'Nova pessoa',
  'palette.create.region': 'Nova região',
  'palette.create.materialGroups': 'Novo grupo',
  'palette.create.materialClasses': 'Nova classe',
  'palette.create.material': 'Novo material ou serviço',
  'palette.create.supplier': 'Novo fornecedor',
  'palette.create.event': 'Novo evento',
  'palette.create.classLevels': 'Novo nível de turma',
  'palette.create.organization': 'Nova organização',
  'palette.create.questionnaire': 'Novo questionário',
  'palette.create.tender': 'Nova licitação',
  'palette.create.lot': 'Novo lote',
  'palette.create.serviceRequest': 'Nova solicitação',
  'palette.create.canteen': 'Novo refeitório',
  'palette.create.siteVisit': 'Nova vistoria',
} as const
