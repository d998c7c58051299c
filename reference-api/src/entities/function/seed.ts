import type { StaffFunctionDraft } from '@esporte-parana/sdk/contracts'
import type { Database, Row } from '../../database/database.js'
import { rowOf, seededColumns } from '../../demo/demoRows.js'
import { continueIds, insertRows } from '../../database/insertRows.js'
import type { EntityPlan } from '../../records/plan/plan.js'

type Category = StaffFunctionDraft['category']
/** Code, name, category, CBO, whether CREF is required, hours a week. */
export const functions: readonly (readonly [
  code: string,
  name: string,
  category: Category,
  cbo: string,
  requiresCref: boolean,
  hours: number,
])[] = [
  ['SEC', 'Secretário de Estado', 'cargo-comissionado', '1114-05', false, 40],
  ['DIR', 'Diretor', 'cargo-comissionado', '1114-15', false, 40],
  ['COORD', 'Coordenador', 'funcao-gestao-publica', '1312-25', false, 40],
  ['CHEFE-ERE', 'Chefe de Escritório Regional', 'funcao-gestao-publica', '1114-15', false, 40],
  ['ASSESSOR', 'Assessor Técnico', 'cargo-comissionado', '2523-05', false, 40],
  ['AG-PROF', 'Agente Profissional', 'cargo-efetivo', '2521-05', false, 40],
  ['AG-EXEC', 'Agente de Execução', 'cargo-efetivo', '4110-05', false, 40],
  ['PROF-EF', 'Professor de Educação Física', 'cargo-efetivo', '2313-15', true, 20],
  ['TEC-ESP', 'Técnico Desportivo', 'temporario-pss', '2241-25', true, 40],
  ['PREP-FIS', 'Preparador Físico', 'temporario-pss', '2241-20', true, 40],
  ['ARBITRO', 'Árbitro', 'arbitragem', '3772-30', false, 12],
  ['MESARIO', 'Mesário', 'arbitragem', '3772-30', false, 12],
  ['BOLSA-AT', 'Bolsista Atleta', 'bolsista', '3771-05', false, 20],
  ['ESTAG', 'Estagiário', 'estagiario', '4110-05', false, 30],
  ['VOLUNT', 'Voluntário', 'voluntario', '5153-10', false, 8],
  ['NUTRI', 'Nutricionista', 'cargo-efetivo', '2237-10', false, 40],
  ['MOTOR', 'Motorista', 'terceirizado', '7823-05', false, 44],
]

/** Codes of the functions that may inspect. */
const inspecting = new Set(['COORD', 'CHEFE-ERE', 'AG-PROF', 'NUTRI'])

/** Inserts the functions, numbered in their order. */
export async function seedFunctions(database: Database, plan: EntityPlan): Promise<void> {
  await insertRows(database, 'staff_function', functionRows(plan))
  await continueIds(database, 'staff_function')
}

function functionRows(plan: EntityPlan): readonly Row[] {
  return functions.map(([code, name, category, cbo, requiresCref, weeklyHours], index) => {
    const draft: StaffFunctionDraft = {
      code,
      name,
      category,
      cbo,
      requiresCref,
      isInspector: inspecting.has(code),
      weeklyHours,
      departmentId: null,
      description: null,
      notes: null,
    }
    return rowOf(plan, { ...draft }, { id: index + 1, ...seededColumns })
  })
}
