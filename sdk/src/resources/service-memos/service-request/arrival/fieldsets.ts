import { aboveCommitment, arrivedValue, invoiceDiffers, receivable } from '../../../../blocks/pricing/totals.js'
import { today } from '../../../../core/calendar.js'
import { type AnyFieldset, defineFieldset, withLooks } from '../../../../core/control.js'
import { sumDecimals } from '../../../../core/decimal.js'
import type { Condition } from '../../../../core/kind.js'
import type { Judged, Remark, Warning } from '../../../../core/issue.js'
import * as kind from '../../../../kinds/kinds.js'
import {
  confirmationFields,
  type ReceiptConfirmation,
  type RequestPayment,
  type RequestReceiptDraft,
  receiptFields,
  receivedItemFields,
} from '../parts/fields.js'
import { arrivalLooks, invoiceKeys, ofRequest } from '../parts/fieldsets.js'
import { countedTexts } from './countedTexts.js'
import { arrivedTexts, receiptTexts } from '../parts/messages.js'
import { type ArrivedLine, isDone } from '../../../../blocks/pricing/arrivedLine.js'
import type { ServiceRequest } from '../schema.js'

const lines = {
  ...withLooks(receivedItemFields, { lotItemId: ofRequest(9), quantity: 3 }),
  ...{ asked: kind.hidden<string>(), before: kind.hidden<string>(), unit: kind.hidden<string>(), unitPrice: kind.hidden<string>() },
}
const arrived = defineFieldset<ArrivedLine>({ messages: arrivedTexts, fields: lines })
const counted = defineFieldset<ArrivedLine>({ messages: countedTexts as never, fields: lines })

type Arrival = Pick<RequestReceiptDraft, 'invoiceValue'> & { readonly items: readonly ArrivedLine[] }

const differs = (arrival: Arrival) => invoiceDiffers(arrival, arrival.items)
const whenDiffering: Condition = (values) => differs(values as unknown as Arrival)

/** What arrived in money, beside the value of the invoice, or beside the reason why the two differ. */
function besideInvoice(values: Arrival): Readonly<Record<string, Remark>> {
  const value = arrivedValue(values.items, values.items)
  if (value === null) return {}
  return differs(values)
    ? { valueReason: { code: 'serviceRequest.arrivedDiffers', params: { value, invoice: values.invoiceValue ?? '' } } }
    : { invoiceValue: { code: 'serviceRequest.arrivedValue', params: { value } } }
}

/** The provisional day beside the day on which the receipt is made definitive. */
function besideDay({ provisionalDate: value }: Pick<RequestReceiptDraft, 'provisionalDate'>): { readonly date?: Remark } {
  return value ? { date: { code: 'serviceRequest.provisionalOn', params: { value } } } : {}
}

const served: ReadonlySet<string | null> = new Set(['REFEICAO', 'DIARIA', 'HORA', 'KM', 'SERVICO'])

/** Meals and services arrive on the days of the request; goods may come before. */
function beforePeriod(
  { date: day, items: arrived }: Arrival & Partial<RequestReceiptDraft>,
  { startDate }: ServiceRequest,
): Remark | undefined {
  const isServed = arrived.some(({ unit, quantity }) => served.has(unit) && Number(quantity) > 0)
  return isServed && day && day < startDate ? { code: 'serviceRequest.arrivedBefore', params: { value: startDate } } : undefined
}

const provisionalDate = kind.hidden<string>()
const editor = () => import('./ArrivedItems.js')
const looks = { ...arrivalLooks, valueReason: { required: true, visible: whenDiffering, span: 12 } } as const

/** What stands out in a receipt: its value beside what came, and what goes beyond the commitment. */
export function judgeArrival(values: Readonly<Record<string, unknown>>, request: ServiceRequest): Judged {
  const { receipts, items: asked, commitment } = request
  const arrival = values as unknown as Arrival & Partial<RequestReceiptDraft> & { readonly receiptId?: number }
  const others = receipts.filter(({ id }) => id !== arrival.receiptId)
  const isDue = arrival.kind === undefined || arrival.kind === 'definitivo'
  const total = isDue ? receivable([...others, { ...arrival, kind: 'definitivo' }], asked) : null
  const excess = aboveCommitment(total, commitment)
  const early = beforePeriod(arrival, request)
  return {
    remarks: { ...besideInvoice(arrival), ...besideDay({ provisionalDate: arrival.provisionalDate ?? null }) },
    warnings: {
      date: early,
      invoiceNumber: invoiceAgain(arrival, others),
      invoiceValue: excess && { code: 'serviceRequest.aboveCommitment', params: excess },
    },
    question: early,
  }
}

type Invoiced = Partial<Pick<RequestReceiptDraft, 'date' | 'invoiceNumber' | 'invoiceSeries'>>

/** Warns of an invoice that another receipt has too: it may be another part of it, or the same receipt once more. */
function invoiceAgain(arrival: Invoiced, others: readonly Invoiced[]): Warning | undefined {
  const same = others.find((receipt) => isSameInvoice(receipt, arrival))
  return same && { code: 'serviceRequest.invoiceAgain', params: { value: same.date ?? '', number: same.invoiceNumber ?? '' } }
}

/** `invoiceAgain` of every receipt in a form, by its field; the later one of two is warned of. */
export function warnOfInvoices({ receipts }: { readonly receipts: readonly Invoiced[] }): Readonly<Record<string, Warning | undefined>> {
  return Object.fromEntries(
    receipts.map((receipt, index) => [`receipts[${index}].invoiceNumber`, invoiceAgain(receipt, receipts.slice(0, index))]),
  )
}

/** A payment that goes beyond the commitment is asked about. */
export function judgePayment(values: Readonly<Record<string, unknown>>, { payments, commitment }: ServiceRequest): Judged {
  const { amount: typed } = values as unknown as RequestPayment
  const excess = aboveCommitment(sumDecimals([...payments.map(({ amount }) => amount), typed]), commitment)
  const question = excess && { code: 'serviceRequest.paidAbove', params: excess }
  return { warnings: { amount: question }, question }
}

/** A series that one of them leaves out may be the other's. */
function isSameInvoice(one: Invoiced, other: Invoiced): boolean {
  const [number, series] = [bare(one.invoiceNumber), bare(one.invoiceSeries)]
  const otherSeries = bare(other.invoiceSeries)
  return number !== '' && number === bare(other.invoiceNumber) && (series === '' || otherSeries === '' || series === otherSeries)
}

/** "000.4590" and "4590" are one number. */
const bare = (text: string | null | undefined) =>
  (text ?? '')
    .replace(/[\s.\-/]/g, '')
    .replace(/^0+(?=.)/, '')
    .toUpperCase()

/** Fields of the command "Registrar recebimento". */
export const arrivalFieldset = defineFieldset<Omit<RequestReceiptDraft, 'items'> & { readonly items: readonly ArrivedLine[] }>({
  messages: receiptTexts,
  fields: { ...withLooks(receiptFields, { ...looks, kind: 3, items: { fieldset: arrived, editor } }), provisionalDate },
  layout: ['items', 'date', 'kind', ...invoiceKeys],
}) as AnyFieldset

/** Fields of the command "Tornar definitivo". */
export const confirmationFieldset = defineFieldset<
  Omit<ReceiptConfirmation, 'items'> & Pick<RequestReceiptDraft, 'provisionalDate'> & { readonly items: readonly ArrivedLine[] }
>({
  messages: receiptTexts as never,
  fields: { ...withLooks(confirmationFields, { ...looks, items: { fieldset: counted, editor } }), provisionalDate },
  layout: ['items', 'date', ...invoiceKeys],
}) as AnyFieldset

/** The request's items as lines, all that is left arriving now. Those of which nothing is left have 0, and no line in the dialog. */
export function beginArrival({ items: asked, inspectorId, inspector }: ServiceRequest) {
  return { date: today(), kind: 'definitivo', attestedById: inspectorId, attestedBy: inspector, items: linesOf(asked) }
}

export const provisionalOf = ({ receipts }: Pick<ServiceRequest, 'receipts'>) => receipts.find(({ kind: type }) => type === 'provisorio')

/** The first provisional receipt as it was, to be counted again. */
export function beginConfirmation({ items: asked, inspectorId, inspector, ...request }: ServiceRequest) {
  const receipt = provisionalOf(request)
  if (!receipt) return {}
  const own = new Map(receipt.items.map(({ lotItemId, quantity }) => [lotItemId, quantity]))
  const { id, attestedById, attestedBy } = receipt
  return {
    ...receipt,
    receiptId: id,
    date: today(),
    provisionalDate: receipt.date,
    attestedById: attestedById ?? inspectorId,
    attestedBy: attestedBy ?? inspector,
    items: linesOf(asked, own),
  }
}

function linesOf(asked: ServiceRequest['items'], own?: ReadonlyMap<number, string>) {
  return asked.map(({ lotItemId, lotItem, quantity, received, unit, unitPrice }) => {
    const before = own ? (sumDecimals([received, `-${own.get(lotItemId) ?? '0'}`]) ?? '0') : received
    const left = sumDecimals([quantity, `-${before}`]) ?? '0'
    const now = own ? (own.get(lotItemId) ?? '0') : left
    return { lotItemId, lotItem, asked: quantity, before, unit, unitPrice, quantity: isDone({ asked: quantity, before }) ? '0' : now }
  })
}
