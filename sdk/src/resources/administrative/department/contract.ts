import { defineContract } from '../../../core/contract.js'
import type { Department, DepartmentDraft } from './schema.js'

const figures = { active: { status: 'ativo' } } as const

/** What of the contract has texts. */
export interface DepartmentNames {
  readonly figure: keyof typeof figures
}

/** Contract of the departments (Departamentos): path, search, filters and order. */
export const departmentContract = defineContract<Department, DepartmentDraft>({
  name: 'department',
  path: '/administrativo/departamentos',
  search: ['name', 'acronym'],
  filters: ['kind', 'parentId', 'regionId', 'status'],
  sortable: ['acronym', 'name', 'kind', 'sortOrder', 'status'],
  defaultSort: 'name',
  tellsApart: ['acronym', 'parent'],
  unique: [{ fields: ['acronym'] }, { fields: ['name', 'parentId'] }],
  isReassignable: true,
  figures,
  headline: 'active',
  schema: () => import('./schema.js').then((module) => module.departmentSchema),
})
