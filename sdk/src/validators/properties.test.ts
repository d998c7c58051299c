import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as published from '../../exports/validators.js'
import { formatCep } from './cep.js'
import { formatCnpj, isCnpj, parseCnpj } from './cnpj.js'
import { formatCpf, isCpf, maskedCpf, parseCpf } from './cpf.js'
import { mask } from './mask.js'
import { maskEdit } from './maskEdit.js'
import { maskNumber } from './maskNumber.js'
import { formatPhone, isPhone } from './phone.js'
import { formatProtocol, isProtocol } from './protocol.js'

const digits = (length: number) => fc.string({ unit: fc.constantFrom(...'0123456789'.split('')), minLength: length, maxLength: length })
const typed = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789.,-/()+ abzABZ'.split('')) }))
const pattern = fc.string({ unit: fc.constantFrom(...'#@*.-/() +5a'.split('')) })

/** How many completions of `base` with `count` digits `accepts` takes. */
function completions(base: string, count: number, accepts: (value: string) => boolean): number {
  return Array.from({ length: 10 ** count }, (_, end) => base + String(end).padStart(count, '0')).filter(accepts).length
}

/** Follows the text of the Receita Federal rule, in another way than the code under test. */
function withCpfDigits(base: string): string {
  const next = (text: string) => {
    const sum = text
      .split('')
      .reverse()
      .reduce((total, digit, place) => total + Number(digit) * (place + 2), 0)
    return text + String(((sum * 10) % 11) % 10)
  }
  return next(next(base))
}

describe('check digits', () => {
  test('complete every nine digits to exactly one CPF, unless all would be the same', () => {
    fc.assert(fc.property(digits(9), (base) => completions(base, 2, isCpf) === (/^(\d)\1*$/.test(base) ? 0 : 1)))
  })
  test('complete every twelve positions to exactly one CNPJ, unless all would be the same', () => {
    const base = fc.string({ unit: fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')), minLength: 12, maxLength: 12 })
    fc.assert(
      fc.property(fc.oneof(base, digits(12)), (text) => completions(text, 2, (value) => isCnpj(value)) === (/^0+$/.test(text) ? 0 : 1)),
    )
  })
  test('complete every eight digits to exactly one protocol number', () => {
    fc.assert(fc.property(digits(8), (base) => completions(base, 1, isProtocol) === 1))
  })
  test('are asked of what travels, and of it alone: digits of full width count, letters of other scripts refuse', () => {
    const noise = fc.string({ unit: fc.constantFrom(...'.-/ \u00a0\n１２３４５６７８９０aZßı٣'.split('')), maxLength: 3 })
    const noisy = (base: fc.Arbitrary<string>) =>
      fc.tuple(base, fc.array(noise, { maxLength: 6 }), fc.nat()).map(([text, parts, seed]) =>
        parts.reduce((whole, part, place) => {
          const at = (seed + place * 7) % (whole.length + 1)
          return whole.slice(0, at) + part + whole.slice(at)
        }, text),
      )
    const widened = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))
    fc.assert(
      fc.property(noisy(fc.oneof(digits(9).map(withCpfDigits), digits(11))), (text) => {
        expect(isCpf(text)).toBe(/^\d{11}$/.test(parseCpf(text)) && isCpf(parseCpf(text)))
        expect(isCpf(widened(text))).toBe(isCpf(text))
      }),
    )
    fc.assert(
      fc.property(noisy(digits(14)), fc.constantFrom('any', 'numeric'), (text, format) => {
        expect(isCnpj(text, { format })).toBe(/^[0-9A-Z]{12}\d{2}$/.test(parseCnpj(text)) && isCnpj(parseCnpj(text), { format }))
        expect(isCnpj(widened(text), { format })).toBe(isCnpj(text, { format }))
      }),
    )
  })
  test('survive punctuation', () => {
    fc.assert(fc.property(digits(11), (value) => isCpf(value) === isCpf(formatCpf(value))))
    fc.assert(fc.property(digits(14), (value) => isCnpj(value) === isCnpj(formatCnpj(value))))
    fc.assert(
      fc.property(
        fc.tuple(digits(10), fc.constantFrom('', '+')).map(([number, sign]) => sign + number),
        (value) => isPhone(value) === isPhone(formatPhone(value)),
      ),
    )
  })
})

describe('masks', () => {
  test.each([
    ['CPF', formatCpf],
    ['CNPJ', formatCnpj],
    ['CEP', formatCep],
    ['phone', formatPhone],
    ['protocol', formatProtocol],
    ['masked CPF', maskedCpf],
    ['whole number', (value: string) => maskNumber(value)],
    ['number with fraction', (value: string) => maskNumber(value, { fraction: 2 })],
  ])('change nothing the second time: %s', (_, format) => {
    fc.assert(
      fc.property(typed, (value) => {
        expect(format(format(value))).toBe(format(value))
      }),
      { examples: [['00+0']] },
    )
  })
  test('change nothing the second time, whatever the pattern', () => {
    fc.assert(
      fc.property(typed, pattern, (value, shape) => {
        expect(mask(mask(value, shape), shape)).toBe(mask(value, shape))
      }),
    )
  })
  test('keep the caret inside the text and behind as many typed characters', () => {
    fc.assert(
      fc.property(typed, fc.nat(40), (text, position) => {
        const caret = Math.min(position, text.length)
        const after = maskEdit({ text, caret }, formatCpf)
        const count = (part: string) => part.replace(/\D/g, '').length
        expect(after.caret).toBeLessThanOrEqual(after.text.length)
        expect(count(after.text.slice(0, after.caret))).toBe(Math.min(count(text.slice(0, caret)), 11))
      }),
    )
  })
  test('never show a digit outside the middle of a CPF', () => {
    fc.assert(fc.property(typed, (value) => /^(|\*{3}\.(\d{3}|\*{3})\.(\d{3}|\*{3})-\*{2})$/.test(maskedCpf(value))))
  })
})

describe('every published function', () => {
  const revoked = Proxy.revocable({}, {})
  revoked.revoke()
  const thrower = {
    toString: () => {
      throw new Error('no')
    },
    valueOf: () => {
      throw new Error('no')
    },
  }
  const hostile = [
    revoked.proxy,
    thrower,
    Symbol('x'),
    10n ** 400n,
    -0,
    Number.NaN,
    Number.MAX_VALUE,
    '\u0000',
    '\ud800',
    'x'.repeat(100_000),
    [[[]]],
    new Map(),
    /x/,
  ]
  test.each(Object.entries(published).filter(([name]) => name !== 'maskEdit'))('takes anything and never throws: %s', (_, run) => {
    const call = run as (value: unknown, option?: unknown) => unknown
    for (const value of hostile)
      for (const option of [undefined, null, ...hostile.slice(1)]) expect(() => call(value, option)).not.toThrow()
    fc.assert(
      fc.property(
        fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true, withSet: true }),
        fc.anything(),
        (value, option) => {
          call(value, option)
        },
      ),
    )
  })
})
