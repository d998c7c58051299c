import { modalityCodes } from '../../../blocks/modalities/codes.js'
import type { DraftOf } from '../../../core/control.js'
import * as kind from '../../../kinds/kinds.js'
import { personContract } from '../../people/person/contract.js'
import { regionContract } from '../../service-memos/region/contract.js'
import { categoryFields, committeeFields, dateFields, expectedFields, linkFields, venueFields } from './parts/fields.js'

const competitions = [
  'jeps',
  'jeps-bom-de-bola',
  'japs',
  'japs-master',
  'parajaps',
  'jojups',
  'bom-de-bola',
  'combate',
  'jups',
  'jiido',
  'aventura-natureza',
  'outro',
] as const

/** The fields of an event (Evento). Domain model B6.13. */
export const eventFields = {
  ...dateFields,
  competition: kind.choice({ required: true, values: competitions }),
  /** 72 is the 72nd. */
  edition: kind.ordinal({ required: true, min: 1, max: 200 }),
  year: kind.year({ required: true, min: 1950, max: 2100 }),
  name: kind.text({ required: true, minLength: 3, maxLength: 200 }),
  phase: kind.choice({ required: true, values: ['setorizacao', 'regional', 'macrorregional', 'final'] }),
  stage: kind.text({ maxLength: 60 }),
  division: kind.choice({ values: ['A', 'B', 'C', 'unica'] }),
  categories: kind.rowsOf(categoryFields, { max: 20 }),
  genders: kind.choices({ values: ['feminino', 'masculino', 'misto'] }),
  modalities: kind.choices({ required: true, values: modalityCodes }),
  /** Region of the first host city, unless another one is chosen. */
  regionId: kind.reference(regionContract),
  hostCityIds: kind.locations({ links: 'hostCities', required: true, max: 30 }),
  venues: kind.rowsOf(venueFields, { max: 60 }),
  openingAt: kind.dateTime(),
  coordinatorId: kind.reference(personContract, { required: true }),
  committees: kind.rowsOf(committeeFields, { max: 40 }),
  expected: kind.groupOf(expectedFields),
  budget: kind.money(),
  protocol: kind.protocol(),
  links: kind.groupOf(linkFields),
  notes: kind.multiline({ maxLength: 2000 }),
}

/** An event as the API receives it: cities by IBGE number, dates `YYYY-MM-DD`, the budget in BRL as a decimal string. */
export interface SportsEventDraft extends DraftOf<typeof eventFields> {}
