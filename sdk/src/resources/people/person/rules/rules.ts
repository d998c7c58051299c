import type { RuleOf } from '../../../../core/messages.js'
import { isCityOfState } from '../../../../blocks/address/schema.js'
import { holderRules } from '../../../../blocks/bankAccount/schema.js'
import { today, yearsBetween } from '../../../../core/calendar.js'
import { type Fail, failRepeated, type Loose } from '../../../../schema/rules.js'
import { capacitiesAt, isResponsible } from './capacity.js'
import type { PersonDraft } from '../fields.js'
import type { Guardian } from '../parts/fields.js'
import type { personMessages } from '../messages.js'

type Rule = RuleOf<'person', typeof personMessages>

type Draft = Loose<PersonDraft>

/** What a person's fields say together. Domain model B6.17. */
export function personRules(draft: Draft, fail: Fail<Rule>): void {
  documentRules(draft, fail)
  capacityRules(draft, fail)
  if (draft.name !== null && !/\S\s+\S/.test(draft.name)) fail('name', 'person.fullName')
  if (draft.birthCityId !== null && draft.birthStateId === null) fail('birthStateId', 'required')
  if (!isCityOfState(draft.birthCityId, draft.birthStateId)) fail('birthCityId', 'cityOfState')
  guardianRules(draft, fail)
  holderRules(draft.bankAccounts ?? [], draft.cpf, fail)
}

function documentRules(draft: Draft, fail: Fail<Rule>): void {
  if (draft.documentType !== 'interno') return
  if (draft.nationality === 'estrangeiro') fail('documentType', 'person.foreignNeedsDocument')
  else if (isResponsible(draft)) fail('documentType', 'person.internalForDependants')
}

function capacityRules({ legalCapacity, birthDate }: Draft, fail: Fail<Rule>): void {
  if (legalCapacity === null || birthDate === null) return
  const age = yearsBetween(birthDate, today())
  if (!capacitiesAt(age).includes(legalCapacity)) fail('legalCapacity', 'person.capacityAge', { value: age })
}

/** The same guardian may not appear twice, by record or by CPF. */
function guardianRules({ guardians }: Draft, fail: Fail<Rule>): void {
  // A row with errors of its own may be malformed.
  const rows: readonly (Partial<Guardian> | null)[] = guardians ?? []
  for (const key of ['personId', 'cpf'] as const) {
    const named = rows.map((row) => row?.[key])
    failRepeated(named, (index) => fail(`guardians[${index}].${key}`, 'person.guardianRepeated'))
  }
}
