import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { multiplyDecimals, sumDecimals } from './decimal.js'

const cents = fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n })
const asMoney = (units: bigint) => {
  const digits = String(units < 0n ? -units : units).padStart(3, '0')
  return `${units < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

describe('sums of decimal strings', () => {
  it('are exact where numbers are not', () => {
    expect(sumDecimals(['0.1', '0.2'])).toBe('0.3')
    expect(sumDecimals(['90071992547409.93', '0.01', '-90071992547409.93'])).toBe('0.01')
    expect(sumDecimals([])).toBe('0')
    expect(sumDecimals(['-0.05', '0.01'])).toBe('-0.04')
  })
  it('pass over what is empty, and are none where a text is no number', () => {
    expect(sumDecimals([null, '', undefined, '1.5', 2])).toBe('3.5')
    expect(sumDecimals(['1.5', '2,5'])).toBeNull()
  })
  it('agree with whole cents, whatever the amounts', () => {
    fc.assert(
      fc.property(fc.array(cents, { minLength: 1, maxLength: 60 }), (amounts) => {
        expect(sumDecimals(amounts.map(asMoney))).toBe(asMoney(amounts.reduce((sum, amount) => sum + amount, 0n)))
      }),
    )
  })
})

describe('products of decimal strings', () => {
  it.each([
    ['3', '12.5000', '37.50'],
    ['1.5', '0.0100', '0.02'],
    ['2.5', '0.01', '0.02'],
    ['3.5', '0.01', '0.04'],
    ['-2.5', '0.01', '-0.02'],
    ['2.5001', '0.01', '0.03'],
  ])('%s × %s is %s: halves go to the even neighbour', (one, other, product) => {
    expect(multiplyDecimals(one, other, 2)).toBe(product)
  })
  it('are none while one side is missing or being mended', () => {
    expect(multiplyDecimals('', '2', 2)).toBeNull()
    expect(multiplyDecimals('1,5', '2', 2)).toBeNull()
  })
})
