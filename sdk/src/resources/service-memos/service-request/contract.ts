import { defineContract } from '../../../core/contract.js'
import { requestStatuses } from './codes.js'
import type { ServiceRequest, ServiceRequestDraft } from './schema.js'

/**
 * Contract of the service requests (Solicitações de serviço); `mine` finds the user's own, `myArea` those of the user's departments,
 * `inspecting` those that the user receives.
 */
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
  transitions: [
    { name: 'send', from: 'rascunho', to: 'enviada' },
    { name: 'analyze', from: 'enviada', to: 'em-analise' },
    { name: 'approve', from: 'em-analise', to: 'aprovada', payload: true },
    // Approves although the supplier is suspended or a certificate has expired.
    { name: 'approveAnyway', from: 'em-analise', to: 'aprovada', needsReason: true, payload: true },
    { name: 'giveBack', from: 'em-analise', to: 'devolvida', needsReason: true },
    { name: 'reject', from: 'em-analise', to: 'reprovada', needsReason: true },
    { name: 'reopen', from: 'devolvida', to: 'rascunho' },
    { name: 'commit', from: 'aprovada', to: 'empenhada', payload: true },
    { name: 'start', from: 'empenhada', to: 'em-execucao' },
    { name: 'receive', from: ['em-execucao', 'parcialmente-atendida'], to: 'parcialmente-atendida', payload: true },
    { name: 'conclude', from: ['em-execucao', 'parcialmente-atendida'], to: 'concluida' },
    { name: 'cancel', from: ['rascunho', 'enviada', 'em-analise', 'devolvida', 'aprovada'], to: 'cancelada', needsReason: true },
    {
      name: 'cancelCommitted',
      from: ['empenhada', 'em-execucao', 'parcialmente-atendida'],
      to: 'cancelada',
      needsReason: true,
      payload: true,
    },
  ],
  editable: {
    enviada: [],
    'em-analise': ['managerId', 'inspectorId', 'budget'],
    aprovada: ['commitment'],
    empenhada: [],
    'em-execucao': ['receipts'],
    'parcialmente-atendida': ['receipts'],
  },
  finalStatuses: ['concluida', 'reprovada', 'cancelada'],
  deletable: ['rascunho'],
  referable: ['enviada', 'em-analise', 'aprovada', 'empenhada', 'em-execucao', 'parcialmente-atendida'],
  tellsApart: ['number', 'date'],
  aggregates: { total: 'sum' },
  figures: {
    toDecide: { status: 'em-analise', mine: 'false' },
    toAnalyze: { status: 'enviada', mine: 'false' },
    returned: { status: 'devolvida', mine: 'true' },
    toReceive: { status: 'em-execucao,parcialmente-atendida', inspecting: 'true' },
    drafts: { status: 'rascunho', mine: 'true' },
    toCommit: { status: 'aprovada' },
  },
  duties: ['toDecide', 'toAnalyze', 'returned', 'toReceive', 'drafts'],
  schema: () => import('./schema.js').then((module) => module.serviceRequestSchema),
})
