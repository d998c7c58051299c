import { defineContract } from '../../../core/contract.js'
import type { Person, PersonDraft } from './schema.js'

/** Filters that are no field of the person; `hasCurrentFunction`, `isInspector` (holds a function that inspects) and `needsCapacityReview` are `true` or `false`. */
export type PersonFilter = 'functionId' | 'departmentId' | 'cityId' | 'hasCurrentFunction' | 'isInspector' | 'needsCapacityReview'

/** Narrows a reference to people who may answer for something: of age, or emancipated. `reference(personContract, { filter: adultPeople })` */
export const adultPeople = () => ({ legalCapacity: 'adulto,emancipado' })

/** Pessoas: how they are asked for. A CPF comes masked in lists. */
export const personContract = defineContract<Person, PersonDraft, PersonFilter>({
  name: 'person',
  path: '/pessoas',
  search: ['name', 'socialName', 'cpf', 'document'],
  filters: [
    'documentType',
    'legalCapacity',
    'functionId',
    'departmentId',
    'cityId',
    'birthDate',
    'age',
    'hasCurrentFunction',
    'isInspector',
    'needsCapacityReview',
    'status',
  ],
  sortable: ['name', 'birthDate', 'age', 'legalCapacity', 'status'],
  defaultSort: 'name',
  statuses: ['ativo', 'inativo', 'falecido'],
  // A death registered by mistake must be undone; whoever comes back is inactive until somebody says otherwise.
  transitions: [
    { name: 'registerDeath', from: ['ativo', 'inativo'], to: 'falecido', needsReason: true },
    { name: 'undoDeath', from: 'falecido', to: 'inativo', needsReason: true },
  ],
  finalStatuses: ['falecido'],
  masked: ['cpf'],
  tellsApart: ['birthDate', 'document', 'city'],
  choiceFilters: ['legalCapacity', 'isInspector'],
  unique: [{ fields: ['cpf'] }, { fields: ['name', 'birthDate', 'motherName'], isHint: true }],
  figures: {
    active: { status: 'ativo' },
    withoutFunction: { hasCurrentFunction: 'false', status: 'ativo' },
    needsCapacityReview: { needsCapacityReview: 'true' },
  },
  headline: 'active',
  schema: () => import('./schema.js').then((module) => module.personSchema),
})
