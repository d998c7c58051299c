import { functionContract } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { defineEntity } from '../../records/plan/defineEntity.js'
import { heldNow, notEnded } from '../../records/plan/heldNow.js'

export const staffFunction = defineEntity(functionContract, {
  table: 'staff_function',
  label: (draft) => draft.name,
  links: { department: { table: 'department' } },
  unique: { staff_function_name_unique: 'name', staff_function_code_unique: 'code' },
  dependants: { person_function: { code: 'function.inUse', deletionCode: 'function.held', isCurrent: notEnded } },
  computed: {
    // `not exists` looks up the few deleted people, which is faster than a join with the many others.
    peopleCount: (
      context,
    ) => sql`(select count(distinct r.owner_id) from person_function r where r.function_id = t.id and ${heldNow(context)}
      and not exists (select 1 from person p where p.id = r.owner_id and p.deleted_at is not null))`,
  },
})
