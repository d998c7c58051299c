import { describe, expect, it } from 'vitest'
import { itemTotal, requestTotal } from './totals.js'

/** Repeatable digits from a seed. */
function createDigits(seed: number): (count: number) => string {
  let state = BigInt(seed)
  return (count) => {
    let text = ''
    for (let place = 0; place < count; place += 1) {
      state = (state * 6364136223846793005n + 1442695040888963407n) % 2n ** 64n
      text += String((state >> 33n) % 10n)
    }
    return text
  }
}

describe('the total of an item', () => {
  it.each([
    ['10', '12.50', '125.00'],
    ['0.5', '0.01', '0.00'],
    ['1.5', '0.01', '0.02'],
    ['2.5', '0.01', '0.02'],
    ['0.3333', '3', '1.00'],
    ['9999999999.9999', '9999999999.9999', '99999999999998000000.00'],
  ])('%s × %s is %s', (quantity, unitPrice, total) => expect(itemTotal({ quantity, unitPrice })).toBe(total))

  it('is none while a part is missing', () => {
    expect(itemTotal({ quantity: '1', unitPrice: null })).toBeNull()
    expect(itemTotal({ quantity: '', unitPrice: '1' })).toBeNull()
  })

  it('agrees with whole numbers in 100,000 random cases', () => {
    const digits = createDigits(2026)
    let differences = 0
    for (let round = 0; round < 100_000; round += 1) {
      const [quantity, price] = [BigInt(digits(1 + (round % 12))), BigInt(digits(1 + (round % 9)))]
      // Both factors have four decimal places, so the product has eight; one cent is a million units.
      const [cents, rest] = [(quantity * price) / 1_000_000n, (quantity * price) % 1_000_000n]
      const isUp = rest > 500_000n || (rest === 500_000n && cents % 2n === 1n)
      const expected = isUp ? cents + 1n : cents
      const total = itemTotal({ quantity: asFourPlaces(quantity), unitPrice: asFourPlaces(price) }) ?? ''
      if (BigInt(total.replace('.', '')) !== expected) differences += 1
    }
    expect(differences).toBe(0)
  })
})

describe('the total of a request', () => {
  it('is the sum of rounded items', () => {
    const item = { quantity: '1.5', unitPrice: '0.01' }
    expect(requestTotal([item, item, item])).toBe('0.06')
    expect(requestTotal([])).toBe('0.00')
  })
  it('is none while an item has no price', () => {
    expect(
      requestTotal([
        { quantity: '1', unitPrice: '1' },
        { quantity: '1', unitPrice: null },
      ]),
    ).toBeNull()
  })
})

function asFourPlaces(units: bigint): string {
  const digits = String(units).padStart(5, '0')
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`
}
