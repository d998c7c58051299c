import { arrivedValue, invoiceDiffers } from '../../../../blocks/pricing/totals.js'
import { today } from '../../../../core/calendar.js'
import { type AnyFieldset, defineFieldset } from '../../../../core/control.js'
import { sumDecimals } from '../../../../core/decimal.js'
import type { Condition } from '../../../../core/kind.js'
import type { Remark } from '../../../../core/resource.js'
import * as kind from '../../../../kinds/kinds.js'
import { date, invoice, isDefinitive, ofRequest } from '../parts/fieldsets.js'
import { arrivedTexts, receiptTexts } from '../parts/messages.js'
import type { ArrivedLine } from './lines.js'
import type { ReceiptConfirmation, RequestReceiptDraft, ServiceRequest } from '../schema.js'

const lines = defineFieldset<ArrivedLine>({
  messages: arrivedTexts,
  fields: {
    lotItemId: ofRequest(9),
    quantity: kind.quantity({ required: true, span: 3 }),
    ...{ asked: kind.hidden(), before: kind.hidden(), unit: kind.hidden(), unitPrice: kind.hidden() },
  },
})

type Arrival = Pick<RequestReceiptDraft, 'invoiceValue'> & { readonly items: readonly ArrivedLine[] }

const differs = (arrival: Arrival) => invoiceDiffers(arrival, arrival.items)
const whenDiffering: Condition = (values) => differs(values as unknown as Arrival)

/** What arrived in money, beside the value of the invoice. */
function besideInvoice(values: Arrival): { readonly invoiceValue?: Remark } {
  const value = arrivedValue(values.items, values.items)
  if (value === null) return {}
  const code = differs(values) ? 'serviceRequest.arrivedDiffers' : 'serviceRequest.arrivedValue'
  return { invoiceValue: { code, params: { value } } }
}

const items = kind.rows(lines, { required: true, max: 100, editor: () => import('./ArrivedItems.js') })
const valueReason = kind.text({ required: true, visible: whenDiffering, maxLength: 300, span: 12 })

/** Fields of the command "Registrar recebimento". */
export const arrivalFieldset = defineFieldset<Omit<RequestReceiptDraft, 'items'> & { readonly items: readonly ArrivedLine[] }>({
  messages: receiptTexts,
  fields: { items, date, kind: kind.choice({ required: true, span: 3 }), ...invoice(isDefinitive), valueReason },
  remarks: besideInvoice,
}) as AnyFieldset

/** Fields of the command "Tornar definitivo". */
export const confirmationFieldset = defineFieldset<Omit<ReceiptConfirmation, 'items'> & { readonly items: readonly ArrivedLine[] }>({
  messages: receiptTexts as never,
  fields: { items, receiptId: kind.hidden(), date, ...invoice(true), valueReason },
  remarks: besideInvoice,
}) as AnyFieldset

/** The request's items as lines, all that is left arriving now. */
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
    attestedById: attestedById ?? inspectorId,
    attestedBy: attestedBy ?? inspector,
    items: linesOf(asked, own),
  }
}

function linesOf(asked: ServiceRequest['items'], own?: ReadonlyMap<number, string>) {
  return asked.flatMap(({ lotItemId, lotItem, quantity, received, unit, unitPrice }) => {
    const before = own ? (sumDecimals([received, `-${own.get(lotItemId) ?? '0'}`]) ?? '0') : received
    const left = sumDecimals([quantity, `-${before}`]) ?? '0'
    const isDone = /^-|^[0.]*$/.test(left)
    return isDone
      ? []
      : [{ lotItemId, lotItem, asked: quantity, before, unit, unitPrice, quantity: own ? (own.get(lotItemId) ?? '0') : left }]
  })
}
