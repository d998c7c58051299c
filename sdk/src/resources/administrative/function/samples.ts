/** Functions for stories and tests. */
export const functionSamples = [
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
] as const

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
  const blank = {
    cbo: null,
    requiresCref: false,
    isInspector: false,
    departmentId: null,
    weeklyHours: 40,
    description: null,
    notes: null,
    peopleCount: 0,
  }
  return { ...blank, id, name, ...parts }
}
