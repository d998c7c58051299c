import { today } from '../../../core/calendar.js'

const address = {
  countryId: 76,
  zipCode: '80010000',
  postalCode: null,
  street: 'Rua Marechal Deodoro',
  number: '630',
  complement: null,
  neighborhood: 'Centro',
  stateId: 41,
  cityId: 4106902,
  stateName: null,
  cityName: null,
  latitude: null,
  longitude: null,
} as const

const contact = {
  name: 'Helena Kravchuk',
  role: 'Sócia-administradora',
  email: 'helena@exemplo.com.br',
  phone: null,
  mobile: '41999994444',
  isMain: true,
  receivesNotices: true,
  personId: null,
  person: null,
} as const

const blank = {
  personType: 'pessoa-juridica',
  cnpj: null,
  cpf: null,
  foreignId: null,
  countryId: null,
  tradeName: null,
  stateRegistration: null,
  cityRegistration: null,
  size: null,
  legalNature: null,
  mainCnae: null,
  registryNumber: null,
  email: 'contato@exemplo.com.br',
  phone: '4133334444',
  phone2: null,
  website: null,
  address,
  place: 'Curitiba/PR',
  city: { id: 4106902, label: 'Curitiba' },
  contacts: [contact],
  bankAccounts: [],
  certificates: [],
  certificatesValidUntil: null,
  sanctions: [],
  isSanctioned: false,
  lineIds: [],
  lines: [],
  notes: null,
} as const

/** Invented suppliers (dados fictícios): companies whose certificates hold, end soon and ended, a person, a foreign one, one that is suspended. */
export const supplierSamples = [
  company(1, 'Araucária Artigos Esportivos Ltda', '41180725000196', [certificate('federal-inss', 120), certificate('fgts-crf', 90)]),
  company(2, 'Cozinha Industrial Campos Gerais Ltda', '7F3K9X2P000189', [certificate('fgts-crf', 12)]),
  company(3, 'Transportes Vale do Iguaçu S.A.', '90226314000108', [certificate('trabalhista-cndt', -9), certificate('municipal', 40)]),
  {
    ...company(4, 'Troféus e Medalhas Pinhão Ltda', 'K4D81M0T000177', []),
    status: 'suspenso',
    isSanctioned: true,
    sanctions: [
      { type: 'impedimento', process: '24.318.507-6', from: dayFrom(-100), to: dayFrom(260), legalBasis: 'Lei 14.133/2021, art. 156, III' },
    ],
  },
  {
    ...blank,
    id: 5,
    personType: 'pessoa-fisica',
    companyName: 'Marcos Antônio Sobczak',
    cpf: '08123456905',
    document: '***.234.569-**',
  },
  {
    ...blank,
    id: 6,
    personType: 'estrangeiro',
    companyName: 'Deportes del Este S.A.',
    foreignId: '80012345-6',
    countryId: 600,
    country: { id: 600, label: 'Paraguai' },
    document: '80012345-6',
    status: 'em-cadastro',
  },
] as const

function company(id: number, companyName: string, cnpj: string, certificates: readonly ReturnType<typeof certificate>[]) {
  const document = `${cnpj.slice(0, 2)}.${cnpj.slice(2, 5)}.${cnpj.slice(5, 8)}/${cnpj.slice(8, 12)}-${cnpj.slice(12)}`
  const ends = certificates.map(({ validUntil }) => validUntil).toSorted()
  return {
    ...blank,
    id,
    companyName,
    cnpj,
    document,
    size: 'epp',
    legalNature: '206-2',
    certificates,
    certificatesValidUntil: ends[0] ?? null,
    status: 'ativo',
  }
}

function certificate(type: string, days: number) {
  return { type, number: null, issuedAt: dayFrom(-180), validUntil: dayFrom(days), fileId: null, file: null }
}

/** So many days from today. */
function dayFrom(days: number): string {
  return new Date(Date.parse(today()) + days * 86_400_000).toISOString().slice(0, 10)
}
