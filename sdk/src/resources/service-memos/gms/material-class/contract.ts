import { defineContract } from '../../../../core/contract.js'
import type { MaterialClass, MaterialClassDraft } from './schema.js'

/** Contract of the GMS classes (Classes do GMS): path, search, filters and order. */
export const materialClassContract = defineContract<MaterialClass, MaterialClassDraft>({
  name: 'materialClass',
  path: '/administrativo/solicitacoes-servico/gms/classes',
  search: ['name', 'fullCode'],
  filters: ['groupId', 'status'],
  choiceFilters: ['groupId'],
  sortable: ['fullCode', 'name', 'itemCount', 'status'],
  defaultSort: 'fullCode',
  tellsApart: ['fullCode', 'group'],
  unique: [{ fields: ['code', 'groupId'] }, { fields: ['name'], isHint: true, isNear: true }],
  schema: () => import('./schema.js').then((module) => module.materialClassSchema),
})
