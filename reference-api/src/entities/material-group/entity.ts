import { materialGroupContract } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { defineEntity } from '../../records/plan/defineEntity.js'
import { checkGroupCode } from './rules.js'

export const materialGroup = defineEntity(materialGroupContract, {
  table: 'material_group',
  inUse: 'materialGroup.inUse',
  label: (draft) => draft.name,
  unique: { material_group_code_unique: 'code' },
  dependants: {
    material_class: { code: 'materialGroup.activeInside' },
    material: { code: 'materialGroup.activeInside', isCurrent: () => sql`t.status = 'ativo'` },
  },
  computed: {
    classCount: () => sql`(select count(*) from material_class c where c.group_id = t.id and c.deleted_at is null)`,
    itemCount: () => sql`t.item_count`,
  },
  check: checkGroupCode,
})
