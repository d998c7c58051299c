import { defineContract } from '../../../core/contract.js'
import type { NamesOf } from '../../../core/messages.js'
import { tenderStatuses } from '../../../blocks/codes/tenderCodes.js'
import type { Tender, TenderDraft } from './schema.js'

const running = ['publicada', 'em-disputa', 'em-julgamento', 'adjudicada'] as const
const signedKeys = ['managerId', 'inspectorId', 'extensions', 'noticeUrl', 'pncpUrl', 'pncpControlNumber', 'attachments', 'notes'] as const
const ataKeys = ['homologationDate', 'ataNumber', 'ataStart', 'ataEnd', 'contractNumber', 'contractStart', 'contractEnd'] as const

/** Filters that are not fields of the tender. */
export type TenderFilter = 'validOn' | 'endsWithin' | 'supplierId' | 'classId'

const named = {
  transitions: [
    { name: 'publish', from: 'em-elaboracao', to: 'publicada', isReversible: true },
    { name: 'openDispute', from: 'publicada', to: 'em-disputa', isReversible: true },
    { name: 'judge', from: 'em-disputa', to: 'em-julgamento', isReversible: true },
    { name: 'adjudicate', from: 'em-julgamento', to: 'adjudicada', isReversible: true },
    { name: 'adjudicateDirectly', from: 'publicada', to: 'adjudicada', isReversible: true },
    // Takes the lots that are ready along.
    { name: 'homologate', from: 'adjudicada', to: 'homologada', payload: true, power: 'homologar' },
    { name: 'suspend', from: [...running, 'homologada', 'vigente'], to: 'suspensa', needsReason: true },
    // The server restores the former status: `resumeStatus`.
    { name: 'resume', from: 'suspensa', to: 'publicada' },
    { name: 'declareDeserted', from: ['publicada', 'em-disputa'], to: 'deserta', needsReason: true },
    { name: 'declareFailed', from: ['em-disputa', 'em-julgamento'], to: 'fracassada', needsReason: true },
    { name: 'revoke', from: [...running, 'homologada', 'suspensa'], to: 'revogada', needsReason: true, power: 'homologar' },
    { name: 'annul', from: [...running, 'homologada', 'vigente', 'suspensa'], to: 'anulada', needsReason: true, power: 'homologar' },
  ],
  figures: { inForce: { status: 'vigente' }, endingSoon: { endsWithin: '60', status: 'vigente' } },
  finalStatuses: ['encerrada', 'revogada', 'anulada', 'deserta', 'fracassada'],
} as const

/** What of the contract has texts. */
export type TenderNames = NamesOf<typeof named>

/** Contract of the tenders (Licitações); `validOn` finds those in force on a day, `endsWithin` those that end within so many days. */
export const tenderContract = defineContract<Tender, TenderDraft, TenderFilter>({
  name: 'tender',
  path: '/administrativo/solicitacoes-servico/licitacoes',
  search: ['object', 'managingBody', 'protocol', 'ataNumber', 'contractNumber', 'pncpControlNumber'],
  filters: ['modality', 'year', 'isSrp', 'protocol', 'validOn', 'endsWithin', 'supplierId', 'classId', 'status'],
  sortable: ['numberYear', 'modality', 'object', 'sessionAt', 'validUntil', 'estimatedTotal', 'status'],
  defaultSort: '-numberYear',
  // A number alone does not say whether it buys meals or buses.
  tellsApart: ['object'],
  statuses: tenderStatuses,
  // `vigente` and `encerrada` are set by the calendar.
  editable: { homologada: [...ataKeys, ...signedKeys], vigente: signedKeys, suspensa: ['notes', 'attachments'] },
  deletable: ['em-elaboracao'],
  referable: ['em-elaboracao', ...running, 'homologada', 'vigente', 'suspensa'],
  headline: 'inForce',
  aggregates: { awardedTotal: 'sum' },
  unique: [{ fields: ['number', 'year', 'modality', 'managingBody'] }],
  ...named,
  schema: () => import('./schema.js').then((module) => module.tenderSchema),
})
