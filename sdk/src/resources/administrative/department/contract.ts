import { defineContract } from '../../../core/contract.js'
import type { NamesOf } from '../../../core/messages.js'
import type { Department, DepartmentDraft } from './schema.js'

const named = {
  figures: { active: { status: 'ativo' } },
} as const

/** What of the contract has texts. */
export type DepartmentNames = NamesOf<typeof named>

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
  headline: 'active',
  ...named,
  schema: () => import('./schema.js').then((module) => module.departmentSchema),
})
