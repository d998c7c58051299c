import { sql } from 'kysely'
import { type Database, type Fragment, rows } from '../database/database.js'
import type { ChartAxis, ChartDefinition } from '../records/plan/chart.js'
import type { ExpressionContext } from '../records/plan/defineEntity.js'
import { filterColumn, ownColumn, sortExpression } from '../records/plan/expressions.js'
import type { EntityPlan } from '../records/plan/plan.js'
import { planEverywhere } from '../records/plan/scope.js'
import { listCondition } from '../records/read/listCondition.js'
import { readFilter } from '../records/read/readListQuery.js'

/** A part of a chart: the value for the filter of its axis. */
export interface ChartPart {
  readonly key: string
  /** For a link: the label of the record. */
  readonly name?: string
}

/** A number of a chart as a decimal string, and its part and series. */
interface ChartPoint {
  readonly part: string
  readonly series: string | null
  readonly value: string
}

export interface ChartCells {
  readonly parts: readonly ChartPart[]
  /** Empty when the chart has no series. */
  readonly series: readonly ChartPart[]
  readonly points: readonly ChartPoint[]
}

const usualMonths = [-11, 0] as const
const usualMost = 12

/** The numbers of a chart, read with one statement. Empty parts have no number. */
export async function readChart(
  database: Database,
  plan: EntityPlan,
  { chart, ...context }: ExpressionContext & { readonly chart: ChartDefinition },
): Promise<ChartCells> {
  const everywhere = planEverywhere(plan)
  const { contract, table } = plan.entity
  const [by, series] = [axisOf(everywhere, chart.by, context), chart.series && axisOf(everywhere, chart.series, context)]
  const measure =
    chart.sum === undefined ? sql`count(*)` : sql`coalesce(sum((${sortExpression(everywhere, chart.sum, context).value})::numeric), 0)`
  const narrowed = listCondition(everywhere, readFilter(contract, chart.where?.(context.today) ?? {}), context)
  const conditions = [narrowed, by.condition, ...(series ? [series.condition] : [])]
  // Groups by the stored value first and by the part's text afterwards, so that the text is built once for each value instead of each
  // record.
  const found = await rows<ChartPoint & { partName: string | null; seriesName: string | null }>(
    database,
    sql`select f.part, f.series, trim_scale(sum(f.value))::text as value, ${by.name(sql`f.part`)} as "partName", ${series?.name(sql`f.series`) ?? sql`null`} as "seriesName"
      from (select ${by.key(sql`v.part`)} as part, ${series?.key(sql`v.series`) ?? sql`null::text`} as series, v.value
        from (select ${by.value} as part, ${series?.value ?? sql`null`} as series, ${measure}::numeric as value
          from ${sql.table(table)} t where ${sql.join(conditions, sql` and `)} group by 1, 2) v) f
      group by 1, 2`,
  )
  const parts = partsOf(
    chart.by,
    found.map(({ part, partName, value }) => ({ key: part, name: partName, value })),
    context,
  )
  const divided = chart.series
    ? partsOf(
        chart.series,
        found.map(({ series: key, seriesName, value }) => ({ key: key ?? '', name: seriesName, value })),
        context,
      )
    : []
  const isShown = ({ part, series: key }: ChartPoint) =>
    parts.some((shown) => shown.key === part) && (key === null || divided.some((shown) => shown.key === key))
  return { parts, series: divided, points: found.filter(isShown).map(({ part, series: key, value }) => ({ part, series: key, value })) }
}

/** The list's filter for one part. */
export function filterOf({ filter, by }: ChartAxis, key: string): Readonly<Record<string, string>> {
  if (by === 'each') return { [filter]: key }
  if (by === 'month') return { [filter]: `${key}-01..${lastDay(key)}` }
  const next = by[by.indexOf(Number(key)) + 1]
  return { [filter]: next === undefined ? `${key}..` : `${key}..${next - 1}` }
}

interface Axis {
  /** The record's value. */
  readonly value: Fragment
  /** The key of a value's part, as text. */
  readonly key: (value: Fragment) => Fragment
  /** The label of a key, for links. */
  readonly name: (key: Fragment) => Fragment
  readonly condition: Fragment
}

function axisOf(plan: EntityPlan, axis: ChartAxis, context: ExpressionContext): Axis {
  const { contract } = plan.entity
  const column = filterColumn(plan, axis.filter)
  if (!axis.value && !column)
    throw new Error(`${contract.name}.charts: the filter "${axis.filter}" is no column. Say by "value" what it reads.`)
  const value = axis.value?.(context) ?? ownColumn(column?.column ?? '')
  const link = plan.links.find(({ key }) => `${key}Id` === axis.filter)
  const name = (key: Fragment) =>
    link ? sql`(select ${sql.ref(`l.${link.label}`)} from ${sql.table(link.table)} l where l.id = ${key}::integer)` : sql`null`
  if (axis.by === 'each') {
    const among = axis.values && sql`${value}::text = any(${[...axis.values]}::text[])`
    return { value, key: (held) => sql`${held}::text`, name, condition: among ?? sql`${value} is not null` }
  }
  if (axis.by === 'month') {
    const months = monthsOf(axis, context.today)
    const [first = '', last = ''] = [months[0], months.at(-1)]
    return {
      value,
      key: (held) => sql`to_char(${held}, 'YYYY-MM')`,
      name,
      condition: sql`${value} between ${`${first}-01`}::date and ${lastDay(last)}::date`,
    }
  }
  const starts = axis.by.toReversed()
  const cases = (held: Fragment) => starts.map((start) => sql` when ${held} >= ${sql.lit(start)} then ${sql.lit(String(start))}`)
  return {
    value,
    key: (held) => sql`case${sql.join(cases(held), sql``)} end`,
    name,
    condition: sql`${value} >= ${sql.lit(axis.by[0] ?? 0)}`,
  }
}

interface Found {
  readonly key: string
  readonly name: string | null
  readonly value: string
}

/** The parts in order: all that the axis lists, or otherwise the largest ones. */
function partsOf(axis: ChartAxis, found: readonly Found[], { today }: ExpressionContext): ChartPart[] {
  if (axis.by === 'month') return monthsOf(axis, today).map((key) => ({ key }))
  if (axis.by !== 'each') return axis.by.map((start) => ({ key: String(start) }))
  if (axis.values) return axis.values.map((key) => ({ key }))
  const totals = new Map<string, { name: string | null; value: number }>()
  for (const { key, name, value } of found) totals.set(key, { name, value: (totals.get(key)?.value ?? 0) + Number(value) })
  return [...totals]
    .toSorted(([one, { value }], [other, { value: than }]) => than - value || one.localeCompare(other))
    .slice(0, axis.most ?? usualMost)
    .map(([key, { name }]) => ({ key, ...(name !== null && { name }) }))
}

/** The months as `YYYY-MM`, the earliest first. */
function monthsOf({ months = usualMonths }: ChartAxis, today: string): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number)
  const [from, to] = months
  return Array.from({ length: to - from + 1 }, (_, index) =>
    new Date(Date.UTC(year, month - 1 + from + index, 1)).toISOString().slice(0, 7),
  )
}

function lastDay(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
}
