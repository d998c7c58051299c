import { materialContract } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { attachmentLink } from '../../attachments/attachmentLink.js'
import { defineEntity } from '../../records/plan/defineEntity.js'
import { checkClassInUse, checkMaterial, stampNature } from './rules.js'

export const material = defineEntity(materialContract, {
  table: 'material',
  label: (draft) => draft.description,
  search: ({ description, code, catmatCode, keywords }) => [description, code, catmatCode, ...keywords],
  links: {
    group: { table: 'material_group' },
    class: { table: 'material_class' },
    // The lot's own label is only its number and subject.
    lastPriceLot: { table: 'lot', more: { label: sql`(select label from tender where id = l.tender_id) || ' › ' || l.label` } },
  },
  computed: { lastPrice: () => sql`t.last_price`, lastPriceOn: () => sql`t.last_price_on` },
  filters: {
    hasAta: {
      kind: 'boolean',
      condition: ({ values }, { today }) => {
        if (new Set(values).size > 1) return sql`true`
        return values.includes('true') ? sql`t.ata_until >= ${today}::date` : sql`t.ata_until < ${today}::date`
      },
    },
  },
  children: { images: { table: 'material_image', links: { file: attachmentLink } } },
  unique: { material_code_unique: 'code', material_description_unique: 'description' },
  // The class is enough: an active class always has an active group.
  activeWith: { class: 'material.classInactive' },
  unlisted: ['images'],
  charts: {
    groups: { by: { filter: 'groupId', by: 'each' }, series: { filter: 'type', by: 'each' } },
    readiness: { by: { filter: 'status', by: 'each' } },
  },
  guards: { release: checkClassInUse, unblock: checkClassInUse },
  stamp: stampNature,
  check: checkMaterial,
})
