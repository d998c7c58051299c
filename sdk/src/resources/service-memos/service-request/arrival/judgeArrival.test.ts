import { expect, it } from 'vitest'
import type { ServiceRequest } from '../schema.js'
import { judgeArrival, judgePayment, warnOfInvoices } from './fieldsets.js'

const request = { receipts: [], items: [], commitment: null, startDate: '2026-12-14' } as unknown as ServiceRequest

const saidOf = (date: string, unit: string, quantity = '10') => {
  const line = { lotItemId: 1, asked: '10', before: '0', unit, unitPrice: '2.00', quantity }
  const { warnings, question } = judgeArrival({ date, kind: 'definitivo', invoiceValue: null, items: [line] }, request)
  expect(question).toEqual(warnings?.date)
  return question
}

it('warns of and asks about meals and services that are received before the days of their request, and not of goods', () => {
  const warning = { code: 'serviceRequest.arrivedBefore', params: { value: '2026-12-14' } }
  expect(saidOf('2026-11-27', 'REFEICAO')).toEqual(warning)
  expect(saidOf('2026-11-27', 'DIARIA')).toEqual(warning)
  expect(saidOf('2026-11-27', 'UN')).toBeUndefined()
  expect(saidOf('2026-11-27', 'REFEICAO', '0')).toBeUndefined()
  expect(saidOf('2026-12-14', 'REFEICAO')).toBeUndefined()
})

it('warns of an invoice that an earlier receipt of the form has too, whatever its zeros and its series', () => {
  const receipts = [
    { date: '2026-12-15', invoiceNumber: '4590', invoiceSeries: '1' },
    { date: '2026-12-16', invoiceNumber: '000.4590', invoiceSeries: null },
    { date: '2026-12-17', invoiceNumber: '4590', invoiceSeries: '2' },
    { date: '2026-12-18', invoiceNumber: null, invoiceSeries: null },
  ]
  const again = { code: 'serviceRequest.invoiceAgain', params: { value: '2026-12-15', number: '4590' } }
  expect(Object.values(warnOfInvoices({ receipts: receipts.slice(0, 2) }))).toEqual([undefined, again])
  const other = { code: 'serviceRequest.invoiceAgain', params: { value: '2026-12-16', number: '000.4590' } }
  expect(Object.values(warnOfInvoices({ receipts }))).toEqual([undefined, again, other, undefined])
})

it('asks about a payment that goes beyond the commitment, together with those before it', () => {
  const committed = { ...request, commitment: { amount: '1000.00' }, payments: [{ amount: '900.00' }] } as unknown as ServiceRequest
  const question = { code: 'serviceRequest.paidAbove', params: { value: '1000.01', above: '0.01', limit: '1000.00' } }
  expect(judgePayment({ amount: '100.01' }, committed)).toEqual({ warnings: { amount: question }, question })
  expect(judgePayment({ amount: '100.00' }, committed).question).toBeUndefined()
  expect(judgePayment({ amount: '' }, committed).question).toBeUndefined()
})
