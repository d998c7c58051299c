import { defineContract } from '../../../../core/contract.js'
import type { Material, MaterialDraft } from './schema.js'

/** Filters of the list that are no fields. */
export type MaterialFilter = 'hasAta'

/** Materiais e serviços do GMS: how they are asked for. */
export const materialContract = defineContract<Material, MaterialDraft, MaterialFilter>({
  name: 'material',
  path: '/administrativo/solicitacoes-servico/gms/material-servico',
  search: ['description', 'code', 'catmatCode', 'keywords'],
  filters: ['groupId', 'classId', 'type', 'unitCode', 'hasAta', 'status'],
  sortable: ['code', 'description', 'referencePrice', 'referenceDate', 'lastPrice', 'status'],
  defaultSort: 'code',
  statuses: ['em-analise', 'ativo', 'bloqueado', 'inativo'],
  transitions: [
    { name: 'release', from: 'em-analise', to: 'ativo', isActivation: true },
    { name: 'block', from: 'ativo', to: 'bloqueado', needsReason: true },
    { name: 'unblock', from: 'bloqueado', to: 'ativo' },
  ],
  tellsApart: ['code', 'unitCode'],
  unique: [{ fields: ['code'] }, { fields: ['description', 'classId'] }, { fields: ['description'], isHint: true, isNear: true }],
  figures: { inAnalysis: { status: 'em-analise' } },
  duties: ['inAnalysis'],
  schema: () => import('./schema.js').then((module) => module.materialSchema),
})
