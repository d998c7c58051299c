import type {
  RuleIssue,
  ReceiptConfirmation,
  ReceivedItemDraft,
  RequestItem,
  RequestPayment,
  RequestReceiptDraft,
  ServiceRequest,
} from '@esporte-parana/sdk/contracts'
import { sumDecimals } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { type Row, rows } from '../../database/database.js'
import { insertRows } from '../../database/insertRows.js'
import type { TransitionContext } from '../../records/plan/defineEntity.js'
import { reserveIds } from '../../records/write/writeChildren.js'
import { canBeResponsible } from '../person/duties.js'
import { isLess } from './isLess.js'
import { dividedIssues, valueIssues } from './rules.js'
import { issueWhen } from '../../records/plan/issueWhen.js'

type Database = TransitionContext['database']
type Guard = (record: ServiceRequest, context: TransitionContext) => Promise<readonly RuleIssue[]>
type Effect = (record: ServiceRequest, context: TransitionContext) => Promise<Row>

/** What of an item has not arrived. */
export const outstanding = ({ quantity, received }: RequestItem): string => sumDecimals([quantity, `-${received}`]) ?? '0'

/** No more is paid than was received, and nothing before it came. */
const checkPayment: Guard = async ({ owed, receipts }, { payload }) => {
  const { amount, date } = payload as unknown as RequestPayment
  const [first] = receipts.flatMap(({ kind, date: day }) => (kind === 'definitivo' ? [day] : [])).toSorted()
  const issues: RuleIssue[] = isLess(owed, amount) ? [{ path: 'amount', code: 'serviceRequest.paidTooMuch', params: { left: owed } }] : []
  if (first !== undefined && date < first) issues.push({ path: 'date', code: 'serviceRequest.paidBefore', params: { value: first } })
  return issues
}

/** Conditions of what arrives and of what is paid. */
export const receiptGuards: Readonly<Record<string, Guard>> = {
  receive: async (record, context) => checkReceipt(record.items, record, context),
  confirmReceipt: async (record, context) => {
    const { receiptId } = context.payload as unknown as ReceiptConfirmation
    const provisional = record.receipts.find(({ id, kind }) => id === receiptId && kind === 'provisorio')
    if (!provisional) return [{ path: '', code: 'serviceRequest.noProvisional' }]
    // Its own quantities are counted anew.
    const counted = new Map(provisional.items.map(({ lotItemId, quantity }) => [lotItemId, quantity]))
    const items = record.items.map((item) => ({
      ...item,
      received: sumDecimals([item.received, `-${counted.get(item.lotItemId) ?? '0'}`]) ?? '0',
    }))
    const { date } = context.payload as unknown as ReceiptConfirmation
    const came = provisional.date
    return [
      ...issueWhen(date < came, { path: 'date', code: 'serviceRequest.confirmedBefore', params: { value: came } }),
      ...(await checkReceipt(items, record, context)),
    ]
  },
  pay: checkPayment,
  payConcluded: checkPayment,
  payCanceled: checkPayment,
}

async function checkReceipt(
  open: readonly RequestItem[],
  { items: priced, commitment }: ServiceRequest,
  context: TransitionContext,
): Promise<readonly RuleIssue[]> {
  const receipt = context.payload as unknown as RequestReceiptDraft
  const units = receipt.items.map(({ lotItemId }) => open.find((item) => item.lotItemId === lotItemId)?.unit ?? null)
  const begun = commitment?.date ?? receipt.date
  return [
    ...issueWhen(receipt.date < begun, { path: 'date', code: 'serviceRequest.receivedBefore', params: { value: begun } }),
    ...excessIssues(open, receipt.items),
    ...dividedIssues(receipt.items, units, 'items'),
    ...valueIssues(receipt, priced),
    ...(await canBeResponsible(context, { attestedById: receipt.attestedById }, 'serviceRequest.personCapacity')),
  ]
}

/** A receipt must not contain items or quantities beyond those of the request. */
function excessIssues(open: readonly RequestItem[], received: readonly ReceivedItemDraft[]): RuleIssue[] {
  return received.flatMap(({ lotItemId, quantity }, index): RuleIssue[] => {
    const item = open.find((candidate) => candidate.lotItemId === lotItemId)
    if (!item) return [{ path: `items[${index}].lotItemId`, code: 'serviceRequest.itemNotAsked' }]
    const left = outstanding(item)
    return isLess(left, quantity) ? [{ path: `items[${index}].quantity`, code: 'serviceRequest.receivedTooMuch', params: { left } }] : []
  })
}

const pay: Effect = async ({ id, payments }, { database, payload }) => {
  const { date, orderNumber, amount } = payload as unknown as RequestPayment
  await insertRows(database, 'service_request_payment', [
    { owner_id: id, position: payments.length, date, order_number: orderNumber, amount },
  ])
  return {}
}

/** Writes receipts and payments. The balance of the lot stays: what was committed is consumed already. */
export const receiptEffects: Readonly<Record<string, Effect>> = {
  receive: async ({ id, receipts }, { database, payload }) => {
    const receipt = payload as unknown as RequestReceiptDraft
    const [receiptId] = await reserveIds(database, 'service_request_receipt', 1)
    const row = { id: receiptId, owner_id: id, position: receipts.length, kind: receipt.kind, ...columnsOf(receipt) }
    await insertRows(database, 'service_request_receipt', [row])
    await insertLines(database, receiptId ?? 0, receipt.items)
    return {}
  },
  confirmReceipt: async (_, { database, payload }) => {
    const { receiptId, ...receipt } = payload as unknown as ReceiptConfirmation
    const { date, invoice_number, invoice_series, invoice_value, value_reason, attested_by_id } = columnsOf(receipt)
    await sql`update service_request_receipt set kind = 'definitivo', provisional_date = date, date = ${date}, invoice_number = ${invoice_number},
      invoice_series = ${invoice_series}, invoice_value = ${invoice_value}, value_reason = ${value_reason}, attested_by_id = ${attested_by_id}
      where id = ${receiptId}`.execute(database)
    await replaceLines(database, receiptId, receipt.items)
    return {}
  },
  pay,
  payConcluded: pay,
  payCanceled: pay,
}

const columnsOf = (receipt: Omit<ReceiptConfirmation, 'receiptId'>) => ({
  date: receipt.date,
  invoice_number: receipt.invoiceNumber,
  invoice_series: receipt.invoiceSeries,
  invoice_value: receipt.invoiceValue,
  value_reason: receipt.valueReason,
  attested_by_id: receipt.attestedById,
})

async function insertLines(database: Database, receiptId: number, lines: readonly ReceivedItemDraft[]): Promise<void> {
  await insertRows(database, 'service_request_received', linesOf(receiptId, lines))
}

/** The line of an item keeps its row, so that the history shows another quantity and not another item. */
async function replaceLines(database: Database, receiptId: number, lines: readonly ReceivedItemDraft[]): Promise<void> {
  const arrived = linesOf(receiptId, lines)
  const itemIds = arrived.map((line) => line.lot_item_id)
  await sql`delete from service_request_received where owner_id = ${receiptId} and lot_item_id <> all(${itemIds}::integer[])`.execute(
    database,
  )
  const kept = await rows<{ itemId: number }>(
    database,
    sql`update service_request_received r set quantity = n.quantity, position = n.place - 1
      from unnest(${itemIds}::integer[], ${arrived.map(({ quantity }) => quantity)}::numeric[]) with ordinality n(item_id, quantity, place)
      where r.owner_id = ${receiptId} and r.lot_item_id = n.item_id returning r.lot_item_id as "itemId"`,
  )
  const known = new Set(kept.map(({ itemId }) => itemId))
  await insertRows(
    database,
    'service_request_received',
    arrived.filter((line) => !known.has(line.lot_item_id)),
  )
}

/** A line with `0` is left out. */
function linesOf(receiptId: number, lines: readonly ReceivedItemDraft[]) {
  const arrived = lines.filter(({ quantity }) => isLess('0', quantity))
  return arrived.map(({ lotItemId, quantity }, position) => ({ owner_id: receiptId, position, lot_item_id: lotItemId, quantity }))
}
