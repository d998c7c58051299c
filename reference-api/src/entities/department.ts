import { departmentContract } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { firstRow } from '../database/database.js'
import { defineEntity, type RuleContext } from './defineEntity.js'
import { canBeResponsible, notEnded } from './people.js'

/** Levels of the structure, from the top; domain model B6.1. */
const maxDepth = 6

export const department = defineEntity(departmentContract, {
  table: 'department',
  label: (draft) => draft.name,
  links: { parent: { table: 'department' }, manager: { table: 'person' }, deputy: { table: 'person' }, region: { table: 'region' } },
  unique: { department_acronym_unique: 'acronym', department_name_unique: 'name' },
  activeWith: { parent: 'department.parentInactive' },
  dependants: {
    department: { code: 'department.activeChildren', deletionCode: 'department.children' },
    person_function: { code: 'department.activePeople', deletionCode: 'department.people', isCurrent: notEnded },
  },
  async check({ parentId, managerId, deputyId, regionId }, context) {
    return [
      ...(parentId === null ? [] : await checkParent(parentId, context)),
      ...(await canBeResponsible(context, { managerId, deputyId }, 'department.managerCapacity')),
      ...(regionId === null || (await isRegional(regionId, context)) ? [] : [{ path: 'regionId', code: 'department.regionType' }]),
    ]
  },
})

/** No cycle, and never deeper than the structure may be, counting what hangs below. */
async function checkParent(parentId: number, { database, id = 0 }: RuleContext) {
  // Two people moving departments under each other at once could close a circle that neither sees.
  await sql`select pg_advisory_xact_lock(hashtext('department.parent'))`.execute(database)
  const found = await firstRow<{ isCycle: boolean; depth: number }>(
    database,
    sql`with recursive above as (
          select id, parent_id, 1 as level from department where id = ${parentId}
          union all select d.id, d.parent_id, level + 1 from department d join above on d.id = above.parent_id where level < 20
        ), below as (
          select id, 1 as level from department where id = ${id}
          union all select d.id, level + 1 from department d join below on d.parent_id = below.id where d.deleted_at is null and level < 20
        )
        select exists (select 1 from above where id = ${id}) as "isCycle",
          (select max(level) from above) + coalesce((select max(level) from below), 1) as depth`,
  )
  if (found?.isCycle) return [{ path: 'parentId', code: 'department.cycle' }]
  return (found?.depth ?? 0) > maxDepth ? [{ path: 'parentId', code: 'department.depth', params: { max: maxDepth } }] : []
}

async function isRegional(regionId: number, { database }: RuleContext): Promise<boolean> {
  const region = await firstRow<{ type: string }>(database, sql`select type from region where id = ${String(regionId)}::bigint`)
  return region === undefined || region.type === 'regional-esporte'
}
