import type { FieldIssue } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import type { Catalogue } from '../../database/readCatalogue.js'
import { type Database, type Fragment, type Row, rows } from '../../database/database.js'
import { sentBy } from './sentBy.js'
import type { Writer } from '../plan/defineEntity.js'
import type { EntityPlan, PlannedChild, PlannedField } from '../plan/plan.js'
import { rowsAt } from './matchRows.js'

interface Pointer {
  readonly path: string
  readonly id: number
  /** Code when the target exists, but its status does not allow new references; undefined for a parent, which may have any status. */
  readonly inactive: string | undefined
}

/** The writer: only the uploader may use a file that no record has yet. */
type Sender = Pick<Writer, 'userId' | 'visit'>

interface Sources {
  readonly draft: Row
  readonly before: Row | undefined
}

/** Checks that every new id of a draft leads to a record that may be referred to. */
export async function checkReferences(
  database: Database,
  { draft, before, ...sources }: Sources & { readonly plan: EntityPlan; readonly catalogue: Catalogue; readonly writer: Sender },
): Promise<FieldIssue[]> {
  const [issues = []] = await checkAllReferences(database, { ...sources, drafts: [{ draft, before }] })
  return issues
}

/** Checks many drafts with one statement for each table; returns the issues of each draft. */
export async function checkAllReferences(
  database: Database,
  {
    plan,
    catalogue,
    writer,
    drafts,
  }: { readonly plan: EntityPlan; readonly catalogue: Catalogue; readonly writer: Sender; readonly drafts: readonly Sources[] },
): Promise<FieldIssue[][]> {
  const pointers = drafts.map((draft) => pointersByTable(plan, draft))
  const issues: FieldIssue[][] = drafts.map(() => [])
  for (const table of new Set(pointers.flatMap((byTable) => [...byTable.keys()]))) {
    const all = pointers.flatMap((byTable) => byTable.get(table) ?? [])
    const referable = plan.referableIn(table)
    const known = await readTargets(database, { table, columns: catalogue.columns.get(table), referable, pointers: all, writer })
    for (const [place, byTable] of pointers.entries()) {
      for (const pointer of byTable.get(table) ?? []) issues[place]?.push(...issuesOf(pointer, known))
    }
  }
  return issues
}

function issuesOf({ path, id, inactive }: Pointer, known: ReadonlyMap<number, boolean>): FieldIssue[] {
  const isReferable = known.get(id)
  if (isReferable === undefined) return [{ path, code: 'reference' }]
  return isReferable || inactive === undefined ? [] : [{ path, code: inactive }]
}

function pointersByTable(plan: EntityPlan, { draft, before }: Sources): Map<string, Pointer[]> {
  const found = new Map<string, Pointer[]>()
  const add = (
    field: PlannedField,
    { path, id, previous }: { readonly path: string; readonly id: unknown; readonly previous: readonly unknown[] },
  ) => {
    if (field.target === undefined || typeof id !== 'number' || previous.includes(id)) return
    const link = plan.links.find(({ column }) => column === field.column)
    const isParent = field.key === plan.parent?.link.key
    const inactive = isParent ? undefined : ((link && plan.entity.activeWith?.[link.key]) ?? 'reference')
    found.set(field.target, [...(found.get(field.target) ?? []), { path, id, inactive }])
  }
  for (const field of plan.fields) add(field, { path: field.key, id: draft[field.key], previous: [before?.[field.key]] })
  for (const { key, target } of plan.joins) {
    const previous = (before?.[key] ?? []) as readonly number[]
    const ids = (draft[key] ?? []) as readonly number[]
    ids.forEach((id, index) => {
      if (!previous.includes(id)) found.set(target, [...(found.get(target) ?? []), { path: `${key}[${index}]`, id, inactive: 'reference' }])
    })
  }
  for (const { key, fields } of plan.groups) {
    for (const field of fields)
      add(field, {
        path: `${key}.${field.key}`,
        id: (draft[key] as Row | null)?.[field.key],
        previous: [(before?.[key] as Row | null)?.[field.key]],
      })
  }
  const addRows = ({ key, fields, children }: PlannedChild, now: Row, olds: readonly Row[], prefix = '') => {
    const previous = olds.flatMap((old) => rowsAt(old, key))
    rowsAt(now, key).forEach((row, index) => {
      const path = `${prefix}${key}[${index}].`
      for (const field of fields)
        add(field, { path: path + field.key, id: row[field.key], previous: previous.map((old) => old[field.key]) })
      for (const child of children) addRows(child, row, previous, path)
    })
  }
  for (const child of plan.children) addRows(child, draft, before ? [before] : [])
  return found
}

/**
 * Whether each target may be referred to; missing and deleted targets are left out. Targets of new references are locked until the
 * transaction ends: a writer who wants to delete or inactivate one waits, and then finds the reference.
 */
async function readTargets(
  database: Database,
  {
    table,
    columns,
    referable,
    pointers,
    writer,
  }: {
    readonly table: string
    readonly columns: ReadonlyMap<string, unknown> | undefined
    readonly referable: ReturnType<EntityPlan['referableIn']>
    readonly pointers: readonly Pointer[]
    readonly writer: Sender
  },
): Promise<Map<number, boolean>> {
  const canBeHidden = columns?.has('deleted_at') === true
  const hasStatus = referable ? sql`status = any(${[...referable]}::text[])` : sql`true`
  const isReferable = columns?.has('sealed_at') ? sql`(${hasStatus} and sealed_at is null)` : hasStatus
  const isVisible = table === 'attachment' ? sentBy(writer) : canBeHidden ? sql`deleted_at is null` : sql`true`
  const fresh = new Set(pointers.flatMap(({ id }) => (canBeHidden ? [id] : [])))
  const others = new Set(pointers.map(({ id }) => id).filter((id) => !fresh.has(id)))
  // As bigint, so that an id above the column's range is unknown instead of an error.
  const read = (ids: ReadonlySet<number>, lock: Fragment) =>
    ids.size === 0
      ? []
      : rows<{ id: number; isReferable: boolean }>(
          database,
          sql`select id, ${isReferable} as "isReferable" from ${sql.table(table)} where id = any(${[...ids].map(String)}::bigint[]) and ${isVisible}
            order by id ${lock}`,
        )
  const found = [...(await read(fresh, sql`for key share`)), ...(await read(others, sql``))]
  return new Map(found.map((row) => [row.id, row.isReferable]))
}
