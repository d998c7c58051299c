import { describe, expect, it } from 'vitest'
import { toCopy } from '../../../form/core/formValues.js'
import { toFieldIssues } from '../../../schema/issues.js'
import { validationText } from '../../../validationText.js'
import { serviceRequest } from './resource.js'
import { serviceRequestSamples } from './samples.js'
import { serviceRequestSchema } from './schema.js'

const [sample] = serviceRequestSamples
const [item] = sample?.items ?? []
const row = { lotItemId: 1, quantity: '10', complement: null, unitPrice: null, priceReason: null }
const receipt = { date: '2026-05-20', kind: 'provisorio', items: [{ lotItemId: 1, quantity: '4' }] }

function issuesOf(more: object): readonly string[] {
  const result = (serviceRequestSchema.draft as { safeParse: (body: unknown) => { error?: { issues: never[] } } }).safeParse({
    ...sample,
    items: [row],
    ...more,
  })
  return toFieldIssues(result.error?.issues ?? []).map(({ path, code }) => `${path}: ${code}`)
}

describe('a request is refused', () => {
  it.each<[string, object, readonly string[]]>([
    ['without an object', { subject: 'Curto' }, ['subject: minLength']],
    ['with an object too long', { subject: 'x'.repeat(201) }, ['subject: maxLength']],
    ['without a justification', { justification: 'Curta demais' }, ['justification: minLength']],
    ['that ends before it starts', { startDate: '2026-05-22', endDate: '2026-05-21' }, ['endDate: serviceRequest.endBeforeStart']],
    [
      'to be delivered before it was asked for',
      { deliveryDeadline: '2026-05-04' },
      ['deliveryDeadline: serviceRequest.deadlineBeforeDate'],
    ],
    ['whose manager inspects', { managerId: 4, inspectorId: 4 }, ['inspectorId: serviceRequest.inspectorIsManager']],
    ['without items', { items: [] }, ['items: required']],
    ['with nothing of an item', { items: [{ ...row, quantity: '0' }] }, ['items[0].quantity: min']],
    ['with less than nothing', { items: [{ ...row, quantity: '-1' }] }, ['items[0].quantity: min']],
    ['with five places', { items: [{ ...row, quantity: '1.00001' }] }, ['items[0].quantity: pattern']],
    ['with a comma in an amount', { items: [{ ...row, quantity: '1,5' }] }, ['items[0].quantity: pattern']],
    ['with an item twice', { items: [row, row] }, ['items[1].lotItemId: serviceRequest.itemTwice']],
    [
      'with half an address',
      { address: null },
      [
        'address.zipCode: required',
        'address.street: required',
        'address.number: required',
        'address.neighborhood: required',
        'address.stateId: required',
        'address.cityId: required',
      ],
    ],
    [
      'with half a budget',
      { budget: { dotacao: '1', expenseNature: '33.90.39', source: '' } },
      ['budget.expenseNature: pattern', 'budget.source: required'],
    ],
    [
      'with another number of commitment',
      { commitment: { number: 'NE12', date: '2026-05-05', amount: '1' } },
      ['commitment.number: pattern'],
    ],
    ['with a number of commitment as it is spoken', { commitment: { number: '2026 ne 000.123', date: '2026-05-05', amount: '1' } }, []],
    [
      'when more arrived than was asked for',
      { receipts: [receipt, { ...receipt, items: [{ lotItemId: 1, quantity: '6.0001' }] }] },
      ['receipts[1].items[0].quantity: serviceRequest.receivedTooMuch'],
    ],
    [
      'when one line takes too much: the others are not blamed for it',
      {
        receipts: [
          { ...receipt, items: [{ lotItemId: 1, quantity: '65' }] },
          { ...receipt, items: [{ lotItemId: 1, quantity: '4' }] },
        ],
      },
      ['receipts[0].items[0].quantity: serviceRequest.receivedTooMuch'],
    ],
    [
      'when something else arrived',
      { receipts: [{ ...receipt, items: [{ lotItemId: 2, quantity: '1' }] }] },
      ['receipts[0].items[0].lotItemId: serviceRequest.itemNotAsked'],
    ],
    [
      'when nobody attested what is definitive',
      { receipts: [{ ...receipt, kind: 'definitivo' }] },
      ['receipts[0].invoiceNumber: required', 'receipts[0].attestedById: required'],
    ],
  ])('%s', (_, more, issues) => expect(issuesOf(more)).toEqual(issues))
})

it('takes what was asked for in the end', () => {
  expect(item).toBeDefined()
  expect(issuesOf({ commitment: { number: '2026ne000123', date: '2026-05-05', amount: '10.00' }, receipts: [receipt, receipt] })).toEqual(
    [],
  )
})

it('leaves the protocol to the new request when it is copied, and keeps the budget', () => {
  const budget = { dotacao: '4701.12.345', expenseNature: null, source: null }
  const copy = toCopy(serviceRequest, { ...sample, protocol: '243185076', budget })
  expect(copy).toMatchObject({ protocol: '', subject: sample?.subject, budget: { dotacao: '4701.12.345' } })
})

it('says in which line an item stands that is there twice', () => {
  const draft = serviceRequestSchema.draft as { safeParse: (body: unknown) => { error?: { issues: never[] } } }
  const { error } = draft.safeParse({ ...sample, items: [{ ...row, lotItemId: 2 }, row, row] })
  const [issue] = toFieldIssues(error?.issues ?? [])
  expect(issue).toMatchObject({ path: 'items[2].lotItemId', params: { line: 2 } })
  expect(validationText('pt-BR', 'serviceRequest.itemTwice', issue?.params)).toBe(
    'O item já está na linha 2. Some as quantidades lá e tire esta linha.',
  )
})
