import { defineContract } from '../../../core/contract.js'
import type { NamesOf } from '../../../core/messages.js'
import { siteVisitStatuses } from './codes.js'
import type { SiteVisit, SiteVisitDraft } from './schema.js'

/** Filters that are not fields of the visit. */
export type SiteVisitFilter = 'cityId' | 'hasOpen' | 'mine' | 'mayHomologate'

const named = {
  transitions: [
    { name: 'start', from: 'agendada', to: 'em-andamento' },
    { name: 'conclude', from: 'em-andamento', to: 'concluida' },
    { name: 'homologate', from: 'concluida', to: 'homologada', secondHand: 'ownVisit', power: 'homologar' },
    { name: 'giveBack', from: 'concluida', to: 'em-andamento', needsReason: true, secondHand: 'ownVisit', power: 'homologar' },
    { name: 'cancel', from: ['agendada', 'em-andamento'], to: 'cancelada', needsReason: true },
  ],
  figures: {
    toMake: { status: 'agendada,em-andamento', mine: 'true' },
    overdue: { isOverdue: 'true' },
    toHomologate: { status: 'concluida', mine: 'false', mayHomologate: 'true' },
    withOpen: { hasOpen: 'true' },
  },
  duties: ['toMake', 'toHomologate'],
  dutyPowers: { toHomologate: 'homologar' },
  finalStatuses: ['cancelada'],
} as const

/** What of the contract has texts. */
export type SiteVisitNames = NamesOf<typeof named>

/** Contract of the site visits (Vistorias). Separate calls store the answers, without the record's version. */
export const siteVisitContract = defineContract<SiteVisit, SiteVisitDraft, SiteVisitFilter>({
  name: 'siteVisit',
  path: '/administrativo/fiscalizacoes/vistorias',
  search: ['number', 'target', 'placeName', 'protocol'],
  filters: [
    'mine',
    'mayHomologate',
    'scheduledFor',
    'isOverdue',
    'result',
    'regionId',
    'cityId',
    'inspectorId',
    'questionnaireId',
    'targetType',
    'organizationId',
    'eventId',
    'canteenId',
    'supplierId',
    'hasOpen',
    'status',
  ],
  sortable: ['number', 'scheduledFor', 'score', 'result', 'status', 'urgency'],
  defaultSort: 'urgency',
  tellsApart: ['scheduledFor'],
  statuses: siteVisitStatuses,
  editable: {
    'em-andamento': [
      'placeName',
      'address',
      'regionId',
      'inspectorId',
      'teamIds',
      'companionName',
      'companionRole',
      'companionDocument',
      'instrument',
      'protocol',
      'nonConformities',
      'conclusion',
      'isInconclusive',
      'inconclusiveReason',
      'photos',
      'signatures',
      'notes',
    ],
    concluida: [],
    // Non-conformities are followed up after approval.
    homologada: ['nonConformities'],
  },
  editableRows: { homologada: { nonConformities: ['deadline', 'correctiveAction', 'state', 'followUp'] } },
  deletable: ['agendada'],
  referable: ['agendada', 'em-andamento', 'concluida', 'homologada'],
  ...named,
  schema: () => import('./schema.js').then((module) => module.siteVisitSchema),
})
