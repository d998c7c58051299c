import { defineResource, minor } from '../../../core/resource.js'
import { choice } from '../../../kinds/choice/choice.js'
import { choices } from '../../../kinds/choice/choices.js'
import { protocol } from '../../../kinds/code/protocol.js'
import { location } from '../../../kinds/link/location.js'
import { locations } from '../../../kinds/link/locations.js'
import { reference } from '../../../kinds/link/reference.js'
import { integer } from '../../../kinds/number/integer.js'
import { money } from '../../../kinds/number/money.js'
import { year } from '../../../kinds/number/year.js'
import { group } from '../../../kinds/part/group.js'
import { rows } from '../../../kinds/part/rows.js'
import { multiline } from '../../../kinds/text/multiline.js'
import { text } from '../../../kinds/text/text.js'
import { date } from '../../../kinds/time/date.js'
import { dateTime } from '../../../kinds/time/dateTime.js'
import { adultPeople, personContract } from '../../people/person/contract.js'
import { regionContract } from '../../service-memos/region/contract.js'
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
    { key: 'coordinator', isDefault: false },
    { key: 'status', width: 12 },
  ],
  fields: {
    competition: choice({ required: true, span: 5 }),
    edition: integer({ required: true, min: 1, max: 200, span: 2 }),
    year: year({ required: true, min: 1950, max: 2100, span: 2 }),
    phase: choice({ required: true, span: 3 }),
    stage: text({ maxLength: 60, span: 4 }),
    division: choice({ span: 3 }),
    name: text({ required: true, maxLength: 200, span: 12 }),
    hostCityIds: locations({ links: 'hostCities', required: true }),
    regionId: reference(regionContract, { filter: ofPhase }),
    venues: rows(venueFieldset, { max: 60 }),
    ...dateFields,
    openingAt: dateTime({ span: 4 }),
    categories: rows(categoryFieldset, { max: 20 }),
    genders: choices(),
    modalities: choices({ required: true }),
    coordinatorId: reference(personContract, { required: true, filter: adultPeople }),
    committees: rows(committeeFieldset, { max: 40 }),
    expected: group(expectedFieldset),
    budget: money({ span: 4 }),
    protocol: protocol({ span: 4 }),
    links: group(linksFieldset),
    notes: multiline({ maxLength: 2000 }),
  },
  sections: [
    { title: 'progress', slot: () => import('./home/ProgressSlot.js') },
    { title: 'identification', fields: ['competition', 'edition', 'year', 'phase', 'stage', 'division', 'name'] },
    { title: 'places', fields: ['hostCityIds', 'regionId', 'venues'] },
    { title: 'dates', fields: ['startDate', 'endDate', 'registrationStart', 'registrationEnd', 'openingAt'] },
    { title: 'categories', fields: ['genders', 'categories', 'modalities'] },
    { title: 'people', fields: ['coordinatorId', 'committees'] },
    { title: 'planning', fields: ['expected', 'budget', 'protocol', 'links', 'notes'] },
  ],
  filters: {
    cityId: location({ level: 'cidades' }),
    period: date(),
  },
  calendar: { from: 'startDate', to: 'endDate', filter: 'period' },
  onChange: eventEffects,
  warnings: eventWarnings,
  remarks: eventRemarks,
  transitions: { replan: replanFieldset },
})
