import { defineContract } from '../../../core/contract.js'
import type { NamesOf } from '../../../core/messages.js'
import type { Lot, LotDraft } from './schema.js'

// A signed tender keeps its lots.
const open = { in: ['em-elaboracao', 'publicada', 'em-disputa', 'em-julgamento', 'adjudicada', 'suspensa'], otherwise: 'tenderSigned' }

const named = {
  transitions: [
    { name: 'homologate', from: 'em-andamento', to: 'homologado', isReversible: true, power: 'homologar' },
    // The act of the managing body and the amendment are the reasons of these two.
    { name: 'transfer', from: 'homologado', to: 'homologado', payload: true, power: 'precos' },
    { name: 'amend', from: 'homologado', to: 'homologado', payload: true, power: 'precos' },
    { name: 'reprice', from: 'homologado', to: 'homologado', payload: true, needsReason: true, power: 'precos' },
    { name: 'withdrawPrice', from: 'homologado', to: 'homologado', payload: true, needsReason: true, power: 'precos' },
    { name: 'declareDeserted', from: 'em-andamento', to: 'deserto', needsReason: true },
    { name: 'declareFailed', from: 'em-andamento', to: 'fracassado', needsReason: true },
    { name: 'cancel', from: ['em-andamento', 'homologado'], to: 'cancelado', needsReason: true, power: 'homologar' },
  ],
  finalStatuses: ['deserto', 'fracassado', 'cancelado'],
} as const

/** What of the contract has texts. */
export type LotNames = NamesOf<typeof named>

/** Contract of the lots (Lotes), whose path is under their tender; `materialId` finds the lots of a catalogue item, `regionId`, `cityId` and `eventId` those that serve a place. */
export const lotContract = defineContract<Lot, LotDraft, 'materialId' | 'regionId' | 'cityId' | 'eventId'>({
  name: 'lot',
  path: '/administrativo/solicitacoes-servico/licitacoes/{licitacaoId}/lotes',
  parent: { param: 'licitacaoId', key: 'tenderId', entity: 'tender', open },
  search: ['title'],
  filters: ['kind', 'supplierId', 'materialId', 'regionId', 'cityId', 'eventId', 'isExhausted', 'status'],
  choiceFilters: ['regionId', 'cityId', 'eventId'],
  sortable: ['number', 'title', 'status'],
  defaultSort: 'number',
  statuses: ['em-andamento', 'homologado', 'deserto', 'fracassado', 'cancelado'],
  // An awarded lot is fixed; commands change quantities and prices, and the ledger records them.
  editable: { homologado: ['regionIds', 'notes'] },
  deletable: ['em-andamento'],
  referable: ['homologado'],
  aggregates: { itemCount: 'sum', maxTotal: 'sum', awardedTotal: 'sum' },
  unique: [{ fields: ['number'] }],
  ...named,
  schema: () => import('./schema.js').then((module) => module.lotSchema),
})
