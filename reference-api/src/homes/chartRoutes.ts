import { type ContractText, contractText, contracts, defaultLocale, type Locale, locales } from '@esporte-parana/sdk/contracts'
import { z } from 'zod'
import type { ApiServer } from '../core/apiServer.js'
import type { Database } from '../database/database.js'
import { Problem } from '../http/Problem.js'
import type { ChartAxis, ChartDefinition } from '../records/plan/chart.js'
import type { ExpressionContext } from '../records/plan/defineEntity.js'
import type { EntityPlan, EntitySet } from '../records/plan/plan.js'
import { planEverywhere } from '../records/plan/scope.js'
import { readFilter } from '../records/read/readListQuery.js'
import { sumRecords } from '../records/read/sumRecords.js'
import { answer } from '../http/answer.js'
import { visiblePlans } from '../records/read/visiblePlans.js'
import { callerOf, isWithin, outOfReach } from '../session/authenticate.js'
import { today } from '../core/today.js'
import { type ChartPart, filterOf, readChart } from './readChart.js'

const rule = z.object({
  name: z.string(),
  entity: z.string(),
  path: z.string().describe('Path of the list with the counted records'),
  title: z.string().describe('The question that the chart answers'),
})
const label = z.object({ key: z.string(), label: z.string() })
const filter = z.record(z.string(), z.string()).describe('The query of the list with the counted records')
const chart = rule.extend({
  form: z.enum(['columns', 'bars']).describe('`columns` for a sequence in time'),
  measure: z.string().describe('The unit of its numbers, as text'),
  sum: z.string().nullable().describe('Key of the list’s `somas` with the same number; null when records are counted'),
  isMoney: z.boolean(),
  parts: z.array(label.extend({ filter })).describe('Each part with the query of its list'),
  series: z.array(label).describe('Empty when parts are not divided further'),
  points: z.array(z.object({ part: z.string(), series: z.string().nullable(), value: z.string().describe('Decimal'), filter })),
  against: z.object({ label: z.string(), value: z.string(), path: z.string(), sum: z.string(), filter }).nullable(),
})
const language = z.enum(locales).default(defaultLocale).describe('Language of the texts')
const homeQuery = z.strictObject({ caminho: z.string().max(200).describe('Path of the home'), idioma: language })
const chartQuery = z.strictObject({ idioma: language })

interface ChartRoutesOptions {
  readonly database: Database
  readonly set: EntitySet
  readonly clock: () => Date
}

/**
 * Adds the list of a home page's charts, and the numbers of each chart as separate calls, so that none delays another. A portal's token
 * sees the charts of its screens.
 */
export function chartRoutes(server: ApiServer, { database, set, clock }: ChartRoutesOptions): void {
  server.get(
    '/painel/graficos',
    {
      schema: { tags: ['painel'], summary: 'Which charts a home shows', querystring: homeQuery, response: { 200: answer(z.array(rule)) } },
    },
    async (request) => {
      const { caminho: home, idioma: locale } = request.query
      const plans = visiblePlans(set, callerOf(request))
      const data = plans.flatMap((plan) =>
        Object.entries(plan.entity.charts ?? {}).flatMap(([name, definition]) =>
          homesOf(plan, definition).includes(home) ? [ruleOf(plan, name, locale)] : [],
        ),
      )
      return { status_code: 200, data }
    },
  )

  const params = z.object({ entidade: z.string().max(100), grafico: z.string().max(100) })
  server.get(
    '/painel/graficos/:entidade/:grafico',
    {
      schema: {
        tags: ['painel'],
        summary: 'The numbers of a chart: each is the `contagem`, or one of the `somas`, of its list under its filter',
        params,
        querystring: chartQuery,
        response: { 200: answer(chart) },
      },
    },
    async (request) => {
      const { entidade: entity, grafico: name } = request.params
      const plan = set.plans.find((candidate) => candidate.entity.contract.name === entity)
      const definition = plan?.entity.charts?.[name]
      if (!plan || !definition) throw new Problem(404, 'not-found')
      const caller = callerOf(request)
      if (!isWithin(caller, plan)) throw outOfReach(caller)
      const context = { today: today(clock()), userId: caller.userId }
      return { status_code: 200, data: await chartOf(database, { set, plan, name, definition, locale: request.query.idioma, context }) }
    },
  )
}

interface Wanted {
  readonly set: EntitySet
  readonly plan: EntityPlan
  readonly name: string
  readonly definition: ChartDefinition
  readonly locale: Locale
  readonly context: ExpressionContext
}

async function chartOf(database: Database, { set, plan, name, definition, locale, context }: Wanted): Promise<z.infer<typeof chart>> {
  const { by, series, sum } = definition
  const where = definition.where?.(context.today)
  const text = textOf(plan, locale)
  const cells = await readChart(database, plan, { chart: definition, ...context })
  const named = (axis: ChartAxis | undefined, parts: readonly ChartPart[]) =>
    axis ? parts.map((part) => ({ key: part.key, label: partLabel({ plan, name, axis, locale }, part) })) : []
  return {
    ...ruleOf(plan, name, locale),
    form: by.by === 'month' ? 'columns' : 'bars',
    measure: sum === undefined ? text.plural : text.field(sum),
    sum: sum ?? null,
    isMoney: definition.isMoney === true,
    parts: named(by, cells.parts).map((part) => ({ ...part, filter: { ...where, ...filterOf(by, part.key) } })),
    series: named(series, cells.series),
    points: cells.points.map((point) => ({
      ...point,
      filter: { ...where, ...filterOf(by, point.part), ...(series && point.series !== null && filterOf(series, point.series)) },
    })),
    against: definition.against ? await againstOf(database, { set, plan, name, definition, locale, context }) : null,
  }
}

async function againstOf(database: Database, { set, plan, name, definition, locale, context }: Wanted) {
  const { entity = '', sum = '', where = {} } = definition.against ?? {}
  const other = set.plans.find((candidate) => candidate.entity.contract.name === entity)
  if (!other) return null
  const { contract } = other.entity
  const query = { ...readFilter(contract, where), isHidden: false }
  const sums = await sumRecords(database, planEverywhere(other), { query, ...context })
  return { label: wordsOf(plan, locale, `${name}.against`), value: sums[sum] ?? '0', path: contract.path, sum, filter: { ...where } }
}

function ruleOf(plan: EntityPlan, name: string, locale: Locale): z.infer<typeof rule> {
  const { contract } = plan.entity
  return { name, entity: contract.name, path: contract.path, title: wordsOf(plan, locale, name) }
}

/** The home page above the list, and those that the chart names. */
function homesOf({ entity }: EntityPlan, { alsoAt = [] }: ChartDefinition): readonly string[] {
  const { path } = entity.contract
  return [path.slice(0, path.lastIndexOf('/')), ...alsoAt]
}

interface Labelled {
  readonly plan: EntityPlan
  readonly name: string
  readonly axis: ChartAxis
  readonly locale: Locale
}

function partLabel({ plan, name, axis, locale }: Labelled, { key, name: called }: ChartPart): string {
  if (axis.by === 'month') return monthLabel(key, locale)
  if (axis.by !== 'each') return bandLabel(axis.by, Number(key), maybeWords(plan, locale, `${name}.unit`))
  return called ?? textOf(plan, locale).option(axis.filter, key) ?? maybeWords(plan, locale, `${name}.${key}`) ?? key
}

/** A month such as "dez 25", short enough for the space below a column. */
function monthLabel(key: string, locale: Locale): string {
  const month = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }).format(new Date(`${key}-01`))
  return `${month.replace('.', '')} ${key.slice(2, 4)}`
}

/** "8–30 dias", "31+ dias" */
function bandLabel(starts: readonly number[], start: number, unit = ''): string {
  const next = starts[starts.indexOf(start) + 1]
  return `${next === undefined ? `${start}+` : `${start}–${next - 1}`} ${unit}`.trim()
}

const entryOf = ({ entity }: EntityPlan) => contracts.find(({ contract }) => contract.name === entity.contract.name)

function textOf(plan: EntityPlan, locale: Locale): ContractText {
  const entry = entryOf(plan)
  if (!entry) throw new Error(`${plan.entity.contract.name}: it has no messages. Add it to the SDK's contracts.`)
  return contractText(locale, entry)
}

const maybeWords = (plan: EntityPlan, locale: Locale, key: string) => entryOf(plan)?.messages[locale].charts?.[key]

/** The chart's text. @throws Error naming the text that is missing in the entity's messages */
function wordsOf(plan: EntityPlan, locale: Locale, key: string): string {
  const words = maybeWords(plan, locale, key)
  if (words === undefined) throw new Error(`${plan.entity.contract.name}: its messages have no text for "${key}" under charts.`)
  return words
}
