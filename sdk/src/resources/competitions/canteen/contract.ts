import { defineContract } from '../../../core/contract.js'
import type { NamesOf } from '../../../core/messages.js'
import { canteenStatuses } from './codes.js'
import type { Canteen, CanteenDraft } from './schema.js'

/** List filters that are not fields of the record; `date` finds the canteens open on that day. */
export type CanteenFilter = 'cityId' | 'date' | 'hasGraveIssue'

const named = {
  transitions: [
    { name: 'activate', from: 'planejado', to: 'ativo' },
    { name: 'count', from: 'ativo', to: 'ativo', payload: true },
    { name: 'finish', from: 'ativo', to: 'encerrado' },
    { name: 'cancel', from: ['planejado', 'ativo'], to: 'cancelado', needsReason: true },
  ],
  finalStatuses: ['encerrado', 'cancelado'],
} as const

/** What of the contract has texts. */
export type CanteenNames = NamesOf<typeof named>

/** Contract of the canteens (Refeitórios), whose path is under their event. */
export const canteenContract = defineContract<Canteen, CanteenDraft, CanteenFilter>({
  name: 'canteen',
  path: '/competicoes/evento/{eventoId}/refeitorios',
  parent: {
    param: 'eventoId',
    key: 'eventId',
    entity: 'event',
    path: '/competicoes/eventos',
    open: { in: ['planejado', 'inscricoes-abertas', 'inscricoes-encerradas', 'em-andamento', 'adiado'], otherwise: 'eventOver' },
  },
  search: ['name', 'placeName'],
  filters: ['cityId', 'supplierId', 'mealTypes', 'date', 'hasGraveIssue', 'status'],
  sortable: ['name', 'placeName', 'capacity', 'mealsPerDay', 'period', 'status'],
  defaultSort: 'name',
  statuses: canteenStatuses,
  deletable: ['planejado'],
  referable: ['planejado', 'ativo', 'encerrado'],
  unique: [{ fields: ['name'] }],
  aggregates: { mealsPerDay: 'sum', mealCapacity: 'sum' },
  ...named,
  schema: () => import('./schema.js').then((module) => module.canteenSchema),
})
