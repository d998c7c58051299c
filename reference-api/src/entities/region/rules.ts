import { isDeepStrictEqual } from 'node:util'
import type { RuleIssue, RegionDraft } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { firstRow } from '../../database/database.js'
import type { RuleContext } from '../../records/plan/defineEntity.js'
import { checkCities } from './takeCities.js'

/** Rules of domain model B6.9. */
export async function checkRegion(draft: RegionDraft, context: RuleContext): Promise<RuleIssue[]> {
  const found = await Promise.all([checkCities(draft, context), checkParent(draft, context), checkType(draft, context)])
  return [...checkSeat(draft, context), ...found.flat()]
}

/** The seat is one of the region's own cities; domain model B10.6. Stored ones are checked when they change. */
function checkSeat({ seatCityId, cityIds }: RegionDraft, { before }: RuleContext): RuleIssue[] {
  const isSame = before?.seatCityId === seatCityId && isDeepStrictEqual(before.cityIds, cityIds)
  return isSame || cityIds.includes(seatCityId) ? [] : [{ path: 'seatCityId', code: 'region.seatOutside' }]
}

/** Only a regional office lies in a macro-region. */
async function checkParent({ type, parentId }: RegionDraft, { database }: RuleContext): Promise<RuleIssue[]> {
  if (parentId === null) return []
  const parent = await firstRow<{ type: string }>(database, sql`select type from region where id = ${parentId}`)
  const isFitting = type === 'regional-esporte' && parent?.type === 'macrorregiao-esportiva'
  return isFitting ? [] : [{ path: 'parentId', code: 'region.parentType' }]
}

/** The type stays while a record refers to the region that only a region of this type may have. Lots may have any. */
async function checkType({ type }: RegionDraft, { database, id, before }: RuleContext): Promise<RuleIssue[]> {
  if (id === undefined || before?.type === type) return []
  const pointing = typed.map(
    ([table, column]) => sql`select label from ${sql.table(table)} where ${sql.ref(column)} = ${id} and deleted_at is null`,
  )
  const user = await firstRow<{ label: string }>(database, sql`${sql.join(pointing, sql` union all `)} limit 1`)
  return user ? [{ path: 'type', code: 'region.typeInUse', params: { value: user.label } }] : []
}

const typed = [
  ['region', 'parent_id'],
  ['department', 'region_id'],
  ['organization', 'region_id'],
  ['event', 'region_id'],
  ['service_request', 'region_id'],
  ['site_visit', 'region_id'],
] as const
