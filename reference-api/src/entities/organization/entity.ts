import { organizationContract } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { attachmentLink } from '../../attachments/attachmentLink.js'
import { defineEntity } from '../../records/plan/defineEntity.js'
import { documentCategories, hasExpiredDocument, mandateEnd, representative } from './expressions.js'
import { documentEnds, mandateEnds, suspendOver } from './nights.js'
import { checkLegalRep, lacking, over, renewRegion, stampRegion } from './rules.js'

export const organization = defineEntity(organizationContract, {
  table: 'organization',
  label: (draft) => draft.companyName,
  links: { city: { table: 'city', label: 'name', column: 'address_city_id' }, region: { table: 'region' } },
  children: {
    contacts: { table: 'organization_contact', links: { person: { table: 'person' } } },
    dirigentes: {
      table: 'organization_dirigente',
      links: { person: { table: 'person' } },
      children: { ata: { table: 'organization_ata', links: { file: attachmentLink } } },
    },
    bankAccounts: { table: 'organization_bank_account' },
    documents: { table: 'organization_attachment', links: { file: attachmentLink } },
  },
  unique: { organization_cnpj_unique: 'cnpj' },
  computed: {
    representative,
    documentsValidUntil: () => sql`t.documents_valid_until`,
    documentCategories,
  },
  listCells: {
    companyName: { of: ({ companyName, acronym }) => (typeof acronym === 'string' ? `${String(companyName)} (${acronym})` : companyName) },
  },
  filters: { hasExpiredDocument, mandateEnd },
  unlisted: ['registrations', 'address', 'contacts', 'dirigentes', 'bankAccounts', 'serves', 'documents'],
  check: checkLegalRep,
  stamp: stampRegion,
  guards: { approve: lacking, approveWithRemark: over },
  effects: { renew: renewRegion },
  nightly: { suspended: suspendOver },
  charts: {
    statuses: { by: { filter: 'status', by: 'each' } },
    types: { by: { filter: 'type', by: 'each' }, where: () => ({ status: 'habilitada,habilitada-com-ressalva' }) },
    mandates: { by: { filter: 'mandateEnd', value: () => sql`t.mandate_until`, by: 'month', months: [-1, 10] } },
    regions: { by: { filter: 'regionId', by: 'each' } },
  },
  expiries: { document: documentEnds, mandate: mandateEnds },
})
