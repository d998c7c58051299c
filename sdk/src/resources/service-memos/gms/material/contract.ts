import { defineContract } from '../../../../core/contract.js'
import type { NamesOf } from '../../../../core/messages.js'
import type { Material, MaterialDraft } from './schema.js'

/** Filters of the list that are no fields. */
export type MaterialFilter = 'hasAta'

const named = {
  transitions: [
    { name: 'release', from: 'em-analise', to: 'ativo', isActivation: true },
    { name: 'block', from: 'ativo', to: 'bloqueado', needsReason: true },
    { name: 'unblock', from: 'bloqueado', to: 'ativo' },
  ],
  figures: { inAnalysis: { status: 'em-analise' } },
  duties: ['inAnalysis'],
} as const

/** What of the contract has texts. */
export type MaterialNames = NamesOf<typeof named>

/** Materiais e serviços do GMS: how they are asked for. */
export const materialContract = defineContract<Material, MaterialDraft, MaterialFilter>({
  name: 'material',
  path: '/administrativo/solicitacoes-servico/gms/material-servico',
  search: ['description', 'code', 'catmatCode', 'keywords'],
  filters: ['groupId', 'classId', 'type', 'unitCode', 'hasAta', 'status'],
  sortable: ['code', 'description', 'referencePrice', 'referenceDate', 'lastPrice', 'status'],
  defaultSort: 'code',
  statuses: ['em-analise', 'ativo', 'bloqueado', 'inativo'],
  tellsApart: ['code', 'unitCode'],
  unique: [{ fields: ['code'] }, { fields: ['description', 'classId'] }, { fields: ['description'], isHint: true, isNear: true }],
  ...named,
  schema: () => import('./schema.js').then((module) => module.materialSchema),
})
