import type { RuleIssue } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { type Database, firstRow, rows } from '../../database/database.js'
import type { Lookup } from '../../records/plan/ask.js'
import type { RuleContext } from '../../records/plan/defineEntity.js'

/** Most levels of departments; domain model B6.1. */
const maxDepth = 6

const tooDeep: RuleIssue = { path: 'parentId', code: 'department.depth', params: { max: maxDepth } }

/** Refuses a cycle and a structure that is too deep, counting the departments below. */
export async function checkParent(parentId: number, { database, ask, id }: RuleContext): Promise<RuleIssue[]> {
  if (id === undefined) return ((await ask(levelById, parentId)) ?? 0) >= maxDepth ? [tooDeep] : []
  await lockStructure(database)
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
  return (found?.depth ?? 0) > maxDepth ? [tooDeep] : []
}

/** A department of a regional office must refer to a regional sports office. */
export async function checkRegion(regionId: number, { ask }: RuleContext): Promise<RuleIssue[]> {
  const type = await ask(typeById, regionId)
  return type === undefined || type === 'regional-esporte' ? [] : [{ path: 'regionId', code: 'department.regionType' }]
}

// Without the lock, two people who move departments at the same time could create a cycle.
const lockStructure = (database: Database) => sql`select pg_advisory_xact_lock(hashtext('department.parent'))`.execute(database)

const levelById: Lookup<number, number> = async (database, ids) => {
  await lockStructure(database)
  const found = await rows<{ id: number; level: number }>(
    database,
    sql`with recursive above as (
          select id as start, parent_id, 1 as level from department where id = any(${ids.map(String)}::bigint[])
          union all select a.start, d.parent_id, a.level + 1 from department d join above a on d.id = a.parent_id where a.level < 20
        )
        select start as id, max(level) as level from above group by start`,
  )
  return new Map(found.map(({ id, level }) => [id, level]))
}

const typeById: Lookup<number, string> = async (database, ids) => {
  const found = await rows<{ id: number; type: string }>(
    database,
    sql`select id, type from region where id = any(${ids.map(String)}::bigint[])`,
  )
  return new Map(found.map(({ id, type }) => [id, type]))
}
