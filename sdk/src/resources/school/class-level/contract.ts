import { defineContract } from '../../../core/contract.js'
import type { ClassLevel, ClassLevelDraft } from './schema.js'

/** Contract of the class levels (Níveis de turma); `age` finds the levels that take pupils of an age. */
export const classLevelContract = defineContract<ClassLevel, ClassLevelDraft, 'age'>({
  name: 'classLevel',
  path: '/escola/niveis-turma',
  search: ['name', 'description'],
  filters: ['stage', 'age', 'status'],
  choiceFilters: ['stage'],
  sortable: ['sortOrder', 'name', 'stage', 'ageBand', 'maxStudents', 'weeklyHours', 'status'],
  defaultSort: 'sortOrder',
  orderable: 'sortOrder',
  aggregates: { maxStudents: 'sum', weeklyHours: 'sum' },
  tellsApart: ['stage', 'ageBand'],
  unique: [{ fields: ['name'] }],
  schema: () => import('./schema.js').then((module) => module.classLevelSchema),
})
