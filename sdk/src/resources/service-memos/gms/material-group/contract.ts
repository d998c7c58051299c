import { defineContract } from '../../../../core/contract.js'
import type { MaterialGroup, MaterialGroupDraft } from './schema.js'

/** Grupos do GMS: how they are asked for. */
export const materialGroupContract = defineContract<MaterialGroup, MaterialGroupDraft>({
  name: 'materialGroup',
  path: '/administrativo/solicitacoes-servico/gms/grupos',
  search: ['name', 'code'],
  filters: ['type', 'status'],
  sortable: ['code', 'name', 'type', 'classCount', 'itemCount', 'status'],
  defaultSort: 'code',
  tellsApart: ['code'],
  unique: [{ fields: ['code'] }, { fields: ['name'], isHint: true }],
  schema: () => import('./schema.js').then((module) => module.materialGroupSchema),
})
