import type { Link } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { type Database, firstRow, type Row } from '../../database/database.js'
import type { Catalogue } from '../../database/readCatalogue.js'
import { Problem } from '../../http/Problem.js'
import { allChildren, type EntityPlan, type PlacedChild, type PlannedChild } from '../plan/plan.js'
import { rowsOfRecords } from '../plan/rowSource.js'
import { paramsEntry } from '../plan/scope.js'
import { shownTo } from '../read/shownTo.js'
import { rowsAt } from './matchRows.js'

interface RowSources {
  readonly transaction: Database
  readonly plan: EntityPlan
  readonly plans: readonly EntityPlan[]
  readonly catalogue: Catalogue
  mayRead(plan: EntityPlan): boolean
}

interface Referring {
  readonly entity: string
  /** The field that refers, as that entity's draft names it. */
  readonly field: string
  readonly count: number
  readonly example: Link
}

/** Refuses a draft that leaves out sub-records which other records refer to. @throws Problem 409 `row-in-use` naming those records */
export async function refuseRowsInUse(context: RowSources, draft: Row, before: Row): Promise<void> {
  for (const { child, path } of allChildren(context.plan.children)) {
    const staying = new Set(idsAt(draft, path))
    const gone = idsAt(before, path).filter((id) => !staying.has(id))
    if (gone.length === 0) continue
    const dependants = await findReferring(context, child, gone)
    const [first] = dependants
    if (!first) continue
    const params = { count: dependants.reduce((sum, { count }) => sum + count, 0), label: first.example.label }
    throw new Problem(409, 'row-in-use', { params, data: { code: 'row-in-use', path, params, dependants } })
  }
}

/** The ids of all rows at a path such as `sections.questions`. */
function idsAt(record: Row, path: string): number[] {
  const [key = '', ...rest] = path.split('.')
  const rows = rowsAt(record, key)
  if (rest.length > 0) return rows.flatMap((row) => idsAt(row, rest.join('.')))
  return rows.flatMap(({ id }) => (typeof id === 'number' ? [id] : []))
}

async function findReferring(context: RowSources, { table }: PlannedChild, ids: readonly number[]) {
  const { transaction, catalogue, plans } = context
  const found: Referring[] = []
  for (const reference of catalogue.references) {
    if (reference.target !== table || reference.isOwned) continue
    const place = placeOf(plans, reference.table)
    if (!place) continue
    const { owner, rows } = place
    const pointer = sql.ref(`${rows ? 'r' : 't'}.${reference.column}`)
    const source = rows ? rowsOfRecords(rows, owner.entity.table) : sql`${sql.table(owner.entity.table)} t`
    const answer = await firstRow<Pick<Referring, 'count'> & { example: Referring['example'] | null }>(
      transaction,
      sql`select count(distinct t.id)::integer as count,
          (array_agg(jsonb_build_object('id', t.id, 'label', t.label${paramsEntry(owner, 't')}) order by t.id))[1] as example
        from ${source} where ${pointer} = any(${[...ids]}::integer[])`,
    )
    if (!answer?.example) continue
    const fields = rows ? rows.child.fields : owner.fields
    const key = fields.find(({ column }) => column === reference.column)?.key ?? reference.column
    found.push({
      entity: owner.entity.contract.name,
      field: rows ? `${rows.path}.${key}` : key,
      count: answer.count,
      example: shownTo(context, { owner, example: answer.example }),
    })
  }
  return found
}

/** The entity whose records or rows a table holds. */
function placeOf(plans: readonly EntityPlan[], table: string): { readonly owner: EntityPlan; readonly rows?: PlacedChild } | undefined {
  for (const owner of plans) {
    if (owner.entity.table === table) return { owner }
    const rows = allChildren(owner.children).find(({ child }) => child.table === table)
    if (rows) return { owner, rows }
  }
  return undefined
}
