import { veilChange } from '@esporte-parana/sdk/contracts'
import { type RawBuilder, sql } from 'kysely'
import type { Catalogue } from '../../database/readCatalogue.js'
import { type Database, rows } from '../../database/database.js'
import type { Change } from './changes.js'
import { allChildren, type EntityPlan } from '../plan/plan.js'

interface LabelSources {
  readonly plan: EntityPlan
  readonly catalogue: Catalogue
}

interface Changed {
  readonly changes: readonly Change[]
}

/** A history with labels: each id of a record or place gets its name, also when the record is deleted. */
export async function labelHistory<E extends Changed>(database: Database, entries: readonly E[], sources: LabelSources): Promise<E[]> {
  const names = await readNames(database, entries, sources)
  const label = ({ plan }: LabelSources, field: string, value: unknown): string | undefined => {
    const target = targetOf(plan, field)
    if (Array.isArray(value)) return target && value.map((id) => names.get(`${target}:${String(id)}`) ?? `#${String(id)}`).join(', ')
    return names.get(`${target}:${String(value)}`)
  }
  return entries.map((entry) => ({
    ...entry,
    changes: entry.changes.map((change) => {
      const [beforeLabel, afterLabel] = [label(sources, change.field, change.before), label(sources, change.field, change.after)]
      return {
        ...veilChange(sources.plan.entity.contract, change),
        ...(beforeLabel !== undefined && { beforeLabel }),
        ...(afterLabel !== undefined && { afterLabel }),
      }
    }),
  }))
}

async function readNames(
  database: Database,
  entries: readonly Changed[],
  { plan, catalogue }: LabelSources,
): Promise<ReadonlyMap<string, string>> {
  const wanted = new Map<string, Set<number>>()
  for (const { field, before, after } of entries.flatMap(({ changes }) => changes)) {
    const target = targetOf(plan, field)
    if (target === undefined) continue
    const ids = wanted.get(target) ?? new Set()
    for (const id of [before, after].flat()) if (typeof id === 'number') ids.add(id)
    wanted.set(target, ids)
  }
  return namesOfIds(database, catalogue, wanted)
}

/** The label of a row of the table (`t`). A row without a name, such as a lot's item, has that of what it refers to. */
function labelIn({ columns, references }: Catalogue, table: string): RawBuilder<string> | undefined {
  const nameOf = (name: string) => ['label', 'name', 'file_name'].find((column) => columns.get(name)?.has(column))
  const own = nameOf(table)
  if (own !== undefined) return sql`t.${sql.ref(own)}`
  const named = references.find((each) => each.table === table && !each.isOwned && nameOf(each.target) !== undefined)
  if (!named) return undefined
  return sql`(select n.${sql.ref(nameOf(named.target) ?? '')} from ${sql.table(named.target)} n where n.id = t.${sql.ref(named.column)})`
}

/** The labels of records and places by `<table>:<id>`, including deleted ones. */
export async function namesOfIds(
  database: Database,
  catalogue: Catalogue,
  wanted: ReadonlyMap<string, ReadonlySet<number>>,
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>()
  for (const [table, ids] of wanted) {
    const label = labelIn(catalogue, table)
    if (label === undefined || ids.size === 0) continue
    const found = await rows<{ id: number; label: string }>(
      database,
      sql`select t.id, ${label} as label from ${sql.table(table)} t where t.id = any(${[...ids].map(String)}::bigint[])`,
    )
    for (const { id, label } of found) names.set(`${table}:${id}`, label)
  }
  return names
}

/** Adds file names to the changes, because the history outlives files that no record uses any more. */
export async function nameFiles(database: Database, plan: EntityPlan, changes: readonly Change[]): Promise<readonly Change[]> {
  const isFile = ({ field }: Change) => targetOf(plan, field) === 'attachment'
  const ids = changes.filter(isFile).flatMap(({ before, after }) => [before, after].filter((id) => typeof id === 'number'))
  if (ids.length === 0) return changes
  const found = await rows<{ id: number; name: string }>(
    database,
    sql`select id, file_name as name from attachment where id = any(${ids}::integer[])`,
  )
  const names = new Map<unknown, string>(found.map(({ id, name }) => [id, name]))
  return changes.map((change) => {
    if (!isFile(change)) return change
    const [beforeLabel, afterLabel] = [names.get(change.before), names.get(change.after)]
    return { ...change, ...(beforeLabel !== undefined && { beforeLabel }), ...(afterLabel !== undefined && { afterLabel }) }
  })
}

/** The table that a field of the draft refers to: `functions[0].departmentId` → `department`. */
export function targetOf({ fields, groups, children, joins }: EntityPlan, path: string): string | undefined {
  const join = joins.find((candidate) => candidate.key === path)
  if (join) return join.target
  const keys = path.replaceAll(/\[\d+\]/g, '').split('.')
  const key = keys.at(-1)
  const parts = keys.slice(0, -1).join('.')
  const inner = groups.find((group) => group.key === parts) ?? allChildren(children).find((place) => place.path === parts)?.child
  return (parts === '' ? fields : inner?.fields)?.find((field) => field.key === key)?.target
}
