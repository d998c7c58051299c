import { isDeepStrictEqual } from 'node:util'
import {
  type RuleIssue,
  invoiceDiffers,
  isDivided,
  requestTotal,
  type RequestItemDraft,
  type ServiceRequestDraft,
} from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { firstRow, rows } from '../../database/database.js'
import { invalid } from '../../http/Problem.js'
import type { Lookup } from '../../records/plan/ask.js'
import { issueWhen } from '../../records/plan/issueWhen.js'
import type { RuleContext } from '../../records/plan/defineEntity.js'
import { type LotItem, lotItems } from './lotItems.js'
import { canBeResponsible } from '../person/duties.js'
import { addDays } from '../../core/today.js'
import { isLess } from './isLess.js'

/** Rules of domain model B6.5 and B7 that need other records. Stored values are checked again only when they change. */
export async function checkRequest(draft: ServiceRequestDraft, context: RuleContext): Promise<RuleIssue[]> {
  const before = context.before as unknown as ServiceRequestDraft | undefined
  const found = await Promise.all([
    checkLot(draft, context, before),
    checkEventPeriod(draft, context, before),
    checkLaterParts(draft, context, before),
    canBeResponsible(context, dutiesIn(draft), 'serviceRequest.personCapacity'),
    checkReceipts(draft, context, before),
    ...draft.items.map((item, index) => checkItem(item, { path: `items[${index}]`, draft, context, before })),
  ])
  const issues = found.flat()
  if (issues.length === 0) await checkTotal(draft, context)
  return issues
}

/** Checks the whole request as if it were new, on the day it is sent, because the draft may be outdated. B7.2. */
export async function checkSending(draft: ServiceRequestDraft, context: RuleContext): Promise<RuleIssue[]> {
  const lot = await context.ask(lotById, draft.lotId)
  const whole = { ...draft, items: draft.items.map((item) => (item.priceReason === null ? { ...item, unitPrice: null } : item)) }
  const issues = await checkRequest(
    { ...whole, total: null, commitment: null, receipts: [], payments: [] },
    { ...context, before: undefined },
  )
  if (draft.protocol === null) issues.push({ path: 'protocol', code: 'required' })
  if (lot && lot.tenderStatus !== 'vigente' && !issues.some(({ path }) => path === 'tenderId')) issues.push(notInForce(context.today))
  return issues
}

/** The server sets the supplier of the lot, the total and the number. */
export async function stampRequest(draft: ServiceRequestDraft, { ask, database, id }: RuleContext) {
  const lot = await ask(lotById, draft.lotId)
  const known = await firstRow<{ number: string | null }>(
    database,
    sql`select number from service_request where id = ${id ?? null}::integer`,
  )
  return { supplier_id: lot?.supplierId, total: requestTotal(await pricedItems(draft.items, ask)), number: known?.number ?? null }
}

/** The items with their effective price: the typed one, or else the registered one. */
export function pricedItems(items: readonly RequestItemDraft[], ask: RuleContext['ask']): Promise<RequestItemDraft[]> {
  return Promise.all(
    items.map(async (item) => ({ ...item, unitPrice: item.unitPrice ?? (await ask(lotItems, item.lotItemId))?.price ?? null })),
  )
}

const dutiesIn = ({ requesterId, managerId, inspectorId }: ServiceRequestDraft) => ({ requesterId, managerId, inspectorId })

/** What arrived came after the commitment, is counted whole and attested by an adult, and an invoice for another amount has its reason. Stored receipts are not checked again. */
async function checkReceipts(
  { receipts, items, commitment }: ServiceRequestDraft,
  context: RuleContext,
  before: ServiceRequestDraft | undefined,
): Promise<RuleIssue[]> {
  const known = before?.receipts ?? []
  const begun = commitment?.date ?? ''
  const found = receipts.map(async (receipt, index): Promise<RuleIssue[]> => {
    if (known.some((stored) => isDeepStrictEqual(stored, receipt))) return []
    const path = `receipts[${index}]`
    const units = await unitsOf(receipt.items, context.ask)
    const prices = await pricedItems(items, context.ask)
    const people = await canBeResponsible(
      { ...context, before: undefined },
      { [`${path}.attestedById`]: receipt.attestedById },
      'serviceRequest.personCapacity',
    )
    const isEarly = receipt.date < begun && !known.some(({ id, date }) => id === receipt.id && date === receipt.date)
    const early = issueWhen(isEarly, { path: `${path}.date`, code: 'serviceRequest.receivedBefore', params: { value: begun } })
    return [...early, ...dividedIssues(receipt.items, units, `${path}.items`), ...valueIssues(receipt, prices, `${path}.`), ...people]
  })
  return (await Promise.all(found)).flat()
}

/** The unit of each line's item. */
export const unitsOf = (lines: readonly { readonly lotItemId: number }[], ask: RuleContext['ask']) =>
  Promise.all(lines.map(async ({ lotItemId }) => (await ask(lotItems, lotItemId))?.unit ?? null))

export const dividedIssues = (
  lines: readonly { readonly quantity: string }[],
  units: readonly (string | null)[],
  path: string,
): RuleIssue[] =>
  lines.flatMap(({ quantity }, index) =>
    isDivided(quantity, units[index]) ? [{ path: `${path}[${index}].quantity`, code: 'serviceRequest.divided' }] : [],
  )

/** An invoice for another amount than what arrived needs a reason. */
export function valueIssues(
  receipt: Parameters<typeof invoiceDiffers>[0] & { readonly valueReason: string | null },
  prices: Parameters<typeof invoiceDiffers>[1],
  prefix = '',
): RuleIssue[] {
  const isMissing = receipt.valueReason === null && invoiceDiffers(receipt, prices)
  return isMissing ? [{ path: `${prefix}valueReason`, code: 'required' }] : []
}

interface LotOfRequest {
  readonly id: number
  readonly tenderId: number
  readonly supplierId: number | null
  readonly status: string
  readonly tenderStatus: string
  readonly validFrom: string | null
  readonly validUntil: string | null
}

const lotById: Lookup<number, LotOfRequest> = async (database, ids) => {
  const found = await rows<LotOfRequest>(
    database,
    sql`select l.id, l.tender_id as "tenderId", l.supplier_id as "supplierId", l.status, t.status as "tenderStatus",
        t.valid_from as "validFrom", t.valid_until as "validUntil"
      from lot l join tender t on t.id = l.tender_id where l.id = any(${ids.map(String)}::bigint[])`,
  )
  return new Map(found.map((lot) => [lot.id, lot]))
}

const notInForce = (day: string): RuleIssue => ({
  path: 'tenderId',
  code: 'serviceRequest.tenderNotValid',
  params: { value: day },
})

async function checkLot(draft: ServiceRequestDraft, { ask }: RuleContext, before: ServiceRequestDraft | undefined): Promise<RuleIssue[]> {
  const lot = await ask(lotById, draft.lotId)
  if (!lot) return []
  if (lot.tenderId !== draft.tenderId) return [{ path: 'lotId', code: 'serviceRequest.lotOfTender' }]
  const isNewLot = draft.lotId !== before?.lotId
  if (isNewLot && (lot.status !== 'homologado' || lot.supplierId === null)) return [{ path: 'lotId', code: 'serviceRequest.lotNotReady' }]
  const { validFrom, validUntil } = lot
  const isIn = (day: string) => validFrom !== null && validUntil !== null && day >= validFrom && day <= validUntil
  const issues: RuleIssue[] = []
  if ((isNewLot || draft.date !== before.date) && !isIn(draft.date)) issues.push(notInForce(draft.date))
  else if ((isNewLot || draft.endDate !== before.endDate) && validUntil !== null && draft.endDate > validUntil)
    issues.push({ path: 'endDate', code: 'serviceRequest.endAfterAta', params: { value: validUntil } })
  return issues
}

const eventPeriod: Lookup<number, { readonly from: string; readonly to: string }> = async (database, ids) => {
  const found = await rows<{ id: number; from: string; to: string }>(
    database,
    sql`select id, start_date as "from", end_date as "to" from event where id = any(${ids.map(String)}::bigint[])`,
  )
  return new Map(found.map((event) => [event.id, event]))
}

/** Days before and after an event that a request for it may cover: B7.5. */
export const eventMargin = 10

async function checkEventPeriod(draft: ServiceRequestDraft, { ask }: RuleContext, before?: ServiceRequestDraft): Promise<RuleIssue[]> {
  const { eventId, startDate, endDate } = draft
  const isSame = eventId === before?.eventId && startDate === before.startDate && endDate === before.endDate
  if (eventId === null || isSame) return []
  const event = await ask(eventPeriod, eventId)
  if (!event) return []
  const [from, to] = [addDays(event.from, -eventMargin), addDays(event.to, eventMargin)]
  const path = startDate < from || startDate > to ? 'startDate' : endDate > to ? 'endDate' : undefined
  return path ? [{ path, code: 'serviceRequest.outsideEvent', params: { from, to } }] : []
}

interface ItemPlace {
  readonly path: string
  readonly draft: ServiceRequestDraft
  readonly context: RuleContext
  readonly before: ServiceRequestDraft | undefined
}

async function checkItem(row: RequestItemDraft, { path, draft, context, before }: ItemPlace): Promise<RuleIssue[]> {
  const item = await context.ask(lotItems, row.lotItemId)
  if (!item) return []
  if (item.lotId !== draft.lotId) return [{ path: `${path}.lotItemId`, code: 'serviceRequest.itemOfLot' }]
  const stored = before?.items.find(({ lotItemId }) => lotItemId === row.lotItemId)
  const isSame = stored?.quantity === row.quantity && stored.unitPrice === row.unitPrice && stored.priceReason === row.priceReason
  return isSame ? [] : [...quantityIssues(row, item, path), ...priceIssues(row, item, path)]
}

function quantityIssues({ quantity }: RequestItemDraft, { minOrder, maxOrder, unit }: LotItem, path: string): RuleIssue[] {
  if (isDivided(quantity, unit)) return [{ path: `${path}.quantity`, code: 'serviceRequest.divided' }]
  if (minOrder !== null && isLess(quantity, minOrder))
    return [{ path: `${path}.quantity`, code: 'serviceRequest.minOrder', params: { value: minOrder } }]
  if (maxOrder !== null && isLess(maxOrder, quantity))
    return [{ path: `${path}.quantity`, code: 'serviceRequest.maxOrder', params: { value: maxOrder } }]
  return []
}

/** The price must not be above the registered one, and a lower one needs a reason. */
function priceIssues({ unitPrice, priceReason }: RequestItemDraft, { price }: LotItem, path: string): RuleIssue[] {
  if (price === null) return [{ path: `${path}.lotItemId`, code: 'serviceRequest.noPrice' }]
  if (unitPrice === null) return []
  const params = { value: price, sent: unitPrice }
  if (isLess(price, unitPrice)) return [{ path: `${path}.unitPrice`, code: 'serviceRequest.priceAbove', params }]
  if (isLess(unitPrice, price) && priceReason === null) return [{ path: `${path}.priceReason`, code: 'serviceRequest.priceBelow', params }]
  return []
}

/** Compares the total with the server's. @throws Problem 422 with both values when they differ: B7.19 */
async function checkTotal({ total, items }: ServiceRequestDraft, { ask }: RuleContext): Promise<void> {
  const known = requestTotal(await pricedItems(items, ask))
  if (total === null || known === null || (!isLess(total, known) && !isLess(known, total))) return
  const params = { sent: total, value: known }
  throw invalid([{ path: 'total', code: 'serviceRequest.totalDiffers', params }])
}

/** A draft has no commitment, receipts or payments: these come with later steps. */
async function checkLaterParts(
  draft: ServiceRequestDraft,
  { database, id }: RuleContext,
  before?: ServiceRequestDraft,
): Promise<RuleIssue[]> {
  const stored = before ?? { commitment: null, receipts: [], payments: [] }
  const changed = (['commitment', 'receipts', 'payments'] as const).filter((key) => !isDeepStrictEqual(draft[key], stored[key]))
  if (changed.length === 0) return []
  const isOpen = await firstRow(
    database,
    sql`select 1 as known from service_request where id = ${id ?? null}::integer and status not in ('rascunho','devolvida')`,
  )
  return isOpen ? [] : changed.map((path) => ({ path, code: 'locked' }))
}
