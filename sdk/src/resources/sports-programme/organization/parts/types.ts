import type { DocumentCategory, LegalNature, OrganizationType } from './names/messages.js'

const civil = ['399-9'] as const
/** The legal natures that suit a type; the first is the usual one. */
const naturesByType: Readonly<Record<OrganizationType, readonly LegalNature[]>> = {
  municipio: ['124-4', '103-1'],
  federacao: civil,
  liga: civil,
  associacao: civil,
  clube: civil,
  osc: ['399-9', '306-9', '322-0', '330-1', '214-3'],
  apae: civil,
  'instituicao-ensino': ['103-1', '102-3', '111-2', '112-0', '399-9', '306-9', '322-0', '330-1', '206-2', '213-5'],
  fundacao: ['306-9'],
  empresa: ['206-2', '213-5', '214-3'],
}

/** The legal natures that an organization of this type may have; none while no type is chosen. */
export const naturesOf = (type: unknown): readonly LegalNature[] => naturesByType[type as OrganizationType] ?? []

const taxes = ['cnd-federal', 'cnd-estadual', 'cnd-municipal'] as const
const ofCompanies: readonly DocumentCategory[] = [...taxes, 'fgts']
const ofAssociations: readonly DocumentCategory[] = ['estatuto', 'ata-eleicao', ...taxes]
/** Natures of public bodies begin so. */
const publicBody = /^1/
const companies = ['206-2', '213-5', '214-3']

/** The documents without which an organization cannot be approved; a school answers as what it is by law. Domain model B6.16. */
export function mandatoryDocuments({
  type,
  legalNature,
}: {
  readonly type: unknown
  readonly legalNature: unknown
}): readonly DocumentCategory[] {
  if (type === 'municipio') return []
  if (type === 'empresa') return ofCompanies
  if (type !== 'instituicao-ensino') return ofAssociations
  const nature = String(legalNature)
  if (publicBody.test(nature)) return []
  return companies.includes(nature) ? ofCompanies : ofAssociations
}
