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

/** Rows read at once. More would make other requests wait longer for the embedded database, which runs one statement at a time. */
const batch = 100

export interface ExportRows {
  /** Records found when the export began. */
  readonly total: number
  /** Their cells in batches. A batch is read after the previous one was taken, and none after the reader left. */
  batches(): AsyncGenerator<readonly (readonly ExportCell[])[]>
}

/**
 * The records of an export. It first reads all ids in the order of the list, so that writes during the export cause no missing or double
 * rows, late pages cost no more than early ones, and a slow reader holds no connection.
 */
export async function exportRows(
  database: Database,
  plan: EntityPlan,
  { query, catalogue, today, userId }: ExpressionContext & { readonly query: ExportQuery; readonly catalogue: Catalogue },
): Promise<ExportRows> {
  const { list, columns, isListed } = query
  const ids = await readAllIds(database, plan, { query: list, only: query.ids, except: query.except, today, userId })
  const keys = columns.map(({ key }) => key)
  const cells = isListed ? Object.entries(plan.entity.listCells ?? {}).filter(([key]) => keys.includes(key)) : []
  const beside = cells.flatMap(([, cell]) => cell.with ?? [])
  const wanted = wantedParts(plan, new Set([...keys, ...beside]))
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
          const listed = cells.map(([key, { of }]) => [key, of(record)])
          const shown = { ...inExport(record), ...Object.fromEntries(listed), ...more?.get(record.id) }
          return columns.map((column) => column.read(shown))
        })
        // Lets other requests run between two batches, even when the reader is faster than the server.
        await setImmediate()
      }
    },
  }
}

/** Fields, groups and sub-records by the id of their record, with names instead of ids. */
async function readParts(
  database: Database,
  plan: EntityPlan,
  { catalogue, ...some }: { readonly catalogue: Catalogue; readonly ids: readonly number[]; readonly today: string },
): Promise<ReadonlyMap<unknown, Row>> {
  const records = await readRecords(database, plan, some)
  const named = await withNames(database, plan, catalogue, records)
  return new Map(named.map((record, place) => [records[place]?.id, record]))
}

/** The plan with only these fields, groups and sub-records. */
function partsOf(plan: EntityPlan, parts: ReadonlySet<string>): EntityPlan {
  const isWanted = ({ key }: { readonly key: string }) => parts.has(key)
  const { fields, groups, children, entity } = plan
  const bare = { fields: fields.filter(isWanted), links: [], joins: [], entity: { ...entity, computed: {} } }
  return { ...plan, ...bare, groups: groups.filter(isWanted), children: children.filter(isWanted) }
}

/**
 * The plan without links and computed fields that were not requested, because each costs a lookup. Plain fields stay: `inList` may need any
 * of them.
 */
function wantedParts(plan: EntityPlan, keys: ReadonlySet<string>): EntityPlan {
  const computed = Object.fromEntries(Object.entries(plan.entity.computed ?? {}).filter(([key]) => keys.has(key)))
  return { ...plan, links: plan.links.filter(({ key }) => keys.has(key)), entity: { ...plan.entity, computed } }
}
