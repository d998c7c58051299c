import { sql } from 'kysely'
import type { UniqueIndex } from '../../database/readCatalogue.js'
import { commas, rows } from '../../database/database.js'
import { allChildren } from '../plan/plan.js'
import { holdLinked } from './holdLinked.js'
import type { WriteContext } from '../write/writeRecord.js'

/**
 * The deleted `ids` that cannot be restored: what they refer to is deleted itself (`reference`), or another record uses their name now
 * (`duplicate`). Records that are restored together may refer to each other; of two with the same name the older one is restored.
 */
export async function findUnrestorable(context: WriteContext, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const staying = new Map<number, string>()
  for (;;) {
    const going = ids.filter((id) => !staying.has(id))
    const orphans = await findOrphans(context, going)
    const code = orphans.length > 0 ? 'reference' : 'duplicate'
    const found = orphans.length > 0 ? orphans : await findTwins(context, going)
    if (found.length === 0) return staying
    // Records that refer to one of these cannot be restored either, so the check repeats.
    for (const id of found) staying.set(id, code)
  }
}

async function findOrphans(context: WriteContext, going: readonly number[]): Promise<number[]> {
  const { links, children, entity, parent } = context.plan
  const own = [...links, ...(parent ? [parent.link] : [])].map((link) => ({ link, place: undefined }))
  const ofRows = allChildren(children).flatMap((place) => place.child.links.map((link) => ({ link, place })))
  const found = new Set<number>()
  for (const { link, place } of [...own, ...ofRows]) {
    if (!context.catalogue.columns.get(link.table)?.has('deleted_at')) continue
    const goingToo = new Set(link.table === entity.table ? going : [])
    const linked = await holdLinked(context, { link, place, ids: going })
    for (const { id, linkedId, isHidden } of linked) if (isHidden && !goingToo.has(linkedId)) found.add(id)
  }
  return [...found]
}

async function findTwins(context: WriteContext, going: readonly number[]): Promise<number[]> {
  const indexes = context.catalogue.uniques.filter(({ table }) => table === context.plan.entity.table)
  const found = new Set<number>()
  for (const index of indexes) for (const id of await findTwinsBy(context, { index, going })) found.add(id)
  return [...found]
}

/** Applies the expressions of the index to the deleted rows, as if they were restored, and to the visible rows. */
async function findTwinsBy(
  { transaction }: WriteContext,
  { index, going }: { readonly index: UniqueIndex; readonly going: readonly number[] },
): Promise<number[]> {
  const { table, keys, condition } = index
  const names = keys.map((_, place) => sql.id(`key${place}`))
  const selected = commas(keys.map((key, place) => sql`(${sql.raw(key)}) as ${sql.id(`key${place}`)}`))
  const covered = condition === null ? sql`true` : sql.raw(condition)
  const all = (conditions: readonly ReturnType<typeof sql>[]) => sql.join([...conditions], sql` and `)
  const found = await rows<{ id: number }>(
    transaction,
    sql`with back as materialized (
        select r.* from ${sql.table(table)} h cross join lateral jsonb_populate_record(h, '{"deleted_at": null}') r
        where h.id = any(${going.map(String)}::bigint[])
      ),
      n as materialized (select id, ${selected} from back where ${covered}),
      whole as (select n.*, row_number() over (partition by ${commas(names)} order by id) as place from n
        where ${all(names.map((name) => sql`n.${name} is not null`))})
      select w.id from whole w where w.place > 1 or exists (
        select 1 from (select id, ${selected} from ${sql.table(table)} where deleted_at is null and ${covered}) t
        where t.id <> w.id and ${all(names.map((name) => sql`t.${name} = w.${name}`))})`,
  )
  return found.map(({ id }) => id)
}
