/**
 * Records for stories and tests, by the name of their contract. People and documents are invented ("dados fictícios"); the check digits are right.
 */
export const sampleRecords = {
  department: [
    department(1, 'Secretaria de Estado do Esporte', 'SEES', 'gabinete'),
    department(2, 'Diretoria de Esporte', 'SEES/DE', 'diretoria', 1),
    department(3, 'Coordenação da Escola do Esporte', 'SEES/DE-CEE', 'coordenacao', 2),
    department(4, 'Coordenação dos Jogos Oficiais do Paraná', 'SEES/DE-CJO', 'coordenacao', 2),
    department(5, 'Núcleo de Arbitragem e Regulamentação Técnica dos Jogos Escolares, Abertos e da Juventude', 'SEES/NART', 'nucleo', 4),
    { ...department(6, 'Setor de Almoxarifado', 'SEES/ALM', 'setor', 1), status: 'inativo' },
  ],
  function: [
    staffFunction(1, 'Professor de Educação Física', 'PROF-EF', 'cargo-efetivo', true),
    staffFunction(2, 'Árbitro', 'ARB', 'arbitragem', false),
    staffFunction(3, 'Estagiário', 'EST', 'estagiario', false),
  ],
  person: [
    person(1, 'Ana Beatriz Nogueira Prestes', '08123456905', '1988-03-14', 4106902, 'Curitiba'),
    person(2, 'João da Conceição Gonçalves', '10020030916', '1975-11-02', 4113700, 'Londrina'),
    person(3, 'Maria Aparecida dos Santos Albuquerque e Vasconcellos de Oliveira', '33567812947', '1962-07-30', 4118501, 'Pato Branco'),
  ],
} as const satisfies Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>

function department(id: number, name: string, acronym: string, kind: string, parentId: number | null = null) {
  const blank = { managerId: null, deputyId: null, regionId: null, phone: '4133334444', extension: null, budgetUnit: null, notes: null }
  return { id, name, acronym, kind, parentId, email: 'contato@esporte.pr.gov.br', sortOrder: id, ...blank }
}

function staffFunction(id: number, name: string, code: string, category: string, requiresCref: boolean) {
  return {
    id,
    name,
    code,
    category,
    requiresCref,
    departmentId: null,
    cbo: null,
    weeklyHours: 40,
    description: null,
    notes: null,
    peopleCount: 0,
  }
}

function person(id: number, name: string, cpf: string, birthDate: string, cityId: number, city: string) {
  const blank = {
    foreignDocument: null,
    internalReason: null,
    socialName: null,
    countryId: null,
    motherName: null,
    fatherName: null,
    rg: null,
  }
  const address = {
    countryId: 76,
    zipCode: '80000000',
    street: 'Rua Marechal Deodoro',
    number: '100',
    neighborhood: 'Centro',
    stateId: 41,
    cityId,
  }
  return {
    ...blank,
    id,
    name,
    documentType: 'cpf',
    cpf,
    document: `***.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-**`,
    birthDate,
    age: 2026 - Number(birthDate.slice(0, 4)),
    gender: 'feminino',
    nationality: 'brasileiro',
    birthStateId: 41,
    birthCityId: cityId,
    legalCapacity: 'adulto',
    emancipationDocument: null,
    guardians: [],
    address: { ...address, postalCode: null, complement: null, stateName: null, cityName: null, latitude: null, longitude: null },
    city: { id: cityId, label: city },
    email: null,
    phone: '41999994444',
    phone2: null,
    bankAccounts: [],
    pcd: null,
    emergencyContact: null,
    functions: [],
    mainFunction: null,
    mainDepartment: null,
    internalCode: null,
    photoId: null,
    lgpd: { legalBasis: 'politica-publica', consentAt: null, imageUse: false },
    notes: null,
  }
}
