import { type LegalNature, legalNatureCodes } from '../../../../blocks/codes/legalNatures.js'
import type { DocumentCategory, OrganizationType } from './codes.js'

/** Concla's first digit: 1 are public bodies, 2 are companies. */
const isPublic = (code: unknown) => String(code).startsWith('1')
const isCompany = (code: unknown) => String(code).startsWith('2')
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
  'instituicao-ensino': ['103-1', ...legalNatureCodes.filter((code) => code !== '103-1' && code !== '124-4')],
  fundacao: ['306-9'],
  empresa: ['206-2', ...legalNatureCodes.filter((code) => code !== '206-2' && isCompany(code))],
}

/** The legal natures that an organization of this type may have; none while no type is chosen. */
export const naturesOf = (type: unknown): readonly LegalNature[] => naturesByType[type as OrganizationType] ?? []

const taxes = ['cnd-federal', 'cnd-estadual', 'cnd-municipal'] as const
const ofCompanies = [...taxes, 'fgts'] as const satisfies readonly DocumentCategory[]
const ofAssociations = ['estatuto', 'ata-eleicao', ...taxes] as const satisfies readonly DocumentCategory[]
export type MandatoryDocument = (typeof ofCompanies | typeof ofAssociations)[number]

/** The documents without which an organization cannot be approved; a school answers as what it is by law. Domain model B6.16. */
export function mandatoryDocuments({ type, legalNature }: Readonly<Record<'type' | 'legalNature', unknown>>): readonly MandatoryDocument[] {
  if (type === 'municipio') return []
  if (type === 'empresa') return ofCompanies
  if (type !== 'instituicao-ensino') return ofAssociations
  if (isPublic(legalNature)) return []
  return isCompany(legalNature) ? ofCompanies : ofAssociations
}
