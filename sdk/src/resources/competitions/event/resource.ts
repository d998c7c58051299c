import { modalities } from '../../../blocks/modalities/modalities.js'
import { defineResource, minor } from '../../../core/resource.js'
import * as kind from '../../../kinds/kinds.js'
import { adultPeople, personContract } from '../../people/person/contract.js'
import { regionContract } from '../../service-memos/region/contract.js'
import { serviceRequestContract } from '../../service-memos/service-request/contract.js'
import { eventContract } from './contract.js'
import { eventEffects, eventRemarks, eventWarnings } from './effects.js'
import { eventMessages } from './messages.js'
import {
  categoryFieldset,
  committeeFieldset,
  dateFields,
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
    { key: 'period', width: 12 },
    minor('region', 3),
    { ...minor('participants', 1), align: 'end', width: 8 },
    { ...minor('canteenCount', 2), align: 'end', width: 8 },
    { key: 'mealsPerDay', isDefault: false, align: 'end' },
    { key: 'mealCapacity', isDefault: false, align: 'end' },
    { key: 'year', isDefault: false },
    { key: 'edition', isDefault: false },
    { key: 'birthYears', isDefault: false },
    { key: 'coordinator', isDefault: false },
    { key: 'status', width: 12 },
  ],
  fields: {
    competition: kind.choice({ required: true, span: 5 }),
    edition: kind.ordinal({ required: true, min: 1, max: 200, span: 2 }),
    year: kind.year({ required: true, min: 1950, max: 2100, span: 2 }),
    phase: kind.choice({ required: true, span: 3 }),
    stage: kind.text({ maxLength: 60, span: 4 }),
    division: kind.choice({ span: 3 }),
    name: kind.text({ required: true, maxLength: 200, span: 12 }),
    hostCityIds: kind.locations({ links: 'hostCities', required: true }),
    regionId: kind.reference(regionContract, { filter: ofPhase }),
    venues: kind.rows(venueFieldset, { max: 60 }),
    ...dateFields,
    openingAt: kind.dateTime({ span: 4 }),
    categories: kind.rows(categoryFieldset, { max: 20 }),
    genders: kind.choices(),
    modalities: modalities({ required: true }),
    coordinatorId: kind.reference(personContract, { required: true, filter: adultPeople }),
    committees: kind.rows(committeeFieldset, { max: 40 }),
    expected: kind.group(expectedFieldset),
    budget: kind.money({ span: 4 }),
    protocol: kind.protocol({ span: 4 }),
    links: kind.group(linksFieldset),
    notes: kind.multiline({ maxLength: 2000 }),
  },
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
