import { sql } from 'kysely'
import { commas, type Database, type Fragment, firstRow, rows } from '../../database/database.js'
import { listCondition } from './listCondition.js'
import type { ExpressionContext } from '../plan/defineEntity.js'
import { columnOf, ownColumn, sortExpression } from '../plan/expressions.js'
import type { ListQuery, SortKey } from './readListQuery.js'
import { mixedPatterns, numberPattern, yearPattern } from './searchText.js'
import type { PagePositions, Position } from './pagePositions.js'
import type { EntityPlan } from '../plan/plan.js'

interface PageRequest extends ExpressionContext {
  readonly query: Omit<ListQuery, 'isNearestFirst'>
  /** The known positions of this entity's lists; without it every page is counted from the first row. */
  readonly positions?: PagePositions
}

/** Up to this offset, counting from the first row costs almost nothing. */
const nearEnough = 1000

export interface PageIds {
  readonly ids: readonly number[]
  /** The record right before the page. A reader who came from the page before sees by it whether the list has moved meanwhile. */
  readonly before?: number
  /** How many records the whole list has, if reading the page showed it; from `fewEnough` on it means "at least". */
  readonly count?: number
}

/** The ids of one page, in the order of the list. */
export async function readPageIds(database: Database, plan: EntityPlan, request: PageRequest): Promise<PageIds> {
  const { query, positions } = request
  const offset = (query.page - 1) * query.perPage
  const isSearched = query.search.trim() !== '' && offset < fewEnough
  // From the record before the page on.
  const lead = Math.min(offset, 1)
  const wider = { ...query, perPage: query.perPage + lead }
  const matches = isSearched
    ? await sortMatches(database, plan, {
        ...request,
        query: wider,
        offset: offset - lead,
        most: fewEnough,
        first: exactFirst(query.search),
      })
    : undefined
  if (matches?.ids) return { ...pageOf(matches.ids, lead), count: matches.count }
  const order = offset > nearEnough && positions ? seekableOrder(plan, query.sort) : undefined
  if (order && positions) return seekPage(database, plan, { ...request, positions, order, offset })
  const found = await rows<{ id: number }>(
    database,
    sql`select t.id from ${sql.table(plan.entity.table)} t where ${listCondition(plan, query, request)}
      order by ${sorted(orderKeys(plan, query, request))} limit ${wider.perPage} offset ${offset - lead}`,
  )
  return {
    ...pageOf(
      found.map(({ id }) => id),
      lead,
    ),
    count: matches?.count,
  }
}

const pageOf = (ids: readonly number[], lead: number): PageIds => ({ ids: ids.slice(lead), before: lead === 1 ? ids[0] : undefined })

/**
 * A rank, from 0: the records with exactly this number before those that only contain it, 108/2026 before 1108/2026; among them first those
 * that are named by it, before another one's price register 108/2026; the 26 of 26/2026 is such a name too. With words beside the number, those that have each of them at the
 * beginning of a word: "500 g" in a description before the 500 inside of a code.
 */
export function exactFirst(search: string): Fragment | undefined {
  const pattern = numberPattern(search)
  if (pattern !== undefined)
    return sql`(case when ' ' || translate(lower(t.label), './-()', '') || ' ' like ${pattern} or ' ' || t.label like ${yearPattern(search)} then 0
      when t.search_text || ' ' like ${pattern} then 1 else 2 end)`
  const words = mixedPatterns(search)
  return words && sql`(case when (t.search_text || ' ') like all (${words}::text[]) then 0 else 1 end)`
}

interface WholeList extends ExpressionContext {
  readonly query: Pick<ListQuery, 'sort' | 'search' | 'filters' | 'isHidden'>
  /** Only these ids. */
  readonly only?: readonly number[]
  readonly except: readonly number[]
}

/**
 * The ids of all records of a list, in order, at four bytes each. As rows of the protocol they would need twenty times the memory, as a
 * database array ten times while they are read.
 */
export async function readAllIds(
  database: Database,
  plan: EntityPlan,
  { query, only, except, ...context }: WholeList,
): Promise<Int32Array> {
  const conditions = [
    listCondition(plan, query, context),
    ...(only ? [sql`t.id = any(${[...only]}::integer[])`] : []),
    ...(except.length > 0 ? [sql`t.id <> all(${[...except]}::integer[])`] : []),
  ]
  const found = await firstRow<{ ids: Uint8Array | null }>(
    database,
    sql`select string_agg(int4send(found.id), ''::bytea) as ids from (
      select t.id from ${sql.table(plan.entity.table)} t where ${sql.join(conditions, sql` and `)}
      order by ${sorted([...rankKeys(exactFirst(query.search)), ...sortKeys(plan, query.sort, context)])}) found`,
  )
  const bytes = found?.ids ?? new Uint8Array()
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return new Int32Array(bytes.byteLength / 4).map((_, place) => view.getInt32(place * 4))
}

/** Up to this many matches it is faster to fetch and sort them all than to read the list in order until a page of them is found. */
const fewEnough = 20_000

/** A search for matches that are sorted afterwards. */
interface Matches extends ExpressionContext {
  readonly query: Pick<ListQuery, 'sort' | 'rank' | 'search' | 'filters' | 'isHidden' | 'perPage'>
  readonly offset: number
  /** Gives up above this number of matches. */
  readonly most: number
  /** Sorts before the order of the list. @default only the order of the list */
  readonly first?: Fragment
}

/**
 * Finds all matches first and sorts them afterwards. The planner prefers to read the list in order until a page is full, because it expects
 * matches to be spread evenly; but all Marias are under M. Returns no ids when there are too many: then they are spread widely enough.
 */
export async function sortMatches(
  database: Database,
  plan: EntityPlan,
  { query, offset, most, first, ...context }: Matches,
): Promise<Partial<PageIds>> {
  const wanted = orderKeys(plan, query, context)
  const keys = [...rankKeys(first), ...wanted].map((key, place) => ({ ...key, name: sql.id(`key${place}`) }))
  const named = keys.map(({ value, name }) => sql`${value} as ${name}`)
  const found = await rows<{ id: number; count: number }>(
    database,
    sql`with matches as materialized (
        select t.id, ${commas(named)} from ${sql.table(plan.entity.table)} t where ${listCondition(plan, query, context)} limit ${most + 1}
      ) select id, (select count(*) from matches) as count from matches
      order by ${sorted(keys.map(({ name, ...key }) => ({ ...key, value: name })))} limit ${query.perPage} offset ${offset}`,
  )
  const count = found[0]?.count
  return { ids: (count ?? 0) > most ? undefined : found.map(({ id }) => id), count }
}

interface SeekableOrder {
  readonly column: Fragment
  readonly type: string
  readonly isDescending: boolean
}

/** An order by one column that is never empty, where a row's value and id define its place; undefined for other orders. */
export function seekableOrder(plan: EntityPlan, sort: readonly SortKey[]): SeekableOrder | undefined {
  const [first] = sort
  if (!first || sort.length > 1) return undefined
  const { key, isDescending } = replaceKey(plan, first)
  const column = columnOf(plan, key)
  return column?.isRequired ? { column: ownColumn(column.column), type: column.type, isDescending } : undefined
}

/** Reads from the nearest known position, and remembers the positions on the way. */
async function seekPage(
  database: Database,
  plan: EntityPlan,
  {
    query,
    positions,
    order,
    offset,
    ...context
  }: PageRequest & { readonly positions: PagePositions; readonly order: SeekableOrder; readonly offset: number },
): Promise<PageIds> {
  const list = JSON.stringify([
    plan.scope,
    query.sort,
    query.search,
    [...query.filters],
    query.isHidden,
    context.today,
    query.filters.size > 0 && context.userId,
  ])
  const stamp = await readStamp(database, plan.entity.contract.name)
  const start = positions.nearest(list, stamp, offset)
  const rest = offset - (start?.offset ?? 0)
  const { column, type, isDescending } = order
  const condition = listCondition(plan, query, context)
  const after = start
    ? sql`and (${column}, t.id) ${isDescending ? sql`<` : sql`>`} (${start.value}::${sql.raw(type)}, ${start.id}::integer)`
    : sql``
  const inOrder = isDescending ? sql`${column} desc, t.id desc` : sql`${column}, t.id`
  const found = await rows<{ id: number; value: string; place: number }>(
    database,
    sql`select id, value::text, place::integer from (
        select t.id, ${column} as value, row_number() over (order by ${inOrder}) as place
        from ${sql.table(plan.entity.table)} t where ${condition} ${after} order by ${inOrder} limit ${rest + query.perPage}
      ) passed where place >= ${rest} or place % ${nearEnough} = 0 order by place`,
  )
  const placed = found.map(({ id, value, place }): Position => ({ id, value, offset: (start?.offset ?? 0) + place }))
  // The end of the page too, because the next page begins there.
  positions.keep(
    list,
    stamp,
    placed.filter((position) => position.offset % nearEnough === 0 || position.offset === offset + query.perPage),
  )
  const before = rest === 0 ? start : placed.find((position) => position.offset === offset)
  return { ids: placed.filter((position) => position.offset > offset).map(({ id }) => id), before: before?.id }
}

/**
 * Changes with each write to the entity. It uses the last 50 audit entries instead of the last one, because two writes that overlap may
 * become visible in another order than their ids.
 */
async function readStamp(database: Database, entity: string): Promise<string> {
  const answer = await firstRow<{ stamp: string }>(
    database,
    sql`select coalesce(max(id), 0) || '/' || coalesce(sum(id), 0) as stamp
      from (select id from audit_entry where entity = ${entity} order by id desc limit 50) latest`,
  )
  return answer?.stamp ?? ''
}

interface SortedKey {
  readonly value: Fragment
  readonly isDescending: boolean
  /** False when the value may be empty; empty values come last. */
  readonly isRequired: boolean
}

const rankKeys = (first: Fragment | undefined): readonly SortedKey[] =>
  first ? [{ value: first, isDescending: false, isRequired: true }] : []

const orderKeys = (plan: EntityPlan, { rank, sort }: Pick<ListQuery, 'rank' | 'sort'>, context: ExpressionContext) => [
  ...rankKeys(rank),
  ...sortKeys(plan, sort, context),
]

/** The requested keys, then the id in the direction of the last key, so that one index on (key, id) serves both directions. */
function sortKeys(plan: EntityPlan, sort: readonly SortKey[], context: ExpressionContext): SortedKey[] {
  const replaced = sort.map((key) => replaceKey(plan, key))
  const keys = replaced.map(({ key, isDescending }) => ({ ...sortExpression(plan, key, context), isDescending }))
  if (replaced.some(({ key }) => key === 'id')) return keys
  return [...keys, { value: sql`t.id`, isDescending: replaced.at(-1)?.isDescending ?? false, isRequired: true }]
}

function sorted(keys: readonly SortedKey[]): Fragment {
  return commas(
    keys.map(({ value, isDescending, isRequired }) => {
      if (!isDescending) return value
      return isRequired ? sql`${value} desc` : sql`${value} desc nulls last`
    }),
  )
}

function replaceKey(plan: EntityPlan, sort: SortKey): SortKey {
  const other = plan.entity.sortBy?.[sort.key]
  if (other === undefined) return sort
  return { key: other.replace(/^-/, ''), isDescending: other.startsWith('-') !== sort.isDescending }
}
