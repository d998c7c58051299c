import { tenderContract, tenderMessages } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { attachmentLink } from '../../attachments/attachmentLink.js'
import { defineEntity } from '../../records/plan/defineEntity.js'
import { computed, filters } from './expressions.js'
import { checkTender, effects, guards, lacks, periodOf, settles } from './rules.js'

const names = tenderMessages['pt-BR'].options.modality

export const tender = defineEntity(tenderContract, {
  table: 'tender',
  label: ({ modality, number, year }) => `${names[modality]} ${number}/${year}`,
  search: ({ modality, number, year, object, managingBody, protocol, ataNumber, contractNumber, pncpControlNumber }) => [
    `${names[modality]} ${number}/${year}`,
    object,
    managingBody,
    protocol,
    ataNumber,
    contractNumber,
    pncpControlNumber,
  ],
  links: { agent: { table: 'person' }, manager: { table: 'person' }, inspector: { table: 'person' } },
  children: {
    extensions: { table: 'tender_extension' },
    attachments: { table: 'tender_attachment', links: { file: attachmentLink } },
  },
  unique: { tender_number_unique: 'number' },
  computed,
  filters,
  unlisted: ['extensions', 'attachments', 'maxTotal'],
  inExport: (record) => ({ ...record, numberYear: `${String(record.number)}/${String(record.year)}` }),
  stamp: async (draft) => periodOf(draft),
  check: checkTender,
  settles,
  expiries: {
    validity: () =>
      sql`select id, valid_until as due, case when is_srp then 'ata' else 'contrato' end as detail from tender where status = 'vigente' and deleted_at is null`,
  },
  guards,
  lacks,
  effects,
})
