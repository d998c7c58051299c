import { today, yearsBetween } from '../../../core/calendar.js'
import { maskedCpf } from '../../../validators/cpf.js'

const cities = { 4106902: 'Curitiba', 4113700: 'Londrina', 4118501: 'Pato Branco' } as const
type City = keyof typeof cities

const blankAddress = {
  countryId: 76,
  zipCode: '80000000',
  street: 'Rua Marechal Deodoro',
  number: '100',
  neighborhood: 'Centro',
  stateId: 41,
  postalCode: null,
  complement: null,
  stateName: null,
  cityName: null,
  latitude: null,
  longitude: null,
}

const blankPerson = {
  documentType: 'cpf',
  foreignDocument: null,
  internalReason: null,
  internalCode: null,
  socialName: null,
  nationality: 'brasileiro',
  countryId: null,
  birthStateId: 41,
  motherName: null,
  fatherName: null,
  rg: null,
  legalCapacity: 'adulto',
  emancipationDocument: null,
  guardians: [],
  email: null,
  phone: '41999994444',
  phone2: null,
  functions: [],
  needsCapacityReview: false,
  anonymized: null,
  mainFunction: null,
  mainDepartment: null,
  bankAccounts: [],
  pcd: null,
  emergencyContact: null,
  photoId: null,
  lgpd: { legalBasis: 'politica-publica', consentAt: null, consentEndedAt: null, imageUse: false },
  notes: null,
} as const

/** Invented people: adults, a minor with guardians, one with functions, one with a social name, one inactive. */
export const personSamples = [
  person(1, 'Ana Beatriz Nogueira Prestes', { cpf: '08123456905', birthDate: '1988-03-14', cityId: 4106902 }),
  person(2, 'João da Conceição Gonçalves', { cpf: '10020030916', birthDate: '1975-11-02', cityId: 4113700, gender: 'masculino' }),
  person(3, 'Maria Aparecida dos Santos Albuquerque e Vasconcellos de Oliveira', {
    cpf: '33567812947',
    birthDate: '1962-07-30',
    cityId: 4118501,
  }),
  {
    ...person(4, 'Rafael Kowalski', { cpf: '41290833761', birthDate: '1991-05-21', cityId: 4106902, gender: 'masculino' }),
    functions: [held(2, 5, '2021-02-01')],
    mainFunction: { id: 2, label: 'Árbitro' },
    mainDepartment: { id: 5, label: 'Núcleo de Arbitragem e Regulamentação Técnica dos Jogos Escolares, Abertos e da Juventude' },
    email: 'rafael.kowalski@esporte.pr.gov.br',
  },
  {
    ...person(5, 'Carlos Eduardo Bressan', { cpf: '52771044617', birthDate: '1969-09-08', cityId: 4106902, gender: 'masculino' }),
    functions: [{ ...held(5, 4, '2019-01-02'), hours: 40, registration: '12.345.678-9' }],
    mainFunction: { id: 5, label: 'Coordenador de Jogos Oficiais' },
    mainDepartment: { id: 4, label: 'Coordenação dos Jogos Oficiais do Paraná' },
  },
  person(6, 'Luciana Ferrari Tavares', { cpf: '60843127562', birthDate: '1983-12-19', cityId: 4106902 }),
  {
    ...person(7, 'Pedro Henrique Nogueira Prestes', { cpf: '71955408203', birthDate: '2014-04-03', cityId: 4106902, gender: 'masculino' }),
    legalCapacity: 'menor',
    phone: null,
    guardians: [
      { ...guardian('mae', '41999994444'), personId: 1, isMain: true },
      { ...guardian('pai', '41988887777'), name: 'Marcos Prestes Filho', cpf: '83011764905' },
    ],
  },
  {
    ...person(8, 'Renato Alves de Souza', { cpf: '94122683513', birthDate: '1994-01-27', cityId: 4113700 }),
    socialName: 'Renata Alves de Souza',
  },
  {
    ...person(9, 'Sebastião Moura', { cpf: '05233971437', birthDate: '1951-06-11', cityId: 4118501, gender: 'masculino' }),
    status: 'inativo',
  },
] as const

interface PersonParts {
  readonly cpf: string
  readonly birthDate: string
  readonly cityId: City
  readonly gender?: string
}

function person(id: number, name: string, { cpf, birthDate, cityId, gender = 'feminino' }: PersonParts) {
  return {
    ...blankPerson,
    id,
    name,
    cpf,
    document: maskedCpf(cpf),
    birthDate,
    age: yearsBetween(birthDate, today()),
    gender,
    birthCityId: cityId,
    address: { ...blankAddress, cityId },
    city: { id: cityId, label: cities[cityId] },
  }
}

function held(functionId: number, departmentId: number, start: string) {
  return { functionId, departmentId, start, end: null, hours: null, registration: null, crefNumber: null }
}

function guardian(relation: string, phone: string) {
  return { relation, phone, personId: null, name: null, cpf: null, document: null, isMain: false }
}
