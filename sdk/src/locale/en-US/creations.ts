// Written by `node scripts/write-entities.mjs` from `sdk/entities.json` and the folders it names.
/** The title of a new record of each entity, from its messages. */
export const creations = {
  'palette.create.department': 'New department',
  'palette.create.functions': 'New function',
  'palette.create.person': 'New person',
  'palette.create.region': 'New region',
  'palette.create.materialGroups': 'New group',
  'palette.create.materialClasses': 'New class',
  'palette.create.material': 'New material or service',
  'palette.create.supplier': 'New supplier',
  'palette.create.event': 'New event',
  'palette.create.classLevels': 'New class level',
  'palette.create.organization': 'New organization',
  'palette.create.questionnaire': 'New questionnaire',
  'palette.create.tender': 'New tender',
  'palette.create.lot': 'New lot',
  'palette.create.serviceRequest': 'New request',
  'palette.create.canteen': 'New canteen',
  'palette.create.siteVisit': 'New site visit',
} as const
