import { defineContract } from '../../../../core/contract.js'
import type { TransitionName } from '../../../../core/workflow.js'
import type { Material, MaterialDraft } from './schema.js'

/** Filters of the list that are no fields. */
export type MaterialFilter = 'hasAta'

const transitions = [
  { name: 'release', from: 'em-analise', to: 'ativo', isActivation: true },
  { name: 'block', from: 'ativo', to: 'bloqueado', needsReason: true },
  { name: 'unblock', from: 'bloqueado', to: 'ativo' },
] as const

const figures = { inAnalysis: { status: 'em-analise' } } as const

const duties = ['inAnalysis'] as const

/** What of the contract has texts. */
export interface MaterialNames {
  readonly transition: TransitionName<(typeof transitions)[number]>
  readonly figure: keyof typeof figures
  readonly duty: (typeof duties)[number]
}

/** Materiais e serviços do GMS: how they are asked for. */
export const materialContract = defineContract<Material, MaterialDraft, MaterialFilter>({
  name: 'material',
  path: '/administrativo/solicitacoes-servico/gms/material-servico',
  search: ['description', 'code', 'catmatCode', 'keywords'],
  filters: ['groupId', 'classId', 'type', 'unitCode', 'hasAta', 'status'],
  sortable: ['code', 'description', 'referencePrice', 'referenceDate', 'lastPrice', 'status'],
  defaultSort: 'code',
  statuses: ['em-analise', 'ativo', 'bloqueado', 'inativo'],
  transitions,
  tellsApart: ['code', 'unitCode'],
  unique: [{ fields: ['code'] }, { fields: ['description', 'classId'] }, { fields: ['description'], isHint: true, isNear: true }],
  figures,
  duties,
  schema: () => import('./schema.js').then((module) => module.materialSchema),
})
