import { describe, expect, it } from 'vitest'
import { editNumber, formatNumber, isForeignNumber, parseNumber, readNumber } from './numberText.js'

const money = { fraction: 2, isGrouped: true }
interface Typed {
  readonly text: string
  readonly divided?: string
}
const typeIn = (keys: string, shape = money) =>
  keys
    .split('')
    .reduce<Typed>(({ text, divided }, key) => editNumber({ text: text + key, caret: text.length + 1 }, text, shape, { divided }), {
      text: '',
    }).text
const paste = (text: string, shape = money) => editNumber({ text, caret: text.length }, '', shape).text

describe('a number field', () => {
  it('groups while typing', () => expect(typeIn('1234567,8')).toBe('1.234.567,8'))
  it.each(['−3,5', '–3,5'])('reads the typographic minus of %s', (text) => {
    expect([paste(text), typeIn(text), readNumber(text, money)]).toEqual(['-3,5', '-3,5', '-3,5'])
  })
  it('takes a point typed for a comma', () => expect(typeIn('12.5')).toBe('12,5'))
  it.each([
    ['1.000', '1.000', '1.000'],
    ['1.000,5', '1.000,5', '1.000,5'],
    ['1.000.000', '1.000.000', '1.000.000'],
    ['10.0000', '100.000', '10,0000'],
    ['1.2345', '12.345', '1,2345'],
    ['0.123', '0,12', '0,123'],
    ['1234.567', '1.234.567', '1.234.567'],
    ['1,000', '1,00', '1,000'],
  ])('takes a typed %s as a person means it: %s in money, %s in a quantity', (keys, inMoney, inQuantity) => {
    expect([typeIn(keys), typeIn(keys, { fraction: 4, isGrouped: true })]).toEqual([inMoney, inQuantity])
  })
  it.each([
    ['R$ 1.234,56', '1.234,56'],
    ['1234.56', '1.234,56'],
    ['1.234', '1.234'],
    ['1.234.567', '1.234.567'],
    ['1,234.56', '1.234,56'],
    ['12 345,6', '12.345,6'],
    ['12,300', '12,30'],
    ['40 h', '40'],
    ['40 milheiros', '40'],
    ['１２３，４', '123,4'],
    ['1,000.50', '1.000,50'],
  ])('takes %s when pasted', (text, shown) => expect(paste(text)).toBe(shown))
  it.each([
    '1,2345',
    '12.3456',
    'a combinar',
    '1.2.3',
    '12-34',
    '20h30',
    '(1,00)',
    '1,2 milhão',
    'R$ 3,5 mil',
    '10k',
    '2 Mi',
    '3 millones',
    '2 dúzias',
    '25 %',
    'US$ 5',
    'U$ 5,00',
    '12 dólares',
    'EUR 3',
  ])('keeps %s when pasted, and its value says the same', (text) => {
    const shown = paste(text)
    expect(shown).toBe(text)
    expect(isForeignNumber(shown, money)).toBe(true)
    expect(isForeignNumber(formatNumber(parseNumber(shown), money), money)).toBe(true)
    expect(parseNumber(shown)?.replace(/[.,]/g, '')).toBe(text.replace(/[.,]/g, ''))
  })
  it.each(['2mil', '1,5milhão', '8de 10', '50+1', '10x5', '1/2', '3cx', '25%', 'meia dúzia'])(
    'keeps a typed %s: without its words it is another number',
    (text) => {
      expect(typeIn(text)).toBe(text)
      expect(isForeignNumber(text, money)).toBe(true)
    },
  )
  it.each(['1.2OO', '12O', '12oo', '1,2OO', '1.2OO kg', 'l2', 'O12', '1I'])(
    'keeps a pasted %s: its letters are meant as digits',
    (text) => {
      expect(paste(text)).toBe(text)
      expect(readNumber(text, money)).toBeUndefined()
    },
  )
  it.each([
    ['40 onças', '', '40'],
    ['12 l', '', '12'],
    ['Total 12', '', '12'],
    ['1o', 'ºª°', '1'],
  ])('reads %s with the marks "%s" as %s', (text, own, read) => expect(readNumber(text, money, own)).toBe(read))
  it('takes a percentage where the field says so', () => {
    expect(editNumber({ text: '25 %', caret: 4 }, '', money, { own: '%' }).text).toBe('25')
  })
  it.each([
    ['10.000', '10000'],
    ['1.000', '1000'],
    ['1.200', '1200'],
    ['1.234.567', '1234567'],
    ['12.5', '12,5'],
  ])('takes a typed %s in a whole number, whose points group: %s', (keys, shown) => {
    expect(typeIn(keys, { fraction: 2, isGrouped: false })).toBe(shown)
  })
  it('takes a typed 1,000.50 as it was written elsewhere', () =>
    expect(typeIn('1,000.50', { fraction: 4, isGrouped: true })).toBe('1.000,50'))
  it('keeps the first letter too, when it is typed over what was there', () => {
    expect(editNumber({ text: 's', caret: 1 }, '9', money).text).toBe('s')
    expect(editNumber({ text: '7', caret: 1 }, '9', money).text).toBe('7')
  })
  it('takes the sign that a person types before an amount', () => {
    const typed = 'R$ 1.234,5'
      .split('')
      .reduce<Typed>(
        ({ text, divided }, key) => editNumber({ text: text + key, caret: text.length + 1 }, text, money, { divided, own: 'R$' }),
        { text: '' },
      )
    expect(typed.text).toBe('1.234,5')
    expect(typeIn('12e')).toBe('12e')
    expect(editNumber({ text: '12', caret: 2 }, '12e', money).text).toBe('12')
  })
  it('takes a pasted text that was mended by hand', () => {
    expect(editNumber({ text: '1234', caret: 2 }, '12-34', money)).toEqual({ text: '1.234', caret: 3 })
    expect(editNumber({ text: '', caret: 0 }, '12-34', money).text).toBe('')
  })
  it('keeps its shape when a part of it is cut out', () => {
    expect(editNumber({ text: '1.4.567', caret: 2 }, '1.234.567', money).text).toBe('14.567')
  })
  it('keeps cents that a number of the language would lose', () => {
    expect(parseNumber('90.071.992.547.409,93')).toBe('90071992547409.93')
    expect(formatNumber('90071992547409.93', money, 2)).toBe('90.071.992.547.409,93')
  })
  it('shows all places of an amount', () => expect(formatNumber('1234.5', money, 2)).toBe('1.234,50'))
  it('has no digits, no value', () => {
    expect(parseNumber('')).toBeNull()
    expect(parseNumber('-')).toBeNull()
    expect(formatNumber(null, money)).toBe('')
  })
  it('keeps what it may not hold in sight, so that it can be refused', () => {
    expect(typeIn('-25,4')).toBe('-25,4')
    expect(parseNumber('-25,4')).toBe('-25.4')
    const whole = { fraction: 2, isGrouped: false }
    expect(['1,5', '-1'].map((text) => [typeIn(text, whole), paste(text, whole)])).toEqual([
      ['1,5', '1,5'],
      ['-1', '-1'],
    ])
  })
  it('keeps the caret when a digit is put in the middle', () => {
    expect(editNumber({ text: '19.234', caret: 2 }, '1.234', money)).toEqual({ text: '19.234', caret: 2 })
  })
})
