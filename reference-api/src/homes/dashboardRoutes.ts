import { type AnyContract, contracts, defaultLocale, type Locale, locales, mayStep, mayWrite } from '@esporte-parana/sdk/contracts'
import { z } from 'zod'
import type { Database } from '../database/database.js'
import { readStatusCounts } from '../database/statusCounts.js'
import type { ExpressionContext } from '../records/plan/defineEntity.js'
import type { EntityPlan, EntitySet } from '../records/plan/plan.js'
import { planEverywhere } from '../records/plan/scope.js'
import { countExpiries, readExpiries } from '../records/read/readExpiries.js'
import { today } from '../core/today.js'
import { countExactly } from '../records/read/listRecords.js'
import { readFilter } from '../records/read/readListQuery.js'
import type { ApiServer } from '../core/apiServer.js'
import { callerOf, outOfReach } from '../session/authenticate.js'
import type { Caller } from '../session/tokens.js'
import { expiryText, messageOf } from './expiryText.js'
import { answer } from '../http/answer.js'
import { visiblePlans } from '../records/read/visiblePlans.js'

const entityFigures = z.object({
  entity: z.string(),
  path: z.string(),
  total: z.number().int(),
  byStatus: z.record(z.string(), z.number().int()),
})
const figure = z.object({
  name: z.string(),
  entity: z.string(),
  path: z.string(),
  filter: z.record(z.string(), z.string()).describe('The query of the list with the counted records'),
  total: z.number().int(),
})
const expiry = z.object({
  entity: z.string(),
  path: z.string().describe('Path of its list, with the parent filled in'),
  id: z.number().int(),
  label: z.string(),
  what: z.string().describe('What expires, with its kind where there are several: `certificate.fgts-crf`'),
  title: z.string().describe('What expires, as text; `(2)` follows where two of a record end on the day'),
  due: z.iso.date(),
})
const expiryQuery = z.strictObject({
  dias: z.coerce.number().int().min(0).max(365).default(60).describe('How many days ahead'),
  por_pagina: z.coerce.number().int().min(1).max(1000).default(25),
  idioma: z.enum(locales).default(defaultLocale).describe('Language of the titles'),
})
const figureRule = figure.omit({ total: true }).extend({
  title: z.string().describe('What it counts, as text'),
  isHeadline: z.boolean().describe('True for a total; other figures count records that wait for a person'),
  isDuty: z.boolean().describe('Whether the records wait for the user'),
  begin: z
    .object({ one: z.string(), other: z.string() })
    .nullable()
    .describe('For a duty: the text of its link, for one record and for `{count}` records'),
})
const listName = z.object({
  entity: z.string(),
  path: z.string(),
  title: z.string().describe('Title of the list'),
  create: z.string().describe('Text of its button for a new record'),
  total: z.number().int().describe('How many records there are'),
})
const figureQuery = z.strictObject({ idioma: z.enum(locales).default(defaultLocale).describe('Language of the titles') })
const areaPanel = z.object({ area: z.string(), entities: z.array(entityFigures), figures: z.array(figure) })

interface DashboardOptions {
  readonly database: Database
  readonly set: EntitySet
  readonly clock: () => Date
}

/** Adds the figures of every entity and the expiries of records. A portal's token sees only the entities of its screens. */
export function dashboardRoutes(server: ApiServer, { database, set, clock }: DashboardOptions): void {
  const visible = (caller: Caller) => visiblePlans(set, caller)

  server.get('/painel', { schema: { tags: ['painel'], response: { 200: answer(z.array(entityFigures)) } } }, async (request) => {
    return { status_code: 200, data: await countEntities(database, visible(callerOf(request))) }
  })

  server.get(
    '/painel/figuras',
    {
      schema: {
        tags: ['painel'],
        summary: 'Which numbers homes show: each is the count of a list under a filter, asked for there',
        querystring: figureQuery,
        response: { 200: answer(z.array(figureRule)).extend({ lists: z.array(listName) }) },
      },
    },
    async (request) => {
      const caller = callerOf(request)
      const plans = visible(caller)
      const { idioma: locale } = request.query
      const counted = await countEntities(database, plans)
      const lists = plans.flatMap(({ entity }, index) => listsOf(entity.contract, locale, counted[index]?.total ?? 0))
      const figures = plans.flatMap(({ entity }) => figuresOf(entity.contract, locale))
      // Entities that depend on others come later in the list, and their waiting records matter more, so the order is reversed.
      const duties = plans
        .toReversed()
        .flatMap(({ entity: { contract } }) =>
          contract.duties
            .filter((duty) => isDutyOf(caller, contract, duty))
            .flatMap((duty) => figures.filter(({ entity, name }) => entity === contract.name && name === duty)),
        )
        // What names the reader comes before what anybody may do.
        .toSorted((one, other) => Number(namesReader(other)) - Number(namesReader(one)))
      return { status_code: 200, data: [...duties, ...figures.filter(({ isDuty }) => !isDuty)], lists }
    },
  )

  const expiryAnswer = answer(z.array(expiry)).extend({
    total: z.number().int(),
    byDays: z.array(z.object({ days: z.number().int(), total: z.number().int() })).describe('The totals for `dias` of 0, 7, 30 and 60'),
  })
  server.get(
    '/painel/vencimentos',
    {
      schema: {
        tags: ['painel'],
        summary:
          'What ends within these days or ended within the last thirty, the first to end first, what has ended last; for `dias` of 0 what has ended first',
        querystring: expiryQuery,
        response: { 200: expiryAnswer },
      },
    },
    async (request) => {
      const { dias: days, por_pagina: limit, idioma: locale } = request.query
      const plans = visible(callerOf(request))
      const query = { today: today(clock()), days, limit }
      const expiries = await readExpiries(database, plans, { ...query, isEndedFirst: days === 0 })
      const counted = await countExpiries(database, plans, query)
      return { status_code: 200, data: expiries.map((found) => expiryText(plans, found, locale)), ...counted }
    },
  )

  const areas = [...new Set(set.plans.map(areaOf))]
  const params = z.object({ area: z.enum(areas) })
  server.get('/painel/:area', { schema: { tags: ['painel'], params, response: { 200: answer(areaPanel) } } }, async (request) => {
    const { area } = request.params
    const plans = visible(callerOf(request)).filter((plan) => areaOf(plan) === area)
    if (plans.length === 0) throw outOfReach(callerOf(request))
    const entities = await countEntities(database, plans)
    const figures: z.infer<typeof figure>[] = []
    for (const plan of plans)
      figures.push(...(await countFigures(database, plan, { today: today(clock()), userId: callerOf(request).userId })))
    return { status_code: 200, data: { area, entities, figures } }
  })
}

/** Whether the caller may do what the records wait for. */
const isDutyOf = ({ powers }: Pick<Caller, 'powers'>, { path, dutyPowers }: AnyContract, duty: string): boolean =>
  mayStep({ power: dutyPowers[duty] }, { canWrite: mayWrite(powers, path), powers })

/** `mine` or `inspecting`: the records of the reader's own. */
const namesReader = ({ filter }: { readonly filter: Readonly<Record<string, string>> }) =>
  filter.mine === 'true' || filter.inspecting === 'true'

function figuresOf({ name: entity, path, figures, headline, duties }: AnyContract, locale: Locale): z.infer<typeof figureRule>[] {
  return Object.entries(figures).map(([name, filter]) => ({
    name,
    entity,
    path,
    filter: filter as Record<string, string>,
    title: messageOf(entity, locale, 'figures', name),
    isHeadline: name === headline,
    isDuty: duties.includes(name),
    begin: duties.includes(name) ? beginWith(entity, locale, name) : null,
  }))
}

/** The text of a duty. @throws Error naming the text that is missing in the entity's messages */
function beginWith(entity: string, locale: Locale, duty: string) {
  const text = contracts.find(({ contract }) => contract.name === entity)?.messages[locale].duties?.[duty]
  if (!text) throw new Error(`${entity}: its messages have no text for "${duty}" under duties.`)
  return text
}

/** The texts for a list and for its new record; nested entities belong to no home page. */
function listsOf({ name: entity, path, parent }: AnyContract, locale: Locale, total: number): z.infer<typeof listName>[] {
  const texts = contracts.find(({ contract }) => contract.name === entity)?.messages[locale]
  return texts && !parent ? [{ entity, path, title: texts.plural, create: texts.create, total }] : []
}

/** The area, which is the first part of the path: `administrativo`, `pessoas`. */
const areaOf = ({ entity }: EntityPlan): string => entity.contract.path.split('/')[1] ?? ''

async function countFigures(database: Database, plan: EntityPlan, context: ExpressionContext): Promise<z.infer<typeof figure>[]> {
  const { contract } = plan.entity
  const counted: z.infer<typeof figure>[] = []
  for (const [name, filter] of Object.entries(contract.figures)) {
    const query = { ...readFilter(contract, filter), isHidden: false }
    const total = await countExactly(database, planEverywhere(plan), { query, ...context })
    counted.push({ name, entity: contract.name, path: contract.path, filter, total })
  }
  return counted
}

async function countEntities(database: Database, plans: readonly EntityPlan[]): Promise<z.infer<typeof entityFigures>[]> {
  const counted = await readStatusCounts(
    database,
    plans.map(({ entity }) => entity.table),
  )
  return plans.map(({ entity: { contract, table } }) => {
    const byStatus = counted.get(table) ?? {}
    return { entity: contract.name, path: contract.path, total: Object.values(byStatus).reduce((sum, count) => sum + count, 0), byStatus }
  })
}
