import { supplierContract } from '@esporte-parana/sdk/contracts'
import { maskedCpf } from '@esporte-parana/sdk/validators'
import { sql } from 'kysely'
import { attachmentLink } from '../../attachments/attachmentLink.js'
import { defineEntity } from '../../records/plan/defineEntity.js'
import { rangeOrList } from '../../records/read/listCondition.js'
import { yesOrNo } from '../../records/read/yesOrNo.js'
import { charts } from './charts.js'
import { certificateExpiries, firstEnd } from './certificates.js'
import { isSanctioned, isSanctionedFilter, settles } from './sanctions.js'

export const supplier = defineEntity(supplierContract, {
  table: 'supplier',
  inUse: 'supplier.inUse',
  label: (draft) => draft.companyName,
  search: (draft) => [draft.companyName, draft.tradeName, draft.cnpj, draft.foreignId, draft.registryNumber],
  links: {
    country: { table: 'country', label: 'name' },
    city: { table: 'city', label: 'name', column: 'address_city_id' },
    state: { table: 'state', label: 'name', column: 'address_state_id' },
  },
  joins: { lineIds: { table: 'supplier_line', column: 'class_id', links: 'lines' } },
  children: {
    contacts: { table: 'supplier_contact', links: { person: { table: 'person' } } },
    bankAccounts: { table: 'supplier_bank_account' },
    certificates: { table: 'supplier_certificate', links: { file: attachmentLink } },
    sanctions: { table: 'supplier_sanction' },
  },
  unique: { supplier_cnpj_unique: 'cnpj', supplier_cpf_unique: 'cpf', supplier_foreign_unique: 'foreignId' },
  computed: {
    document: () => sql`coalesce(
      substr(t.cnpj, 1, 2) || '.' || substr(t.cnpj, 3, 3) || '.' || substr(t.cnpj, 6, 3) || '/' || substr(t.cnpj, 9, 4) || '-' || substr(t.cnpj, 13),
      '***.' || substr(t.cpf, 4, 3) || '.' || substr(t.cpf, 7, 3) || '-**', t.foreign_id)`,
    place: () => sql`coalesce(
      (select c.name || '/' || s.code from city c join state s on s.id = c.state_id where c.id = t.address_city_id),
      concat_ws('/', t.address_city_name, t.address_state_name))`,
    certificatesValidUntil: () => sql`t.certificates_valid_until`,
    isSanctioned,
  },
  filters: {
    lineId: {
      kind: 'integer',
      ids: (value) => sql`select r.owner_id from supplier_line r where ${rangeOrList(sql`r.class_id`, value, sql`integer`)}`,
    },
    hasExpiredCertificate: yesOrNo(({ today }) => sql`t.certificates_valid_until < ${today}::date`),
    isSanctioned: isSanctionedFilter,
  },
  stamp: ({ certificates }) => Promise.resolve({ certificates_valid_until: firstEnd(certificates) }),
  settles,
  expiries: { certificate: certificateExpiries },
  charts,
  // Data minimization (LGPD): a list needs no bank accounts, and only a part of a person's CPF.
  unlisted: ['contacts', 'bankAccounts', 'certificates', 'sanctions'],
  inList: (record) => ({ ...record, cpf: record.cpf === null ? null : maskedCpf(record.cpf) }),
})
