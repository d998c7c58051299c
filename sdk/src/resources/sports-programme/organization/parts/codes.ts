/** What an organization may be. */
export const organizationTypes = [
  'municipio',
  'federacao',
  'liga',
  'associacao',
  'clube',
  'osc',
  'apae',
  'instituicao-ensino',
  'fundacao',
  'empresa',
] as const
export type OrganizationType = (typeof organizationTypes)[number]

/** Offices of those who lead. */
export const dirigenteRoles = [
  'presidente',
  'vice-presidente',
  'diretor',
  'secretario',
  'tesoureiro',
  'prefeito',
  'secretario-municipal',
  'representante-legal',
] as const
export type DirigenteRole = (typeof dirigenteRoles)[number]

/** Documents that an organization hands in. */
export const documentCategories = [
  'estatuto',
  'ata-eleicao',
  'cnd-federal',
  'cnd-estadual',
  'cnd-municipal',
  'fgts',
  'cndt',
  'tce-liberatoria',
  'alvara',
] as const
export type DocumentCategory = (typeof documentCategories)[number]
