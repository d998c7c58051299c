import { failMissingAddress, isCityOfState } from '../../../../blocks/address/schema.js'
import { holderRules } from '../../../../blocks/bankAccount/schema.js'
import { today, yearsBetween } from '../../../../core/calendar.js'
import { type Fail, failMissing, failRepeated, type Loose } from '../../../../schema/rules.js'
import { capacitiesAt, isDependant, isEmancipated, isResponsible } from './capacity.js'
import type { PersonDraft } from '../fields.js'
import type { Guardian } from '../parts/parts.js'

type Draft = Loose<PersonDraft>

/** Rules of a person over more than one field; limits and required values from domain model B6.17. */
export function personRules(draft: Draft, fail: Fail): void {
  documentRules(draft, fail)
  capacityRules(draft, fail)
  if (draft.name !== null && !/\S\s+\S/.test(draft.name)) fail('name', 'person.fullName')
  if (draft.nationality !== null && draft.nationality !== 'brasileiro' && draft.countryId === null) fail('countryId', 'required')
  if (draft.address === null && draft.documentType !== 'interno') failMissingAddress(fail)
  if (isResponsible(draft) && draft.phone === null) fail('phone', 'required')
  if (draft.birthCityId !== null && draft.birthStateId === null) fail('birthStateId', 'required')
  if (!isCityOfState(draft.birthCityId, draft.birthStateId)) fail('birthCityId', 'cityOfState')
  guardianRules(draft, fail)
  holderRules(draft.bankAccounts ?? [], draft.cpf, fail)
}

function documentRules(draft: Draft, fail: Fail): void {
  if (draft.documentType === 'cpf' && draft.cpf === null) fail('cpf', 'required')
  if (draft.documentType === 'estrangeiro' && draft.foreignDocument === null) {
    for (const key of ['kind', 'number', 'issuingCountryId']) fail(`foreignDocument.${key}`, 'required')
  }
  if (draft.documentType !== 'interno') return
  failMissing(draft, ['internalReason', 'motherName'], fail)
  if (draft.nationality === 'estrangeiro') fail('documentType', 'person.foreignNeedsDocument')
  else if (isResponsible(draft)) fail('documentType', 'person.internalForDependants')
}

function capacityRules(draft: Draft, fail: Fail): void {
  const { legalCapacity, birthDate } = draft
  if (isEmancipated(draft) && draft.emancipationDocument === null) fail('emancipationDocument', 'required')
  if (isDependant(draft) && (draft.guardians ?? []).length === 0) fail('guardians', 'person.guardianMissing')
  if (legalCapacity === null || birthDate === null) return
  const age = yearsBetween(birthDate, today())
  if (!capacitiesAt(age).includes(legalCapacity)) fail('legalCapacity', 'person.capacityAge', { value: age })
}

/** The same guardian may not appear twice, by record or by CPF. */
function guardianRules({ guardians }: Draft, fail: Fail): void {
  // A row with errors of its own may be malformed.
  const rows: readonly (Partial<Guardian> | null)[] = guardians ?? []
  for (const key of ['personId', 'cpf'] as const) {
    const named = rows.map((row) => row?.[key])
    failRepeated(named, (index) => fail(`guardians[${index}].${key}`, 'person.guardianRepeated'))
  }
}
