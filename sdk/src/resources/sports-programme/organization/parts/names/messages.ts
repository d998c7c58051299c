import type { Locale } from '../../../../../core/locale.js'
import type { DirigenteRole, DocumentCategory, OrganizationType } from '../codes.js'

// A code without a name in each language does not compile.

/** What an organization may be. */
export const typeNames = {
  'pt-BR': {
    municipio: 'Município',
    federacao: 'Federação',
    liga: 'Liga',
    associacao: 'Associação',
    clube: 'Clube',
    osc: 'OSC',
    apae: 'Apae',
    'instituicao-ensino': 'Instituição de ensino',
    fundacao: 'Fundação',
    empresa: 'Empresa',
  },
  'en-US': {
    municipio: 'Municipality',
    federacao: 'Federation',
    liga: 'League',
    associacao: 'Association',
    clube: 'Club',
    osc: 'Civil society organization',
    apae: 'Apae',
    'instituicao-ensino': 'Educational institution',
    fundacao: 'Foundation',
    empresa: 'Company',
  },
  'es-ES': {
    municipio: 'Municipio',
    federacao: 'Federación',
    liga: 'Liga',
    associacao: 'Asociación',
    clube: 'Club',
    osc: 'Organización de la sociedad civil',
    apae: 'Apae',
    'instituicao-ensino': 'Institución de enseñanza',
    fundacao: 'Fundación',
    empresa: 'Empresa',
  },
} satisfies Names<OrganizationType>

/** Offices of those who lead. */
export const roleNames = {
  'pt-BR': {
    presidente: 'Presidente',
    'vice-presidente': 'Vice-presidente',
    diretor: 'Diretor',
    secretario: 'Secretário',
    tesoureiro: 'Tesoureiro',
    prefeito: 'Prefeito',
    'secretario-municipal': 'Secretário municipal',
    'representante-legal': 'Representante legal',
  },
  'en-US': {
    presidente: 'President',
    'vice-presidente': 'Vice president',
    diretor: 'Director',
    secretario: 'Secretary',
    tesoureiro: 'Treasurer',
    prefeito: 'Mayor',
    'secretario-municipal': 'Municipal secretary',
    'representante-legal': 'Legal representative',
  },
  'es-ES': {
    presidente: 'Presidente',
    'vice-presidente': 'Vicepresidente',
    diretor: 'Director',
    secretario: 'Secretario',
    tesoureiro: 'Tesorero',
    prefeito: 'Alcalde',
    'secretario-municipal': 'Secretario municipal',
    'representante-legal': 'Representante legal',
  },
} satisfies Names<DirigenteRole>

/** What each document is called. */
export const documentNames = {
  'pt-BR': {
    estatuto: 'Estatuto',
    'ata-eleicao': 'Ata de eleição',
    'cnd-federal': 'CND federal',
    'cnd-estadual': 'CND estadual',
    'cnd-municipal': 'CND municipal',
    fgts: 'CRF do FGTS',
    cndt: 'CNDT trabalhista',
    'tce-liberatoria': 'Certidão liberatória do TCE-PR',
    alvara: 'Alvará',
  },
  'en-US': {
    estatuto: 'Bylaws',
    'ata-eleicao': 'Minutes of the election',
    'cnd-federal': 'Federal tax clearance',
    'cnd-estadual': 'State tax clearance',
    'cnd-municipal': 'Municipal tax clearance',
    fgts: 'FGTS clearance (CRF)',
    cndt: 'Labor debt clearance (CNDT)',
    'tce-liberatoria': 'TCE-PR release certificate',
    alvara: 'Operating license',
  },
  'es-ES': {
    estatuto: 'Estatuto',
    'ata-eleicao': 'Acta de elección',
    'cnd-federal': 'Certificado fiscal federal',
    'cnd-estadual': 'Certificado fiscal estatal',
    'cnd-municipal': 'Certificado fiscal municipal',
    fgts: 'Certificado del FGTS (CRF)',
    cndt: 'Certificado laboral (CNDT)',
    'tce-liberatoria': 'Certificado liberatorio del TCE-PR',
    alvara: 'Licencia de funcionamiento',
  },
} satisfies Names<DocumentCategory>

type Names<Code extends string> = Readonly<Record<Locale, Readonly<Record<Code, string>>>>
