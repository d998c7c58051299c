import { describe, expect, it } from 'vitest'
import { judgePrice, judgeTransfer } from '../../../blocks/pricing/judge.js'
import type { Stored } from '../../../core/record.js'
import { lot } from './resource.js'
import { lotSamples } from './samples.js'
import type { Lot } from './schema.js'

it('offers what its tender allows: quantities of a price register move, those of a contract are amended', () => {
  const offered = (isSrp: boolean) =>
    lot.contract.transitions
      .map(({ name }) => name)
      .filter((name) => lot.offers?.({ ...lotSamples[0], isSrp } as unknown as Lot, name) !== false)
  expect(offered(true)).toEqual(['homologate', 'transfer', 'reprice', 'withdrawPrice', 'declareDeserted', 'declareFailed', 'cancel'])
  expect(offered(false)).toEqual(['homologate', 'amend', 'reprice', 'withdrawPrice', 'declareDeserted', 'declareFailed', 'cancel'])
})

it('asks about a price above the maximum or 25 % away, and refuses what only a slip can be', () => {
  const item = { quantity: '100', maxUnitPrice: '26.0000', unitPrice: '21.9000' }
  const judged = (unitPrice: string) => {
    const { note, question, refusal } = judgePrice(item, { unitPrice })
    return [note?.params?.percent, question?.code, refusal?.code]
  }
  expect(judged('24.5')).toEqual(['11.9', undefined, undefined])
  expect(judged('36')).toEqual(['64.4', 'priceAboveMax', undefined])
  expect(judged('12')).toEqual(['-45.2', 'priceJump', undefined])
  expect(judged('99999999')).toEqual([undefined, undefined, 'priceSlip'])
  expect(judged('2.19')).toEqual(['-90.0', 'priceJump', undefined])
  expect(judged('2.18')).toEqual([undefined, undefined, 'priceSlipBelow'])
  expect(judged('0')).toEqual([undefined, undefined, 'priceSlipBelow'])
  expect(judgePrice(item, {})).toEqual({})
})

it('says which price a withdrawal takes, and which one it brings back', () => {
  const [record] = lotSamples
  const judged = lot.judge?.withdrawPrice?.({ item: 1 }, record as never)
  expect(judged?.remarks).toMatchObject({ item: { code: 'withdrawNote', params: { price: '23.1', from: '2027-01-01', former: '21.9' } } })
  expect(lot.judge?.withdrawPrice?.({ item: null }, record as never)?.remarks?.item).toBeUndefined()
})

it('asks about a transfer that more than doubles an item, and refuses ten times as much', () => {
  const item = { quantity: '100', maxUnitPrice: '26', unitPrice: '21.9' }
  const judged = (quantity: string, direction: 'entrada' | 'saida' = 'entrada') => judgeTransfer(item, { quantity, direction })
  expect(judged('100')).toEqual({})
  expect(judged('100.5').question?.code).toBe('transferLarge')
  expect(judged('9999999999.9999').refusal?.code).toBe('transferSlip')
  expect(judged('9999999999.9999', 'saida')).toEqual({})
})

describe('an amendment', () => {
  const judged = (amended: string, quantity?: string) => {
    const items = [{ ...lotSamples[0]?.items[0], seq: 1, amended, balance: '100' }]
    return lot.judge?.amend?.({ item: 1, quantity }, { items } as unknown as Stored)
  }
  it('is told how much others added before', () => {
    expect(judged('12.5')?.remarks).toEqual({ quantity: { code: 'amendNote', params: { amended: '12.5' } } })
    expect(judged('0')?.remarks).toEqual({ quantity: undefined })
  })
  it('that takes something back says so in words and is asked about', () => {
    const params = { less: '5', amended: '12.5', left: '7.5', balance: '100', rest: '95' }
    expect(judged('12.5', '-5')).toMatchObject({ question: { code: 'amendLess', params }, warnings: { quantity: { code: 'amendLess' } } })
    // The ledger refuses more than was added.
    expect(judged('12.5', '-13')?.question).toBeUndefined()
    expect(judged('12.5', '5')?.question).toBeUndefined()
  })
})
