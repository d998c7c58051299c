import { sampleClasses, sampleGroups, sampleMaterials } from './sampleCatalogue.js'
import { samplePeople } from './samplePeople.js'

/**
 * Records for stories and tests, by the name of their contract. People and documents are invented ("dados fictícios"); the check digits are right.
 */
export const sampleRecords = {
  region: [
    region(1, 'Escritório Regional de Curitiba', 'ERE-01', 4106902),
    region(2, 'Escritório Regional de Londrina', 'ERE-02', 4113700),
    region(3, 'Escritório Regional de Pato Branco', 'ERE-09', 4118501),
  ],
  person: samplePeople,
  materialGroup: sampleGroups,
  materialClass: sampleClasses,
  material: sampleMaterials,
  department: [
    department(1, 'Secretaria de Estado do Esporte', { acronym: 'SEES', kind: 'gabinete', managerId: 1 }),
    department(2, 'Diretoria de Esporte', { acronym: 'SEES/DE', kind: 'diretoria', parentId: 1, managerId: 2 }),
    department(3, 'Coordenação da Escola do Esporte', { acronym: 'SEES/DE-CEE', kind: 'coordenacao', parentId: 2, managerId: 3 }),
    department(4, 'Coordenação dos Jogos Oficiais do Paraná', { acronym: 'SEES/DE-CJO', kind: 'coordenacao', parentId: 2, managerId: 5 }),
    department(5, 'Núcleo de Arbitragem e Regulamentação Técnica dos Jogos Escolares, Abertos e da Juventude', {
      acronym: 'SEES/NART',
      kind: 'nucleo',
      parentId: 4,
      managerId: 4,
    }),
    department(6, 'Setor de Almoxarifado', { acronym: 'SEES/ALM', kind: 'setor', parentId: 1, status: 'inativo' }),
    department(7, 'Diretoria Administrativa e Financeira', { acronym: 'SEES/DAF', kind: 'diretoria', parentId: 1, managerId: 6 }),
    department(8, 'Divisão de Licitações e Contratos', { acronym: 'SEES/DLC', kind: 'divisao', parentId: 7, managerId: 8 }),
    department(9, 'Divisão de Recursos Humanos', { acronym: 'SEES/DRH', kind: 'divisao', parentId: 7 }),
    department(10, 'Escritório Regional de Curitiba', { acronym: 'ERE-CTBA', kind: 'escritorio-regional', parentId: 2, regionId: 1 }),
    department(11, 'Escritório Regional de Londrina', { acronym: 'ERE-LDNA', kind: 'escritorio-regional', parentId: 2, regionId: 2 }),
    department(12, 'Escritório Regional de Pato Branco', { acronym: 'ERE-PBCO', kind: 'escritorio-regional', parentId: 2, regionId: 3 }),
  ],
  function: [
    staffFunction(1, 'Professor de Educação Física', {
      code: 'PROF-EF',
      category: 'cargo-efetivo',
      cbo: '2344-10',
      requiresCref: true,
      peopleCount: 2,
    }),
    staffFunction(2, 'Árbitro', { code: 'ARB', category: 'arbitragem', peopleCount: 1 }),
    staffFunction(3, 'Estagiário', { code: 'EST', category: 'estagiario', weeklyHours: 30 }),
    staffFunction(4, 'Diretor de Esporte', { code: 'DIR-E', category: 'cargo-comissionado', departmentId: 2, peopleCount: 1 }),
    staffFunction(5, 'Coordenador de Jogos Oficiais', {
      code: 'COORD-JO',
      category: 'funcao-gestao-publica',
      departmentId: 4,
      peopleCount: 1,
    }),
    staffFunction(6, 'Técnico Desportivo', { code: 'TEC-D', category: 'temporario-pss', requiresCref: true, peopleCount: 1 }),
    staffFunction(7, 'Voluntário', { code: 'VOL', category: 'voluntario', status: 'inativo' }),
  ],
} as const satisfies Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>

interface DepartmentParts {
  readonly acronym: string
  readonly kind: string
  readonly parentId?: number
  readonly managerId?: number
  readonly regionId?: number
  readonly status?: string
}

function department(id: number, name: string, parts: DepartmentParts) {
  const blank = { parentId: null, managerId: null, deputyId: null, regionId: null, extension: null, budgetUnit: null, notes: null }
  return { ...blank, id, name, phone: '4133334444', email: 'contato@esporte.pr.gov.br', sortOrder: id, ...parts }
}

interface FunctionParts {
  readonly code: string
  readonly category: string
  readonly cbo?: string
  readonly requiresCref?: boolean
  readonly departmentId?: number
  readonly weeklyHours?: number
  readonly peopleCount?: number
  readonly status?: string
}

function staffFunction(id: number, name: string, parts: FunctionParts) {
  const blank = { cbo: null, requiresCref: false, departmentId: null, weeklyHours: 40, description: null, notes: null, peopleCount: 0 }
  return { ...blank, id, name, ...parts }
}

function region(id: number, name: string, code: string, seatCityId: number) {
  const blank = { parentId: null, managerId: null, email: null, phone: null, address: null, color: null, notes: null }
  return { ...blank, id, name, code, type: 'regional-esporte', seatCityId, cityIds: [seatCityId], cityCount: 1 }
}
