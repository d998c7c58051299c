import { maskedInAccounts } from '../../../blocks/bankAccount/masked.js'
import { defineContract } from '../../../core/contract.js'
import type { NamesOf } from '../../../core/messages.js'
import type { Person, PersonDraft } from './schema.js'

/**
 * Filters that are not fields of the person; `hasCurrentFunction`, `isInspector` (holds a function that inspects) and `needsCapacityReview`
 * are `true` or `false`.
 */
export type PersonFilter = 'functionId' | 'departmentId' | 'cityId' | 'hasCurrentFunction' | 'isInspector' | 'needsCapacityReview'

/** Filter of a reference for people who may sign: adult or emancipated. `reference(personContract, { filter: adultPeople })` */
export const adultPeople = () => ({ legalCapacity: 'adulto,emancipado' })

const named = {
  transitions: [
    { name: 'registerDeath', from: ['ativo', 'inativo'], to: 'falecido', needsReason: true },
    { name: 'undoDeath', from: 'falecido', to: 'inativo', needsReason: true },
  ],
  figures: {
    active: { status: 'ativo' },
    withoutFunction: { hasCurrentFunction: 'false', status: 'ativo' },
    needsCapacityReview: { needsCapacityReview: 'true' },
  },
  finalStatuses: ['falecido'],
} as const

/** What of the contract has texts. */
export type PersonNames = NamesOf<typeof named>

/** Contract of the people (Pessoas). Lists mask the CPF. */
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
  // A death registered by mistake can be undone; the person is then inactive until somebody activates the record.
  masked: ['cpf'],
  maskedInRows: ['guardians.cpf', ...maskedInAccounts],
  discreet: ['rg', 'bankAccounts', 'pcd'],
  tellsApart: ['birthDate', 'document', 'city'],
  choiceFilters: ['legalCapacity', 'isInspector'],
  unique: [{ fields: ['cpf'] }, { fields: ['name', 'birthDate', 'motherName'], isHint: true }],
  headline: 'active',
  ...named,
  schema: () => import('./schema.js').then((module) => module.personSchema),
})
