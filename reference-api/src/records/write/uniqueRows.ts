import { createHash } from 'node:crypto'
import type { FieldIssue, IssueRecord } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import type { Catalogue, UniqueIndex } from '../../database/readCatalogue.js'
import { commas, type Database, type Row, rows } from '../../database/database.js'
import { columnsOf } from './columnsOf.js'
import type { EntityPlan } from '../plan/plan.js'
import { paramsEntry } from '../plan/scope.js'

/** A value that must be unique, and the stored record that has it already. */
export interface RowIdentity {
  readonly row: number
  readonly path: string
  /** Two rows with the same key are duplicates. It is a digest, because the value may be a document number. */
  readonly key: string
  readonly holder: IssueRecord | null
}

export interface PlacedDraft {
  readonly row: number
  readonly draft: Row
}

interface IdentitySearch {
  readonly plan: EntityPlan
  readonly catalogue: Catalogue
  readonly drafts: readonly PlacedDraft[]
  /** The draft's own record, which does not count as a duplicate. */
  readonly except?: number
}

/** The unique values of many drafts, from the table's unique indexes and the entity's rules. */
export async function readIdentities(database: Database, { plan, catalogue, drafts, except = 0 }: IdentitySearch): Promise<RowIdentity[]> {
  const { entity } = plan
  const given = drafts.map(({ row, draft }) => ({ row, values: { ...columnsOf(plan, draft), status: draft.status } }))
  const found: RowIdentity[] = drafts.flatMap(({ row, draft }) =>
    (entity.identities?.(draft) ?? []).map(({ path, key }) => ({ row, path, key: digest(`${path}|${key}`), holder: null })),
  )
  for (const index of catalogue.uniques) {
    const path = index.table === entity.table ? entity.unique?.[index.name] : undefined
    if (path === undefined || drafts.length === 0) continue
    const keys = await readKeys(database, index, { plan, given, except })
    found.push(...keys.map(({ row, key, holder }) => ({ row, path, key: digest(`${index.name}|${key}`), holder })))
  }
  return found
}

/** Applies the expressions of the index to the new rows and to those of the table. */
async function readKeys(
  database: Database,
  { table, keys, condition }: UniqueIndex,
  {
    plan,
    given,
    except,
  }: Pick<IdentitySearch, 'plan'> & {
    readonly given: readonly { readonly row: number; readonly values: Row }[]
    readonly except: number
  },
) {
  const words = wordsOf({ keys, condition })
  const needed = (values: Row) => Object.fromEntries(Object.entries(values).filter(([column]) => words.has(column)))
  const json = JSON.stringify(given.map(({ row, values }) => ({ row, values: needed(values) })))
  const names = keys.map((_, place) => sql.id(`key${place}`))
  const selected = commas(keys.map((key, place) => sql`(${sql.raw(key)}) as ${sql.id(`key${place}`)}`))
  const covered = condition === null ? sql`true` : sql.raw(condition)
  const isWhole = sql.join(
    names.map((name) => sql`n.${name} is not null`),
    sql` and `,
  )
  const isSame = sql.join(
    names.map((name) => sql`t.${name} = n.${name}`),
    sql` and `,
  )
  return rows<{ row: number; key: string; holder: IssueRecord | null }>(
    database,
    sql`with given as materialized (
          select (j ->> 'row')::integer as row, r.*
          from jsonb_array_elements(${json}::jsonb) j cross join lateral jsonb_populate_record(null::${sql.table(table)}, j -> 'values') r
        ),
        n as materialized (select row, ${selected} from given where ${covered}),
        taken as materialized (
          select n.row, h.holder from n cross join lateral (
            select jsonb_build_object('entity', ${plan.entity.contract.name}::text, 'id', t.id, 'label', t.label${paramsEntry(plan, 't')}) as holder
            from (select ${selected}, * from ${sql.table(table)} where ${covered} and id <> ${except}) t where ${isSame} limit 1) h
        )
        select n.row, jsonb_build_array(${commas(names.map((name) => sql`n.${name}`))})::text as key, taken.holder
        from n left join taken on taken.row = n.row where ${isWhole}`,
  )
}

/** All words in an index's expressions, including its columns. */
const wordsOf = ({ keys, condition }: Pick<UniqueIndex, 'keys' | 'condition'>) =>
  new Set([...keys, condition ?? ''].flatMap((expression) => expression.match(/\w+/g) ?? []))

/** The issues for new values of a draft that must be unique and that another record has. */
export async function takenIdentities(
  database: Database,
  { plan, catalogue, draft, before, id }: Omit<IdentitySearch, 'drafts' | 'except'> & Written,
): Promise<FieldIssue[]> {
  const now = columnsOf(plan, draft)
  const old = before && columnsOf(plan, before)
  const uniques = catalogue.uniques.filter((index) => [...wordsOf(index)].some((word) => word in now && (!old || old[word] !== now[word])))
  const found = await readIdentities(database, { plan, catalogue: { ...catalogue, uniques }, drafts: [{ row: 0, draft }], except: id })
  return found.flatMap(({ path, holder }) => (holder ? duplicateOf(path, holder) : []))
}

const duplicateOf = (path: string, record: IssueRecord): FieldIssue => ({ path, code: 'duplicate', record })

interface Written {
  readonly draft: Row
  readonly before: Row | undefined
  readonly id: number | undefined
}

/** The issues of values that the table or an earlier row has already. */
export function duplicateIssues(identities: readonly RowIdentity[]): ReadonlyMap<number, readonly FieldIssue[]> {
  const issues = new Map<number, FieldIssue[]>()
  const first = new Map<string, number>()
  for (const { row, path, key, holder } of identities.toSorted((a, b) => a.row - b.row)) {
    const twin = first.get(key)
    if (twin === undefined) first.set(key, row)
    const issue = holder
      ? duplicateOf(path, holder)
      : twin === undefined
        ? undefined
        : { path, code: 'duplicateRow', params: { row: twin + 1 } }
    if (issue) issues.set(row, [...(issues.get(row) ?? []), issue])
  }
  return issues
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 16)
}
