import { defineContract } from '../../../core/contract.js'
import { siteVisitStatuses } from './codes.js'
import type { SiteVisit, SiteVisitDraft } from './schema.js'

/** Filters that are no field of the visit. */
export type SiteVisitFilter = 'cityId' | 'hasOpen' | 'mine'

/** Vistorias: how they are asked for. Answers are stored by calls of their own, without the record's version. */
export const siteVisitContract = defineContract<SiteVisit, SiteVisitDraft, SiteVisitFilter>({
  name: 'siteVisit',
  path: '/administrativo/fiscalizacoes/vistorias',
  search: ['number', 'target', 'placeName', 'protocol'],
  filters: [
    'mine',
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
  transitions: [
    { name: 'start', from: 'agendada', to: 'em-andamento' },
    { name: 'conclude', from: 'em-andamento', to: 'concluida' },
    { name: 'homologate', from: 'concluida', to: 'homologada' },
    { name: 'giveBack', from: 'concluida', to: 'em-andamento', needsReason: true },
    { name: 'cancel', from: ['agendada', 'em-andamento'], to: 'cancelada', needsReason: true },
  ],
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
    // What was found is followed until it is mended; the server keeps the rest of each row as it is.
    homologada: ['nonConformities'],
  },
  finalStatuses: ['cancelada'],
  deletable: ['agendada'],
  referable: ['agendada', 'em-andamento', 'concluida', 'homologada'],
  figures: {
    toMake: { status: 'agendada,em-andamento', mine: 'true' },
    overdue: { isOverdue: 'true' },
    toHomologate: { status: 'concluida', mine: 'false' },
    withOpen: { hasOpen: 'true' },
  },
  duties: ['toMake', 'toHomologate'],
  schema: () => import('./schema.js').then((module) => module.siteVisitSchema),
})
