import { defineContract } from '../../../core/contract.js'
import type { Region, RegionDraft } from './schema.js'

/** Filter of a reference for the regional offices of the state's sports body. */
export const regionalOffices = () => ({ type: 'regional-esporte' })

/** Contract of the regions (Regiões); `cityId` finds the region of a city. */
export const regionContract = defineContract<Region, RegionDraft, 'cityId'>({
  name: 'region',
  path: '/administrativo/solicitacoes-servico/regioes',
  search: ['name', 'code', 'cities'],
  filters: ['type', 'parentId', 'cityId', 'status'],
  choiceFilters: ['type'],
  sortable: ['code', 'name', 'type', 'status'],
  defaultSort: 'code',
  unique: [{ fields: ['name', 'type'] }, { fields: ['code'] }],
  isReassignable: true,
  schema: () => import('./schema.js').then((module) => module.regionSchema),
})
