import type { RuleOf } from '../../../core/messages.js'
import { holderRules } from '../../../blocks/bankAccount/schema.js'
import type { Fail, Loose } from '../../../schema/rules.js'
import type { SupplierDraft } from './fields.js'
import type { supplierMessages } from './messages.js'

type Rule = RuleOf<'supplier', typeof supplierMessages>

type Draft = Loose<SupplierDraft>

/** What a supplier's fields say together. Domain model B6.6. */
export function supplierRules(draft: Draft, fail: Fail<Rule>): void {
  failDocuments(draft, fail)
  failRegistration(draft, fail)
  holderRules(draft.bankAccounts ?? [], draft.cnpj ?? draft.cpf, fail)
}

const documents = { 'pessoa-juridica': 'cnpj', 'pessoa-fisica': 'cpf', estrangeiro: 'foreignId' } as const

/** Each kind of person has its own document, and no other. */
function failDocuments(draft: Draft, fail: Fail<Rule>): void {
  const { personType } = draft
  if (personType === null) return
  for (const [kind, key] of Object.entries(documents)) if (kind !== personType && draft[key] !== null) fail(key, 'supplier.documentOfOther')
  if (personType === 'pessoa-juridica') return
  for (const key of ['size', 'legalNature'] as const) if (draft[key] !== null) fail(key, 'supplier.onlyCompanies')
}

// IBGE code of Paraná.
const parana = 41

/** Paraná gives ten digits. Domain model B4.3; other states have shapes of their own. */
function failRegistration({ stateRegistration, address }: Draft, fail: Fail<Rule>): void {
  if (stateRegistration === null || stateRegistration === 'ISENTO' || address?.stateId !== parana) return
  if (stateRegistration.replace(/\D/g, '').length !== 10) fail('stateRegistration', 'supplier.stateRegistration')
}
