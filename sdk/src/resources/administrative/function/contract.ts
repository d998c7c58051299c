import { defineContract } from '../../../core/contract.js'
import type { NamesOf } from '../../../core/messages.js'
import type { StaffFunction, StaffFunctionDraft } from './schema.js'

const named = {
  figures: { active: { status: 'ativo' } },
} as const

/** What of the contract has texts. */
export type StaffFunctionNames = NamesOf<typeof named>

/** Contract of the functions (Funções): path, search, filters and order. */
export const functionContract = defineContract<StaffFunction, StaffFunctionDraft>({
  name: 'function',
  path: '/administrativo/funcoes',
  search: ['name', 'code'],
  filters: ['category', 'requiresCref', 'departmentId', 'status'],
  sortable: ['code', 'name', 'category', 'cbo', 'peopleCount', 'status'],
  defaultSort: 'name',
  unique: [{ fields: ['name'] }, { fields: ['code'] }],
  isReassignable: true,
  headline: 'active',
  ...named,
  schema: () => import('./schema.js').then((module) => module.functionSchema),
})
