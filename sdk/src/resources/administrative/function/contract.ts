import { defineContract } from '../../../core/contract.js'
import type { StaffFunction, StaffFunctionDraft } from './schema.js'

const figures = { active: { status: 'ativo' } } as const

/** What of the contract has texts. */
export interface StaffFunctionNames {
  readonly figure: keyof typeof figures
}

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
  figures,
  headline: 'active',
  schema: () => import('./schema.js').then((module) => module.functionSchema),
})
