import { isDeepStrictEqual } from 'node:util'
import { canteenContract, type CanteenDraft, daysAfter, daysBefore, type RuleIssue, mealDemand } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { firstRow, rows } from '../../database/database.js'
import type { Lookup } from '../../records/plan/ask.js'
import type { RuleContext } from '../../records/plan/defineEntity.js'
import { canBeResponsible } from '../person/duties.js'
import { addDays } from '../../core/today.js'
import { issueWhen } from '../../records/plan/issueWhen.js'

/** Rules of domain model B6.14 that need other records. Stored values are checked again only when they change. */
export async function checkCanteen(draft: CanteenDraft, context: RuleContext): Promise<RuleIssue[]> {
  const { managerId, nutritionistId } = draft
  const found = await Promise.all([
    checkEvent(draft, context),
    checkPeriod(draft, context),
    checkLot(draft, context),
    checkMeals(draft, context),
    checkRequest(draft, context),
    checkOpen(draft, context),
    canBeResponsible(context, { managerId, nutritionistId }, 'canteen.personCapacity'),
  ])
  return found.flat()
}

/** Fills in the lot's supplier when there is none, and the totals that lists sum up. */
export async function stampCanteen(draft: CanteenDraft, { ask }: RuleContext) {
  const { supplierId, lotId, meals, capacity, turns } = draft
  const lot = supplierId === null && lotId !== null ? await ask(lotById, lotId) : undefined
  return {
    supplier_id: supplierId ?? lot?.supplierId ?? null,
    meals_per_day: meals.reduce((sum, { expectedPerDay }) => sum + expectedPerDay, 0),
    meal_capacity: capacity * turns * meals.length,
  }
}

/** What an open canteen must have; domain model B6.14. */
export function missing({ supplierId, meals }: Pick<CanteenDraft, 'supplierId' | 'meals'>): RuleIssue[] {
  return [
    ...issueWhen(supplierId === null, { path: 'supplierId', code: 'required' }),
    ...issueWhen(meals.length === 0, { path: '', code: 'canteen.noMeals' }),
    ...meals.flatMap(({ lotItemId }, index) => issueWhen(lotItemId === null, { path: `meals[${index}].lotItemId`, code: 'required' })),
  ]
}

/** An open canteen must keep what it needs to serve. */
async function checkOpen(draft: CanteenDraft, { database, id }: RuleContext): Promise<RuleIssue[]> {
  const isOpen = id !== undefined && (await firstRow(database, sql`select 1 as known from canteen where id = ${id} and status = 'ativo'`))
  return isOpen ? missing(draft) : []
}

/** Whether one of the fields has changed. */
function differs(draft: CanteenDraft, { before }: RuleContext, keys: readonly (keyof CanteenDraft)[]): boolean {
  return keys.some((key) => !isDeepStrictEqual(draft[key], before?.[key]))
}

/** Canteens are added under an event that is not over; domain model B10.5. */
async function checkEvent({ eventId }: CanteenDraft, { ask, id }: RuleContext): Promise<RuleIssue[]> {
  return id === undefined ? eventIssues(await ask(eventById, eventId)) : []
}

/** Why an event has no place for a canteen. */
export function eventIssues(event: EventDays | undefined): RuleIssue[] {
  const { open } = canteenContract.parent ?? {}
  if (!event || !open || open.in.includes(event.status)) return []
  return [{ path: '', code: `canteen.${open.otherwise}` as RuleIssue['code'] }]
}

async function checkPeriod(draft: CanteenDraft, context: RuleContext): Promise<RuleIssue[]> {
  const { eventId, operatingFrom, operatingTo } = draft
  if (!differs(draft, context, ['operatingFrom', 'operatingTo'])) return []
  const event = await context.ask(eventById, eventId)
  if (!event) return []
  const [from, to] = [addDays(event.from, -daysBefore), addDays(event.to, daysAfter)]
  const isOutside = (day: string) => day < from || day > to
  const params = { from, to }
  return Object.entries({ operatingFrom, operatingTo }).flatMap(([path, day]) =>
    isOutside(day) ? [{ path, code: 'canteen.outsideEvent', params }] : [],
  )
}

async function checkLot(draft: CanteenDraft, context: RuleContext): Promise<RuleIssue[]> {
  const { tenderId, lotId, supplierId } = draft
  if (lotId === null || !differs(draft, context, ['tenderId', 'lotId', 'supplierId'])) return []
  const lot = await context.ask(lotById, lotId)
  if (!lot) return []
  if (lot.tenderId !== tenderId) return [{ path: 'lotId', code: 'canteen.lotOfTender' }]
  return supplierId !== null && lot.supplierId !== supplierId ? [{ path: 'supplierId', code: 'canteen.lotOfSupplier' }] : []
}

/** Meals refer to items of the canteen's lot whose unit is a meal or a kit. */
async function checkMeals(draft: CanteenDraft, context: RuleContext): Promise<RuleIssue[]> {
  if (!differs(draft, context, ['lotId', 'meals'])) return []
  const found = await Promise.all(
    draft.meals.map(async ({ lotItemId }, index): Promise<RuleIssue[]> => {
      const item = lotItemId === null ? undefined : await context.ask(itemById, lotItemId)
      if (!item) return []
      const path = `meals[${index}].lotItemId`
      if (item.lotId !== draft.lotId) return [{ path, code: 'canteen.itemOfLot' }]
      return item.isMeal ? [] : [{ path, code: 'canteen.itemUnit' }]
    }),
  )
  return found.flat()
}

/** The request must be for the same event and lot, and for as many meals as its canteens plan. */
async function checkRequest(draft: CanteenDraft, context: RuleContext): Promise<RuleIssue[]> {
  const { requestId, eventId, lotId } = draft
  if (requestId === null || !differs(draft, context, ['requestId', 'lotId', 'operatingFrom', 'operatingTo', 'meals'])) return []
  const request = await context.ask(requestById, requestId)
  if (!request) return []
  const issue = (code: RuleIssue['code'], params?: RuleIssue['params']): RuleIssue[] => [
    { path: 'requestId', code, ...(params && { params }) },
  ]
  if (request.eventId !== eventId) return issue('canteen.requestOfEvent')
  if (lotId !== null && request.lotId !== lotId) return issue('canteen.requestOfLot')
  for (const [lotItemId, own] of mealDemand(draft)) {
    const item = await demandOf(context, { requestId, lotItemId })
    if (item && own + item.others > item.requested)
      return issue('canteen.aboveRequest', { item: item.name, planned: own + item.others, requested: item.requested })
  }
  return []
}

/** The quantity of an item in a request, and the quantity that its other canteens plan. */
function demandOf({ database, id }: RuleContext, { requestId, lotItemId }: { requestId: number; lotItemId: number }) {
  return firstRow<{ name: string; requested: number; others: number }>(
    database,
    sql`select m.label as name, coalesce(q.quantity, 0)::float8 as requested,
        coalesce((select sum((c.operating_to - c.operating_from + 1) * o.expected_per_day) from canteen c join canteen_meal o on o.owner_id = c.id
          where c.request_id = ${requestId} and c.id is distinct from ${id ?? null}::integer and c.status <> 'cancelado'
            and c.deleted_at is null and o.lot_item_id = i.id), 0)::float8 as others
      from lot_item i join material m on m.id = i.material_id
        left join service_request_item q on q.lot_item_id = i.id and q.owner_id = ${requestId}
      where i.id = ${lotItemId}`,
  )
}

interface EventDays {
  readonly id: number
  readonly status: string
  readonly from: string
  readonly to: string
}

export const eventById: Lookup<number, EventDays> = async (database, ids) => {
  const found = await rows<EventDays>(
    database,
    sql`select id, status, start_date::text as "from", end_date::text as "to" from event where id = any(${ids.map(String)}::bigint[])`,
  )
  return new Map(found.map((event) => [event.id, event]))
}

interface LotOfCanteen {
  readonly id: number
  readonly tenderId: number
  readonly supplierId: number | null
}

const lotById: Lookup<number, LotOfCanteen> = async (database, ids) => {
  const found = await rows<LotOfCanteen>(
    database,
    sql`select id, tender_id as "tenderId", supplier_id as "supplierId" from lot where id = any(${ids.map(String)}::bigint[])`,
  )
  return new Map(found.map((lot) => [lot.id, lot]))
}

const itemById: Lookup<number, { id: number; lotId: number; isMeal: boolean }> = async (database, ids) => {
  const found = await rows<{ id: number; lotId: number; isMeal: boolean }>(
    database,
    sql`select id, owner_id as "lotId", unit_code in ('REFEICAO', 'KIT') as "isMeal" from lot_item where id = any(${ids.map(String)}::bigint[])`,
  )
  return new Map(found.map((item) => [item.id, item]))
}

const requestById: Lookup<number, { id: number; eventId: number | null; lotId: number }> = async (database, ids) => {
  const found = await rows<{ id: number; eventId: number | null; lotId: number }>(
    database,
    sql`select id, event_id as "eventId", lot_id as "lotId" from service_request where id = any(${ids.map(String)}::bigint[])`,
  )
  return new Map(found.map((request) => [request.id, request]))
}
