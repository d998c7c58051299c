import { apartFrom, importFilter } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import type { Fragment } from '../../database/database.js'
import { unreadable } from '../../http/Problem.js'
import type { ExpressionContext, FilterKind, FilterValue } from '../plan/defineEntity.js'
import { filterColumn, ownColumn } from '../plan/expressions.js'
import type { ListNarrowing, ListQuery } from './readListQuery.js'
import type { EntityPlan } from '../plan/plan.js'
import { scopeCondition } from '../plan/scope.js'
import { searchPatterns } from './searchText.js'

/** How long a deleted record can be restored; section 6 of the design. */
export const restorableDays = 30

/** The condition for the rows that a list's search and filters find. @throws Problem 400 when a value does not fit its filter */
export function listCondition(
  plan: EntityPlan,
  query: Pick<ListQuery, 'search' | 'filters'> & { readonly isHidden?: boolean },
  context: ExpressionContext,
): Fragment {
  const visible = query.isHidden ? sql`t.deleted_at > now() - make_interval(days => ${restorableDays})` : sql`t.deleted_at is null`
  const filtered = [...query.filters].map(([key, value]) => filterCondition(plan, { key, value }, context))
  return sql.join([visible, scopeCondition(plan), ...searchConditions(plan, query.search), ...filtered], sql` and `)
}

/** `#7` finds the record with this id (page titles show it), `#7,12` finds two; other text is searched in `search_text`. */
function searchConditions(plan: EntityPlan, search: string): Fragment[] {
  const [, ids] = /^#(\d{1,9}(?:,\d{1,9})*)$/.exec(search.trim()) ?? []
  if (ids) return [sql`t.id = any(${ids.split(',').map(Number)}::integer[])`]
  return searchPatterns(search).map((pattern) => {
    const like = sql`t.search_text like ${pattern}`
    const [, cpf] = /^%(\d{11})%$/.exec(pattern) ?? []
    return cpf === undefined ? like : sql`(${sql.join([like, ...wholeConditions(plan, cpf)], sql` or `)})`
  })
}

/**
 * A masked number is found whole or not at all: whoever may search parts of it could guess it digit by digit. So it is no part of `search_text`.
 * An array, so that the indexes of both are used.
 */
const wholeConditions = (plan: EntityPlan, cpf: string): Fragment[] =>
  plan.entity.contract.masked.map((key) => {
    const column = sql.id(filterColumn(plan, key)?.column ?? key)
    return sql`t.id = any(array(select id from ${sql.table(plan.entity.table)} where ${column} = ${cpf}))`
  })

/**
 * The ids that a list's search and filters find, unordered. For a single filter over other rows, the records are not read: only the few
 * deleted ones are checked.
 */
export function foundIds(plan: EntityPlan, query: ListNarrowing, context: ExpressionContext): Fragment {
  const table = sql.table(plan.entity.table)
  const [filter, ...others] = query.filters
  const definition = filter && plan.entity.filters?.[filter[0]]
  const isAlone = !plan.parent && others.length === 0 && !query.isHidden && searchPatterns(query.search).length === 0
  const condition = listCondition(plan, query, context)
  if (!isAlone || !definition || !('ids' in definition)) return sql`select t.id from ${table} t where ${condition}`
  return sql`select distinct found.id from (${definition.ids(filter[1], context)}) found (id)
    where not exists (select 1 from ${table} h where h.id = found.id and h.deleted_at is not null)`
}

function filterCondition(
  plan: EntityPlan,
  { key, value }: { readonly key: string; readonly value: FilterValue },
  context: ExpressionContext,
): Fragment {
  const own = plan.entity.filters?.[key]
  if (key === importFilter) {
    checkValues(key, value, 'integer')
    return sql`t.id in (select unnest(e.created || e.updated) from import_entry e
      where e.entity = ${plan.entity.contract.name} and e.id = any(${[...value.values]}::bigint[]))`
  }
  if (key === apartFrom) {
    checkValues(key, value, 'integer')
    return apartCondition(plan, value)
  }
  if (own) {
    checkValues(key, value, own.kind)
    return 'ids' in own ? sql`t.id in (${own.ids(value, context)})` : own.condition(value, context)
  }
  const column = filterColumn(plan, key)
  if (!column) throw new Error(`${plan.entity.contract.name}.filters: "${key}" is no column. Define it under "filters".`)
  const choices = plan.choices.get(key)
  if (choices) checkChoices(key, value, choices)
  else checkValues(key, value, kindOf(column.type))
  const left = ownColumn(column.column)
  const type = sql.raw(column.type)
  if (column.type.endsWith('[]')) return sql`${left} && ${[...value.values]}::${type}`
  return rangeOrList(left, value, type)
}

/** Neither these records nor those that lie below them through a link of the entity to itself. */
function apartCondition({ entity: { table }, links }: EntityPlan, { values }: FilterValue): Fragment {
  const ids = sql`any(${values.map(String)}::bigint[])`
  const upwards = links.flatMap((link) => (link.table === table ? [sql`d.${sql.ref(link.column)} = below.id`] : []))
  if (upwards.length === 0) return sql`not t.id = ${ids}`
  return sql`t.id not in (with recursive below as (select id from ${sql.table(table)} where id = ${ids}
    union select d.id from ${sql.table(table)} d join below on ${sql.join(upwards, sql` or `)}) select id from below)`
}

/** `left` among the values or within the range. */
export function rangeOrList(left: Fragment, { values, from, to }: FilterValue, type: Fragment): Fragment {
  // With `=` instead of `any`, an index on the column and the order can be used.
  if (values.length === 1) return sql`${left} = ${values[0]}::${type}`
  if (from === undefined && to === undefined) return sql`${left} = any(${[...values]}::${type}[])`
  const ends = [
    ...(from === undefined ? [] : [sql`${left} >= ${from}::${type}`]),
    ...(to === undefined ? [] : [sql`${left} <= ${to}::${type}`]),
  ]
  return sql`(${sql.join(ends, sql` and `)})`
}

function kindOf(type: string): FilterKind | 'decimal' {
  if (type === 'integer' || type === 'bigint') return 'integer'
  if (type === 'numeric') return 'decimal'
  if (type === 'date') return 'date'
  return type === 'boolean' ? 'boolean' : 'text'
}

const shapes: Readonly<
  Record<FilterKind | 'decimal', { readonly expected: string; readonly hasRange: boolean; readonly fits: (text: string) => boolean }>
> = {
  integer: { expected: '1,2 | 1..9', hasRange: true, fits: (text) => /^-?\d{1,9}$/.test(text) },
  decimal: { expected: '1.50 | 1..9.99', hasRange: true, fits: (text) => /^-?\d{1,14}(\.\d{1,6})?$/.test(text) },
  date: { expected: 'YYYY-MM-DD | YYYY-MM-DD..YYYY-MM-DD', hasRange: true, fits: isDay },
  boolean: { expected: 'true | false', hasRange: false, fits: (text) => text === 'true' || text === 'false' },
  text: { expected: 'a,b', hasRange: false, fits: (text) => text.length <= 200 },
}

function checkChoices(key: string, { values, from, to }: FilterValue, choices: readonly string[]): void {
  if (from !== undefined || to !== undefined || !values.every((value) => choices.includes(value)))
    throw unreadable(key, 'invalid-parameter', { expected: choices.join(', ') })
}

function checkValues(key: string, value: FilterValue, kind: keyof typeof shapes): void {
  const { expected, hasRange, fits } = shapes[kind]
  const ends = [value.from, value.to].filter((end) => end !== undefined)
  const isReadable = (ends.length === 0 || hasRange) && [...value.values, ...ends].every(fits)
  if (!isReadable || isReversed(kind, value)) throw unreadable(key, 'invalid-parameter', { expected })
}

/** The range ends before it begins. */
function isReversed(kind: keyof typeof shapes, { from, to }: FilterValue): boolean {
  if (from === undefined || to === undefined) return false
  return kind === 'date' ? from > to : Number(from) > Number(to)
}

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
