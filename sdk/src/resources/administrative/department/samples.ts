/** Departments for stories and tests. */
export const departmentSamples = [
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
] as const

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
