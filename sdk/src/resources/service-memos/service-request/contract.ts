import { defineContract } from '../../../core/contract.js'
import type { NamesOf } from '../../../core/messages.js'
import { requestStatuses } from './codes.js'
import type { ServiceRequest, ServiceRequestDraft } from './schema.js'

/** A decision about a request that was only sent receives it on the way. */
const decision = { from: ['enviada', 'em-analise'], via: 'em-analise', isReversible: true, power: 'decidir' } as const
const delivering = ['em-execucao', 'parcialmente-atendida'] as const

const named = {
  transitions: [
    { name: 'send', from: 'rascunho', to: 'enviada' },
    // A corrected request goes out again in one step, with its number.
    { name: 'resend', from: 'devolvida', to: 'enviada', isReversible: true },
    { name: 'callBack', from: 'enviada', to: 'rascunho', isReversible: true },
    { name: 'analyze', from: 'enviada', to: 'em-analise', isReversible: true },
    { name: 'approve', ...decision, to: 'aprovada', payload: true, secondHand: 'ownRequest', amount: 'total' },
    // Approves although the supplier is suspended or a certificate has expired.
    { name: 'approveAnyway', ...decision, to: 'aprovada', needsReason: true, payload: true, secondHand: 'ownRequest', amount: 'total' },
    { name: 'giveBack', ...decision, to: 'devolvida', needsReason: true },
    { name: 'reject', ...decision, to: 'reprovada', needsReason: true },
    { name: 'reopen', from: 'devolvida', to: 'rascunho', isReversible: true },
    { name: 'commit', from: 'aprovada', to: 'empenhada', payload: true, power: 'empenhar' },
    { name: 'start', from: 'empenhada', to: 'em-execucao', isReversible: true },
    { name: 'receive', from: delivering, to: 'parcialmente-atendida', payload: true, power: 'receber' },
    { name: 'confirmReceipt', from: delivering, to: 'parcialmente-atendida', payload: true, power: 'receber' },
    { name: 'conclude', from: delivering, to: 'concluida', power: 'receber' },
    // A payment keeps the status: what was received is paid before and after the end.
    { name: 'pay', from: 'parcialmente-atendida', to: 'parcialmente-atendida', payload: true, power: 'empenhar' },
    { name: 'payConcluded', from: 'concluida', to: 'concluida', payload: true, power: 'empenhar' },
    { name: 'payCanceled', from: 'cancelada', to: 'cancelada', payload: true, power: 'empenhar' },
    { name: 'cancel', from: ['rascunho', 'enviada', 'em-analise', 'devolvida', 'aprovada'], to: 'cancelada', needsReason: true },
    { name: 'cancelCommitted', from: ['empenhada', ...delivering], to: 'cancelada', needsReason: true, payload: true, power: 'empenhar' },
  ],
  figures: {
    toDecide: { status: 'em-analise', mine: 'false' },
    toAnalyze: { status: 'enviada', mine: 'false' },
    returned: { status: 'devolvida', mine: 'true' },
    toReceive: { status: 'em-execucao,parcialmente-atendida', inspecting: 'true' },
    drafts: { status: 'rascunho', mine: 'true' },
    toCommit: { status: 'aprovada' },
  },
  duties: ['toDecide', 'toAnalyze', 'returned', 'toReceive', 'drafts'],
  dutyPowers: { toDecide: 'decidir', toReceive: 'receber' },
  finalStatuses: ['concluida', 'reprovada', 'cancelada'],
} as const

/** What of the contract has texts. */
export type ServiceRequestNames = NamesOf<typeof named>

/** Contract of the service requests (Solicitações de serviço); `mine` finds the user's own, `myArea` those of the user's departments, `inspecting` those that the user receives. */
export const serviceRequestContract = defineContract<ServiceRequest, ServiceRequestDraft, 'mine' | 'myArea' | 'inspecting' | 'supplierId'>({
  name: 'serviceRequest',
  path: '/administrativo/solicitacoes-servico/solicitacoes',
  search: ['number', 'subject', 'protocol'],
  filters: [
    'mine',
    'myArea',
    'inspecting',
    'daysInStatus',
    'date',
    'departmentId',
    'supplierId',
    'tenderId',
    'lotId',
    'eventId',
    'regionId',
    'requesterId',
    'protocol',
    'total',
    'status',
  ],
  choiceFilters: ['eventId'],
  sortable: ['number', 'date', 'subject', 'total', 'startDate', 'status', 'daysInStatus'],
  defaultSort: '-date',
  statuses: requestStatuses,
  editable: {
    enviada: [],
    'em-analise': ['managerId', 'inspectorId', 'budget'],
    aprovada: ['commitment'],
    empenhada: [],
    'em-execucao': ['receipts'],
    'parcialmente-atendida': ['receipts', 'payments'],
    concluida: ['payments'],
    cancelada: ['payments'],
  },
  fieldPowers: { receipts: 'receber', payments: 'empenhar', commitment: 'empenhar' },
  deletable: ['rascunho'],
  referable: ['enviada', 'em-analise', 'aprovada', 'empenhada', 'em-execucao', 'parcialmente-atendida'],
  tellsApart: ['number', 'date'],
  aggregates: { total: 'sum' },
  computed: ['total'],
  ...named,
  schema: () => import('./schema.js').then((module) => module.serviceRequestSchema),
})
