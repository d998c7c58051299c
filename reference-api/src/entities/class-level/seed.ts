import type { ClassLevelDraft } from '@esporte-parana/sdk/contracts'
import type { Database } from '../../database/database.js'
import { continueIds, insertRows } from '../../database/insertRows.js'
import { rowOf, seededColumns } from '../../demo/demoRows.js'
import type { EntityPlan } from '../../records/plan/plan.js'

type Level = readonly [
  name: string,
  stage: ClassLevelDraft['stage'],
  minAge: number,
  maxAge: number,
  maxStudents: number,
  weeklyHours: number,
  more?: Partial<ClassLevelDraft>,
]

/** Levels of a school of sports. Two of the same stage overlap, and one age has no level, so that the screen can show both. */
const levels: readonly Level[] = [
  ['Psicomotricidade', 'vivencia', 3, 5, 15, 2, { description: 'Brincadeiras e movimento, com responsável na primeira aula.' }],
  ['Iniciação', 'vivencia', 6, 8, 20, 2],
  ['Multiesportivo', 'vivencia', 9, 12, 25, 3],
  ['Fundamentação', 'formacao', 7, 9, 25, 4],
  ['Fundamentação em lutas', 'formacao', 9, 11, 20, 4, { modalityIds: ['judo', 'karate', 'taekwondo'] }],
  ['Aperfeiçoamento', 'formacao', 12, 14, 25, 6],
  ['Especialização', 'formacao', 15, 17, 20, 8],
  ['Treinamento', 'excelencia', 14, 17, 18, 12, { ageReference: 'data-matricula' }],
  ['Treinamento adulto', 'excelencia', 19, 35, 18, 16, { ageReference: 'data-matricula' }],
  ['Alto rendimento paralímpico', 'excelencia', 36, 60, 12, 16, { modalityIds: ['goalball', 'para-atletismo', 'para-natacao'] }],
  ['Adultos em movimento', 'vida-toda', 18, 59, 30, 3],
  ['Melhor idade', 'vida-toda', 60, 120, 30, 3, { description: 'Atestado médico na matrícula.' }],
]

/** Inserts the demo levels, in the order of the list. */
export async function seedClassLevels(database: Database, plan: EntityPlan): Promise<void> {
  const records = levels.map(([name, stage, minAge, maxAge, maxStudents, weeklyHours, more], index) => {
    const blank = { ageReference: 'ano-civil' as const, modalityIds: [], description: null, notes: null }
    const draft: ClassLevelDraft = { ...blank, name, stage, minAge, maxAge, maxStudents, weeklyHours, ...more }
    return rowOf(plan, { ...draft }, { id: index + 1, ...seededColumns })
  })
  await insertRows(database, 'class_level', records)
  await continueIds(database, 'class_level')
}
