import { materialClassContract } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { defineEntity } from '../../records/plan/defineEntity.js'
import { checkClassCode, stampFullCode } from './rules.js'

export const materialClass = defineEntity(materialClassContract, {
  table: 'material_class',
  inUse: 'materialClass.inUse',
  label: (draft) => draft.name,
  search: (draft, stamp) => [draft.name, stamp.full_code as string],
  links: { group: { table: 'material_group' } },
  unique: { material_class_code_unique: 'code' },
  activeWith: { group: 'materialClass.groupInactive' },
  dependants: {
    // Items under review and blocked ones cannot be inactivated, and so keep nothing in use.
    material: { code: 'materialClass.activeItems', isCurrent: () => sql`t.status = 'ativo'` },
    // Supplier lines keep a class from being deleted, but not from being inactivated.
    supplier_line: { code: 'materialClass.lines', deletionCode: 'materialClass.lines', isCurrent: () => sql`false` },
  },
  computed: {
    fullCode: () => sql`t.full_code`,
    itemCount: () => sql`t.item_count`,
  },
  stamp: stampFullCode,
  check: checkClassCode,
})
