import { defineContract } from '../../../core/contract.js'
import type { Lot, LotDraft, Request, RequestDraft, Tender, TenderDraft } from './nestedSchema.js'

const memos = '/administrativo/solicitacoes-servico'
const schemas = () => import('./nestedSchema.js')

export const tenderContract = defineContract<Tender, TenderDraft>({
  name: 'tender',
  path: `${memos}/licitacoes`,
  search: ['number'],
  filters: ['status'],
  sortable: ['number'],
  schema: () => schemas().then(({ tenderSchema }) => tenderSchema),
})
/** Nested under a tender. */
export const lotContract = defineContract<Lot, LotDraft>({
  name: 'lot',
  path: `${memos}/licitacoes/{licitacaoId}/lotes`,
  parent: { param: 'licitacaoId', key: 'tenderId', entity: 'tender' },
  search: ['description'],
  filters: ['status'],
  sortable: ['number'],
  aggregates: { value: 'sum' },
  unique: [{ fields: ['number'] }],
  schema: () => schemas().then(({ lotSchema }) => lotSchema),
})
export const requestContract = defineContract<Request, RequestDraft>({
  name: 'serviceRequest',
  path: `${memos}/solicitacoes`,
  search: ['subject'],
  filters: ['status', 'tenderId', 'lotId'],
  sortable: ['subject'],
  schema: () => schemas().then(({ requestSchema }) => requestSchema),
})
