import { maskedInAccounts } from '../../../blocks/bankAccount/masked.js'
import { defineContract } from '../../../core/contract.js'
import type { NamesOf } from '../../../core/messages.js'
import type { Organization, OrganizationDraft } from './schema.js'

/** Filters that are no field of an organization; `hasExpiredDocument` is `true` or `false`, `mandateEnd` a range of days: when the mandate of the last legal representative ends. */
export type OrganizationFilter = 'cityId' | 'regionId' | 'hasExpiredDocument' | 'mandateEnd'

const approved = ['habilitada', 'habilitada-com-ressalva'] as const
const statuses = ['em-cadastro', 'em-analise', ...approved, 'inabilitada', 'suspensa', 'inativa'] as const

const named = {
  transitions: [
    { name: 'submit', from: 'em-cadastro', to: 'em-analise', isReversible: true },
    { name: 'approve', from: 'em-analise', to: 'habilitada', isReversible: true, power: 'decidir' },
    {
      name: 'approveWithRemark',
      from: 'em-analise',
      to: 'habilitada-com-ressalva',
      needsReason: true,
      isReversible: true,
      power: 'decidir',
    },
    { name: 'giveBack', from: 'em-analise', to: 'em-cadastro', needsReason: true, isReversible: true, power: 'decidir' },
    { name: 'reject', from: 'em-analise', to: 'inabilitada', needsReason: true, isReversible: true, power: 'decidir' },
    { name: 'renew', from: [...approved, 'inabilitada', 'suspensa', 'inativa'], to: 'em-analise' },
    { name: 'suspend', from: approved, to: 'suspensa', needsReason: true },
    { name: 'deactivate', from: ['em-cadastro', ...approved, 'inabilitada', 'suspensa'], to: 'inativa', needsReason: true },
  ],
  figures: {
    approved: { status: approved.join(',') },
    inAnalysis: { status: 'em-analise' },
    suspended: { status: 'suspensa' },
    expiredDocument: { hasExpiredDocument: 'true' },
  },
  duties: ['inAnalysis'],
  dutyPowers: { inAnalysis: 'decidir' },
  finalStatuses: ['inativa'],
} as const

/** What of the contract has texts. */
export type OrganizationNames = NamesOf<typeof named>

/** Organizações: how they are asked for. */
export const organizationContract = defineContract<Organization, OrganizationDraft, OrganizationFilter>({
  name: 'organization',
  path: '/esporte-queremos/organizacoes',
  maskedInRows: maskedInAccounts,
  search: ['companyName', 'tradeName', 'acronym', 'cnpj'],
  filters: ['type', 'regionId', 'cityId', 'modalities', 'hasExpiredDocument', 'mandateEnd', 'status'],
  choiceFilters: ['type', 'cityId'],
  sortable: ['companyName', 'cnpj', 'type', 'status'],
  defaultSort: 'companyName',
  statuses,
  deletable: ['em-cadastro'],
  referable: approved,
  tellsApart: ['acronym', 'cnpj', 'city'],
  headline: 'approved',
  unique: [
    { fields: ['cnpj'] },
    { fields: ['cnpj'], root: 8, isHint: true },
    { fields: ['companyName', 'type'], isHint: true, isNear: true },
  ],
  ...named,
  schema: () => import('./schema.js').then((module) => module.organizationSchema),
})
