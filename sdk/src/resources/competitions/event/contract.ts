import { defineContract } from '../../../core/contract.js'
import type { NamesOf } from '../../../core/messages.js'
import type { SportsEvent, SportsEventDraft } from './schema.js'
import { eventStatuses } from './status.js'

const named = {
  transitions: [
    { name: 'openRegistration', from: 'planejado', to: 'inscricoes-abertas' },
    { name: 'closeRegistration', from: 'inscricoes-abertas', to: 'inscricoes-encerradas' },
    { name: 'begin', from: 'inscricoes-encerradas', to: 'em-andamento' },
    { name: 'finish', from: 'em-andamento', to: 'encerrado' },
    { name: 'postpone', from: ['planejado', 'inscricoes-abertas', 'inscricoes-encerradas'], to: 'adiado', needsReason: true },
    { name: 'replan', from: 'adiado', to: 'planejado', payload: true },
    {
      name: 'cancel',
      from: ['planejado', 'inscricoes-abertas', 'inscricoes-encerradas', 'em-andamento', 'adiado'],
      to: 'cancelado',
      needsReason: true,
    },
  ],
  figures: {
    running: { status: 'em-andamento' },
    openForRegistration: { status: 'inscricoes-abertas' },
    postponed: { status: 'adiado' },
  },
  finalStatuses: ['encerrado', 'cancelado'],
} as const

/** What of the contract has texts. */
export type SportsEventNames = NamesOf<typeof named>

/** Contract of the events (Eventos); `period` finds events with at least one day in it, `cityId` those that a city hosts. */
export const eventContract = defineContract<SportsEvent, SportsEventDraft, 'cityId'>({
  name: 'event',
  path: '/competicoes/eventos',
  search: ['name', 'stage', 'protocol'],
  filters: ['year', 'competition', 'phase', 'regionId', 'cityId', 'period', 'protocol', 'status'],
  choiceFilters: ['year', 'competition'],
  sortable: ['name', 'competition', 'year', 'phase', 'period', 'status'],
  defaultSort: '-period',
  statuses: eventStatuses,
  deletable: ['planejado'],
  referable: eventStatuses.filter((status) => status !== 'cancelado'),
  tellsApart: ['period'],
  unique: [{ fields: ['name'], isHint: true }],
  headline: 'running',
  aggregates: { participants: 'sum', mealsPerDay: 'sum', mealCapacity: 'sum' },
  ...named,
  schema: () => import('./schema.js').then((module) => module.eventSchema),
})
