import { modalityGroups } from '../../../blocks/modalities/modalities.js'
import { withLooks } from '../../../core/control.js'
import { defineResource, minor } from '../../../core/resource.js'
import * as kind from '../../../kinds/kinds.js'
import { adultPeople } from '../../people/person/contract.js'
import { serviceRequestContract } from '../../service-memos/service-request/contract.js'
import { eventContract } from './contract.js'
import { eventEffects, eventRemarks, eventWarnings } from './effects.js'
import { eventFields } from './fields.js'
import { eventMessages } from './messages.js'
import {
  categoryFieldset,
  committeeFieldset,
  dateLooks,
  expectedFieldset,
  linksFieldset,
  replanFieldset,
  venueFieldset,
} from './parts/fieldsets.js'

const ofPhase = ({ phase }: Readonly<Record<string, unknown>>) => ({
  type: phase === 'macrorregional' ? 'macrorregiao-esportiva' : 'regional-esporte,nucleo-educacao',
})

export const event = defineResource(eventContract, {
  messages: eventMessages,
  title: 'name',
  columns: [
    'name',
    { ...minor('competition', 4), width: 15 },
    minor('phase', 5),
    { key: 'hostCities', width: 14 },
    { key: 'period', width: 14 },
    minor('region', 3),
    { ...minor('participants', 1), align: 'end', width: 8 },
    { ...minor('canteenCount', 2), align: 'end', width: 8 },
    { key: 'mealsPerDay', isDefault: false, align: 'end' },
    { key: 'mealCapacity', isDefault: false, align: 'end' },
    { key: 'year', isDefault: false },
    { key: 'edition', isDefault: false },
    { key: 'birthYears', isDefault: false },
    { key: 'coordinator', isDefault: false },
    'status',
  ],
  fields: withLooks(eventFields, {
    competition: 5,
    edition: 2,
    year: 2,
    phase: 3,
    stage: 4,
    division: 3,
    name: 12,
    regionId: { filter: ofPhase },
    venues: { fieldset: venueFieldset },
    ...dateLooks,
    openingAt: 4,
    categories: { fieldset: categoryFieldset },
    modalities: { groups: modalityGroups },
    coordinatorId: { filter: adultPeople },
    committees: { fieldset: committeeFieldset },
    expected: { fieldset: expectedFieldset },
    budget: 4,
    protocol: 4,
    links: { fieldset: linksFieldset },
  }),
  sections: [
    { title: 'progress', slot: () => import('./home/ProgressSlot.js') },
    { title: 'identification', fields: ['competition', 'edition', 'year', 'phase', 'stage', 'division', 'name'] },
    { title: 'places', fields: ['hostCityIds', 'regionId', 'venues'] },
    { title: 'dates', fields: ['startDate', 'endDate', 'registrationStart', 'registrationEnd', 'openingAt'] },
    { title: 'categories', fields: ['genders', 'categories', 'modalities'] },
    { title: 'people', fields: ['coordinatorId', 'committees'] },
    { title: 'planning', fields: ['expected', 'budget', 'protocol', 'links', 'notes'], slot: () => import('./home/ProtocolSlot.js') },
  ],
  filters: { cityId: kind.location({ level: 'cidades' }), period: kind.date() },
  way: {
    contract: serviceRequestContract,
    to: ({ id, status }) => (status === 'cancelado' ? undefined : `${serviceRequestContract.path}/novo?evento=${id}`),
  },
  calendar: { from: 'startDate', to: 'endDate', filter: 'period' },
  onChange: eventEffects,
  warnings: eventWarnings,
  remarks: eventRemarks,
  transitions: { replan: replanFieldset },
})
