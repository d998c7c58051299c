import { failMissingAddress } from '../../../blocks/address/schema.js'
import { holderRules } from '../../../blocks/bankAccount/schema.js'
import { type Fail, failMissing, type Loose } from '../../../schema/rules.js'
import type { SupplierDraft } from './fields.js'

type Draft = Loose<SupplierDraft>

// IBGE code of Paraná.
const parana = 41
const documents = { 'pessoa-juridica': 'cnpj', 'pessoa-fisica': 'cpf', estrangeiro: 'foreignId' } as const

/** Everything about a supplier that concerns more than one field; domain model B6.6. */
export function supplierRules(draft: Draft, fail: Fail): void {
  documentRules(draft, fail)
  if (draft.address === null) failMissingAddress(fail)
  if ((draft.contacts ?? []).length === 0) fail('contacts', 'required')
  registrationRules(draft, fail)
  holderRules(draft.bankAccounts ?? [], draft.cnpj ?? draft.cpf, fail)
}

/** Each kind of person has its own document, and no other. */
function documentRules(draft: Draft, fail: Fail): void {
  const { personType } = draft
  if (personType === null) return
  for (const [kind, key] of Object.entries(documents)) {
    if (kind === personType && draft[key] === null) fail(key, 'required')
    if (kind !== personType && draft[key] !== null) fail(key, 'supplier.documentOfOther')
  }
  if (personType === 'estrangeiro') failMissing(draft, ['countryId'], fail)
  if (personType === 'pessoa-juridica') failMissing(draft, ['size', 'legalNature'], fail)
}

/** Paraná gives ten digits. Domain model B4.3; other states have shapes of their own. */
function registrationRules({ stateRegistration, address }: Draft, fail: Fail): void {
  if (stateRegistration === null || stateRegistration === 'ISENTO' || address?.stateId !== parana) return
  if (stateRegistration.replace(/\D/g, '').length !== 10) fail('stateRegistration', 'supplier.stateRegistration')
}
