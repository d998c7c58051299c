import { tenderContract, tenderMessages } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { attachmentLink } from '../../attachments/attachmentLink.js'
import { defineEntity } from '../../records/plan/defineEntity.js'
import { checkTender, effects, guards, periodOf, settles } from './rules.js'

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
  computed: {
    numberYear: () => sql`(t.year * 1000000 + t.number)`,
    resumeStatus: () => sql`t.resume_status`,
    validFrom: () => sql`t.valid_from`,
    validUntil: () => sql`t.valid_until`,
  },
  filters: {
    validOn: {
      kind: 'date',
      condition: ({ values, from = values[0], to = values[0] }) =>
        sql`(t.valid_from <= coalesce(${to ?? null}::date, 'infinity') and t.valid_until >= coalesce(${from ?? null}::date, '-infinity'))`,
    },
    endsWithin: {
      kind: 'integer',
      condition: ({ values, from, to }, { today }) =>
        sql`(t.valid_until between ${today}::date + coalesce(${from ?? null}::integer, 0) and ${today}::date + coalesce(${to ?? null}::integer, ${Math.max(0, ...values.map(Number))}))`,
    },
  },
  unlisted: ['extensions', 'attachments'],
  inExport: (record) => ({ ...record, numberYear: `${String(record.number)}/${String(record.year)}` }),
  stamp: async (draft) => periodOf(draft),
  check: checkTender,
  settles,
  expiries: {
    validity: () =>
      sql`select id, valid_until as due, case when is_srp then 'ata' else 'contrato' end as detail from tender where status = 'vigente'`,
  },
  guards,
  effects,
})
