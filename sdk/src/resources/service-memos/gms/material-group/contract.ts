import { defineContract } from '../../../../core/contract.js'
import type { MaterialGroup, MaterialGroupDraft } from './schema.js'

/** Contract of the GMS groups (Grupos do GMS): path, search, filters and order. */
export const materialGroupContract = defineContract<MaterialGroup, MaterialGroupDraft>({
  name: 'materialGroup',
  path: '/administrativo/solicitacoes-servico/gms/grupos',
  search: ['name', 'code'],
  filters: ['type', 'status'],
  sortable: ['code', 'name', 'type', 'classCount', 'itemCount', 'status'],
  defaultSort: 'code',
  tellsApart: ['code'],
  unique: [{ fields: ['code'] }, { fields: ['name'], isHint: true, isNear: true }],
  schema: () => import('./schema.js').then((module) => module.materialGroupSchema),
})
