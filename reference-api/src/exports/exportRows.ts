import { setImmediate } from 'node:timers/promises'
import type { Database, Row } from '../database/database.js'
import type { Catalogue } from '../database/readCatalogue.js'
import type { ExpressionContext } from '../records/plan/defineEntity.js'
import type { EntityPlan } from '../records/plan/plan.js'
import { readAllIds } from '../records/read/readPageIds.js'
import { readFlatRecords, readRecords } from '../records/read/readRecords.js'
import type { ExportCell } from './exportColumns.js'
import type { ExportQuery } from './exportQuery.js'
import { withNames } from './shownParts.js'

/** Rows read at once. More would make other requests wait longer for the embedded database, which does one thing at a time. */
const batch = 100

export interface ExportRows {
  /** Records found when the export began. */
  readonly total: number
  /** Their cells, one batch after the other; a batch is read when the one before was taken, and no more are after the reader left. */
  batches(): AsyncGenerator<readonly (readonly ExportCell[])[]>
}

/**
 * The records of an export. Their ids are read at once, in the list's own order: so nobody is missed or written twice while others write,
 * no page is deeper than another, and no connection is held while a slow reader takes the rows.
 */
export async function exportRows(
  database: Database,
  plan: EntityPlan,
  { query, catalogue, today, userId }: ExpressionContext & { readonly query: ExportQuery; readonly catalogue: Catalogue },
): Promise<ExportRows> {
  const { list, columns } = query
  const ids = await readAllIds(database, plan, { query: list, only: query.ids, except: query.except, today, userId })
  const wanted = wantedParts(plan, new Set(columns.map(({ key }) => key)))
  const parts = new Set(columns.flatMap((column) => ('part' in column ? [column.part] : [])))
  const inExport = plan.entity.inExport ?? ((record: Row) => record)
  return {
    total: ids.length,
    async *batches() {
      for (let start = 0; start < ids.length; start += batch) {
        const some = { ids: [...ids.subarray(start, start + batch)], today }
        const records = await readFlatRecords(database, wanted, some)
        const more = parts.size > 0 ? await readParts(database, partsOf(plan, parts), { catalogue, ...some }) : undefined
        yield records.map((record) => {
          const shown = { ...inExport(record), ...more?.get(record.id) }
          return columns.map((column) => column.read(shown))
        })
        // Whoever waits for this process is served between two batches, also when the reader is quicker than we are.
        await setImmediate()
      }
    },
  }
}

/** Groups and sub-records by the id of their record, with names in place of ids. */
async function readParts(
  database: Database,
  plan: EntityPlan,
  { catalogue, ...some }: { readonly catalogue: Catalogue; readonly ids: readonly number[]; readonly today: string },
): Promise<ReadonlyMap<unknown, Row>> {
  const records = await readRecords(database, plan, some)
  const named = await withNames(database, plan, catalogue, records)
  return new Map(named.map((record, place) => [records[place]?.id, record]))
}

/** The plan with nothing but these groups and sub-records. */
function partsOf(plan: EntityPlan, parts: ReadonlySet<string>): EntityPlan {
  const isWanted = ({ key }: { readonly key: string }) => parts.has(key)
  const { groups, children, entity } = plan
  const bare = { fields: [], links: [], joins: [], entity: { ...entity, computed: {} } }
  return { ...plan, ...bare, groups: groups.filter(isWanted), children: children.filter(isWanted) }
}

/** The plan without what costs a look elsewhere and was not asked for. Plain fields stay: how a record is shown may depend on any of them. */
function wantedParts(plan: EntityPlan, keys: ReadonlySet<string>): EntityPlan {
  const computed = Object.fromEntries(Object.entries(plan.entity.computed ?? {}).filter(([key]) => keys.has(key)))
  return { ...plan, links: plan.links.filter(({ key }) => keys.has(key)), entity: { ...plan.entity, computed } }
}
