import { itemTotal } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import type { Database, Row } from '../../database/database.js'
import { continueIds, insertRows } from '../../database/insertRows.js'
import { rowOf, seededColumns } from '../../demo/demoRows.js'
import { staffPeople } from '../../demo/demoStaff.js'
import type { EntityPlan } from '../../records/plan/plan.js'
import type { DemoOptions } from '../EntityFolder.js'
import { type LedgerEntry, sumUp } from '../lot/ledger.js'
import { changedAt, historyRows, withOwn, withRequester } from './demoHistory.js'
import { mealRequests } from './demoMeals.js'
import { demoRequest, type DemoRequest } from './demoRequest.js'
import { readWorld } from './demoWorld.js'
import { numberOrder } from './numbers.js'
import { addDays } from '../../core/today.js'

/** Requests at a scale of 1. */
const requestsPerScale = 5000

interface Placed extends DemoRequest {
  readonly id: number
  readonly number: string | null
  readonly numberOrder: number | null
}

/** Inserts requests for the awarded lots by date. Their movements match the balances of the lots. */
export async function seedServiceRequests(database: Database, plan: EntityPlan, { scale, today }: DemoOptions): Promise<void> {
  // Demo data ends yesterday, so that nothing is in the future at any time of day.
  const world = await readWorld(database, addDays(today, -1))
  if ([world.lots, world.people, world.departments, world.offices].some(({ length }) => length === 0)) return
  const count = Math.round(requestsPerScale * scale)
  const invented = Array.from({ length: count }, (_, index) => {
    const lot = world.lots[index % world.lots.length]
    return lot && demoRequest(world, lot)
  })
  const all = [...invented.filter((request) => request !== undefined), ...mealRequests(world)]
  const [other] = world.people
  const person = (await staffPeople(database)).get('solicitante')
  const requests = withRequester(withOwn(numbered(all), other), { person, other, today })
  await insertRows(
    database,
    'service_request',
    requests.map((request) => requestRow(plan, request)),
  )
  await continueIds(database, 'service_request')
  await insertYears(database, requests)
  await insertRows(database, 'service_request_item', requests.flatMap(itemRows))
  await insertReceipts(database, requests)
  const movements = requests.flatMap(movementRows).toSorted((one, other) => one.at.localeCompare(other.at))
  await insertRows(database, 'lot_movement', movements)
  await sumUp(database, sql`true`)
  await insertRows(database, 'audit_entry', historyRows(requests, addDays(today, -30)))
}

/** Numbers the requests by date, each year from 1. */
function numbered(invented: readonly DemoRequest[]): Placed[] {
  const last = new Map<number, number>()
  // Drafts come first, because the first records of a demo should be editable.
  return invented
    .toSorted((one, other) => Number(one.isSent) - Number(other.isSent) || one.draft.date.localeCompare(other.draft.date))
    .map((request, index) => {
      const year = Number(request.draft.date.slice(0, 4))
      if (!request.isSent) return { ...request, id: index + 1, number: null, numberOrder: null }
      const next = (last.get(year) ?? 0) + 1
      last.set(year, next)
      return { ...request, id: index + 1, number: `${next}/${year}`, numberOrder: numberOrder(next, year) }
    })
}

function requestRow(plan: EntityPlan, { id, draft, status, since, lot, number, numberOrder: order, isCommitted }: Placed): Row {
  const isApproved = status === 'aprovada' || isCommitted
  return rowOf(
    plan,
    { ...draft },
    {
      id,
      ...seededColumns,
      status,
      number,
      number_order: order,
      supplier_id: lot.supplierId,
      status_since: changedAt(since, id),
      created_at: `${draft.date}T12:00:00.000Z`,
      updated_at: changedAt(since, id),
      approver_id: isApproved ? draft.managerId : null,
      annulment_number: status === 'cancelada' && isCommitted ? draft.commitment?.number.replace('NE', 'NE9') : null,
    },
  )
}

async function insertYears(database: Database, requests: readonly Placed[]): Promise<void> {
  const last = new Map<number, number>()
  for (const { number } of requests) {
    const [count, year] = number?.split('/').map(Number) ?? []
    if (count !== undefined && year !== undefined) last.set(year, Math.max(count, last.get(year) ?? 0))
  }
  await insertRows(
    database,
    'service_request_year',
    [...last].map(([year, count]) => ({ year, last: count })),
  )
}

function itemRows({ id, draft: { items } }: Placed): Row[] {
  return items.map((item, position) => ({
    owner_id: id,
    position,
    lot_item_id: item.lotItemId,
    quantity: item.quantity,
    unit_price: item.unitPrice,
    total: itemTotal(item),
  }))
}

async function insertReceipts(database: Database, requests: readonly Placed[]): Promise<void> {
  const receipts = requests.flatMap(({ id, draft }) => draft.receipts.map((receipt, position) => ({ owner: id, position, receipt })))
  const placed = receipts.map((receipt, index) => ({ ...receipt, id: index + 1 }))
  const columns = placed.map(({ id, owner, position, receipt }) => ({
    id,
    owner_id: owner,
    position,
    date: receipt.date,
    kind: receipt.kind,
    invoice_number: receipt.invoiceNumber,
    invoice_series: receipt.invoiceSeries,
    invoice_value: receipt.invoiceValue,
    attested_by_id: receipt.attestedById,
  }))
  await insertRows(database, 'service_request_receipt', columns)
  await continueIds(database, 'service_request_receipt')
  const items = placed.flatMap(({ id, receipt }) =>
    receipt.items.map(({ lotItemId, quantity }, position) => ({ owner_id: id, position, lot_item_id: lotItemId, quantity })),
  )
  await insertRows(database, 'service_request_received', items)
}

/** The movements of each request up to its status. */
function movementRows({ id, draft, status, since, isCommitted, isSent }: Placed): (Row & { readonly at: string })[] {
  if (!isSent) return []
  const sentAt = `${draft.date}T12:30:00.000Z`
  const at = `${since}T13:00:00.000Z`
  const arrived = new Map(draft.receipts.flatMap(({ items }) => items.map(({ lotItemId, quantity }) => [lotItemId, Number(quantity)])))
  return draft.items.flatMap(({ lotItemId, quantity }) => {
    const step = (type: LedgerEntry['type'], amount: string | number, when: string) => ({
      item_id: lotItemId,
      type,
      quantity: String(amount),
      ref_entity: 'serviceRequest',
      ref_id: id,
      at: when,
      by_id: 1,
    })
    const back = Number(quantity) - (arrived.get(lotItemId) ?? 0)
    const isOver = status === 'concluida' || status === 'cancelada'
    if (isCommitted)
      return [step('reserva', quantity, sentAt), step('consumo', quantity, at), ...(isOver && back > 0 ? [step('estorno', back, at)] : [])]
    const isReleased = status === 'devolvida' || status === 'reprovada' || status === 'cancelada'
    return [step('reserva', quantity, sentAt), ...(isReleased ? [step('liberacao', quantity, at)] : [])]
  })
}
