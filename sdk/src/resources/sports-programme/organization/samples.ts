import { today } from '../../../core/calendar.js'

const address = {
  countryId: 76,
  zipCode: '85501000',
  postalCode: null,
  street: 'Rua Caramuru',
  number: '271',
  complement: null,
  neighborhood: 'Centro',
  stateId: 41,
  stateName: null,
  cityName: null,
  latitude: null,
  longitude: null,
}

const cities = { 4106902: 'Curitiba', 4113700: 'Londrina', 4118501: 'Pato Branco' } as const
const regions = { 4106902: 1, 4113700: 2, 4118501: 3 } as const
const people = {
  2: 'João da Conceição Gonçalves',
  3: 'Maria Aparecida dos Santos Albuquerque e Vasconcellos de Oliveira',
  5: 'Carlos Eduardo Bressan',
} as const
const year = Number(today().slice(0, 4))

/** Invented organizations, one in each status that a clerk meets often. */
export const organizationSamples = [
  sample(1, 'Município de Pato Branco', {
    type: 'municipio',
    legalNature: '124-4',
    cnpj: '41180725000196',
    cityId: 4118501,
    personId: 3,
    role: 'prefeito',
  }),
  {
    ...sample(2, 'Federação Paranaense de Canoagem dos Rios e Represas', {
      type: 'federacao',
      legalNature: '399-9',
      cnpj: '90226314000108',
      cityId: 4106902,
      personId: 5,
    }),
    acronym: 'FPCR',
    status: 'em-analise',
    modalities: ['canoagem', 'remo'],
  },
  {
    ...sample(3, 'Associação Desportiva Araucária', {
      type: 'associacao',
      legalNature: '399-9',
      cnpj: '7F3K9X2P000189',
      cityId: 4113700,
      personId: 2,
    }),
    status: 'em-cadastro',
  },
  {
    ...sample(4, 'Clube Náutico do Iguaçu', { type: 'clube', legalNature: '399-9', cnpj: 'K4D81M0T000177', cityId: 4106902, personId: 5 }),
    status: 'suspensa',
    documentsValidUntil: `${year - 1}-11-30`,
    documentCategories: ['estatuto', 'ata-eleicao', 'cnd-federal', 'cnd-estadual', 'cnd-municipal'] as string[],
  },
  {
    ...sample(5, 'Apae de Londrina', { type: 'apae', legalNature: '399-9', cnpj: 'B7Q2Z6W90A3C09', cityId: 4113700, personId: 2 }),
    status: 'inativa',
  },
] as const

interface SampleParts {
  readonly type: string
  readonly legalNature: string
  readonly cnpj: string
  readonly cityId: keyof typeof cities
  readonly personId: keyof typeof people
  readonly role?: string
}

function sample(id: number, companyName: string, { cityId, personId, role = 'presidente', ...parts }: SampleParts) {
  const person = { id: personId, label: people[personId] }
  const region = { id: regions[cityId], label: `Escritório Regional de ${cities[cityId]}` }
  return {
    id,
    companyName,
    ...parts,
    status: 'habilitada',
    tradeName: null,
    acronym: null,
    foundedAt: '1987-05-20',
    purposes: null,
    publicUtility: [],
    registrations: null,
    address: { ...address, cityId },
    email: 'contato@exemplo.org.br',
    phone: '4632201500',
    phone2: null,
    website: null,
    social: null,
    contacts: [
      {
        id,
        name: person.label,
        role: null,
        email: null,
        phone: null,
        mobile: '46999991234',
        isMain: true,
        receivesNotices: true,
        personId: null,
        person: null,
      },
    ],
    dirigentes: [
      { id, personId, person, role, mandateStart: `${year - 1}-01-01`, mandateEnd: `${year + 2}-12-31`, isLegalRep: true, ata: [] },
    ],
    bankAccounts: [],
    modalities: [] as string[],
    serves: null,
    documents: [],
    notes: null,
    city: { id: cityId, label: cities[cityId] },
    region,
    representative: person,
    documentsValidUntil: null as string | null,
    documentCategories: [] as string[],
  }
}
