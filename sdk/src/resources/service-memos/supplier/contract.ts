import { maskedInAccounts } from '../../../blocks/bankAccount/masked.js'
import { defineContract } from '../../../core/contract.js'
import type { NamesOf } from '../../../core/messages.js'
import type { Supplier, SupplierDraft } from './schema.js'

/** Filters that are no field of the supplier; `hasExpiredCertificate` is `true` or `false`. */
export type SupplierFilter = 'stateId' | 'cityId' | 'lineId' | 'hasExpiredCertificate'

const named = {
  transitions: [{ name: 'complete', from: 'em-cadastro', to: 'ativo', isReversible: true }],
  figures: {
    active: { status: 'ativo' },
    hasExpiredCertificate: { hasExpiredCertificate: 'true', status: 'ativo' },
    isSuspended: { status: 'suspenso' },
  },
} as const

/** What of the contract has texts. */
export type SupplierNames = NamesOf<typeof named>

/** Fornecedores: how they are asked for. A CPF comes masked; one that is suspended may still be referred to, and the rules of who refers decide. */
export const supplierContract = defineContract<Supplier, SupplierDraft, SupplierFilter>({
  name: 'supplier',
  path: '/administrativo/solicitacoes-servico/fornecedores',
  search: ['companyName', 'tradeName', 'document'],
  filters: ['personType', 'size', 'stateId', 'cityId', 'lineId', 'hasExpiredCertificate', 'isSanctioned', 'status'],
  choiceFilters: ['personType', 'lineId'],
  sortable: ['companyName', 'tradeName', 'size', 'certificatesValidUntil', 'status'],
  defaultSort: 'companyName',
  statuses: ['em-cadastro', 'ativo', 'inativo', 'suspenso'],
  // Nobody suspends by hand: a sanction in force does, and its end releases.
  referable: ['ativo', 'suspenso'],
  masked: ['cpf'],
  maskedInRows: maskedInAccounts,
  discreet: ['bankAccounts'],
  tellsApart: ['document', 'place'],
  unique: [{ fields: ['cnpj'] }, { fields: ['cnpj'], root: 8, isHint: true }, { fields: ['cpf'] }, { fields: ['foreignId', 'countryId'] }],
  headline: 'active',
  ...named,
  schema: () => import('./schema.js').then((module) => module.supplierSchema),
})
