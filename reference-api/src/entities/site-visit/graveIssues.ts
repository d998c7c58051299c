import type { SiteVisitDraft } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import type { Database } from '../../database/database.js'
import type { WriteRules } from '../../records/plan/defineEntity.js'

/** B7.7: counts the open grave non-conformities of a canteen for its list. Canceled visits do not count. */
export async function countGrave(database: Database, canteenId: number | null, without: number | null = null): Promise<void> {
  if (canteenId === null) return
  await sql`update canteen c set grave_issues = n.count from (select count(*)::integer as count from site_visit_finding r join site_visit v on v.id = r.owner_id
      where v.canteen_id = ${canteenId} and v.status <> 'cancelada' and v.deleted_at is null and v.id is distinct from ${without}::integer
        and r.state <> 'sanada' and r.severity in ('grave','gravissima')) n
    where c.id = ${canteenId} and c.grave_issues <> n.count`.execute(database)
}

/** Counts them for all canteens of a demo at once. */
export async function countAllGrave(database: Database): Promise<void> {
  await sql`update canteen c set grave_issues = n.count from (select v.canteen_id as id, count(*)::integer as count
      from site_visit_finding r join site_visit v on v.id = r.owner_id
      where v.canteen_id is not null and v.status <> 'cancelada' and v.deleted_at is null and r.state <> 'sanada' and r.severity in ('grave','gravissima')
      group by v.canteen_id) n
    where c.id = n.id and c.grave_issues <> n.count`.execute(database)
}

/** Runs after every write of a visit and its rows; counts the former canteen too when it changed. */
export async function flagCanteen({ canteenId }: SiteVisitDraft, { database, before }: WriteRules): Promise<void> {
  const former = (before as unknown as SiteVisitDraft | undefined)?.canteenId ?? null
  for (const id of new Set([former, canteenId])) await countGrave(database, id)
}
