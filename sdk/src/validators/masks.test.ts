import { describe, expect, test } from 'vitest'
import { isEmpty } from './empty.js'
import { flattenErrors } from './flattenErrors.js'
import { mask } from './mask.js'
import { maskEdit } from './maskEdit.js'
import { maskNumber } from './maskNumber.js'
import { formatCpf } from './cpf.js'

describe('mask', () => {
  test.each([
    ['12345678909', '###.###.###-##', '123.456.789-09'],
    ['123', '###.###', '123'],
    ['1234', '###.###', '123.4'],
    ['abc1234', '@@@-#*##', 'abc-1234'],
    ['ABC1D23', '@@@-#*##', 'ABC-1D23'],
    ['41', '(##)', '(41)'],
    ['4', '(##)', '(4'],
    ['', '(##)', ''],
    ['x', '(##)', ''],
    ['123-45', '###-##', '123-45'],
    [224105, '####-##', '2241-05'],
    [null, '##', ''],
    ['12', undefined, ''],
    ['１２．３－４', '##.#-#', '12.3-4'],
  ])('lays %s into %s', (value, pattern, expected) => expect(mask(value, pattern)).toBe(expected))
})

describe('number mask', () => {
  test.each([
    ['1234567,5', { fraction: 2 }, '1.234.567,5'],
    ['1.234.567,891', { fraction: 2 }, '1.234.567,89'],
    ['1234', undefined, '1.234'],
    ['－１２３４，５', { fraction: 1 }, '-1.234,5'],
    ['12,9', undefined, '12'],
    ['007', undefined, '7'],
    [',5', { fraction: 1 }, '0,5'],
    ['-1234,', { fraction: 2 }, '-1.234,'],
    ['-', undefined, '-'],
    ['abc', undefined, ''],
    [1234.5, { fraction: 2 }, '1.234,5'],
    [1234.567, { fraction: 2 }, '1.234,57'],
    [-0.5, { fraction: 1 }, '-0,5'],
    [10n, undefined, '10'],
    [Number.NaN, undefined, ''],
    [null, undefined, ''],
  ])('writes %s with %o', (value, options, expected) => expect(maskNumber(value, options)).toBe(expected))
})

describe('caret in a masked field', () => {
  /** `|` marks the caret. */
  const edit = (raw: string, format: (text: string) => string, options = {}) => {
    const { text, caret } = maskEdit({ text: raw.replace('|', ''), caret: raw.indexOf('|') }, format, options)
    return `${text.slice(0, caret)}|${text.slice(caret)}`
  }
  test.each([
    ['1234|', '123.4|'],
    ['123.9|456', '123.9|45.6'],
    ['12|.456', '12|4.56'],
    ['123|4', '123|.4'],
    ['12a|3', '12|3'],
    ['|12345678909', '|123.456.789-09'],
    ['CPF: 123.456.789-09|', '123.456.789-09|'],
    ['123.456.789-099|', '123.456.789-09|'],
  ])('stays behind what was typed: %s', (raw, expected) => expect(edit(raw, formatCpf)).toBe(expected))

  test('steps over what the mask adds when deleting forward', () => {
    expect(edit('123|456', formatCpf, { isForward: true })).toBe('123.|456')
  })

  test('keeps its place when grouping moves', () => {
    expect(edit('1234|.567', (text) => maskNumber(text), { typed: /[\d,-]/ })).toBe('1.234|.567')
    expect(edit('1.234.5|', (text) => maskNumber(text), { typed: /[\d,-]/ })).toBe('12.345|')
  })
})

describe('a very long number', () => {
  test('is grouped, and nothing is negative that rounds to nothing', () => {
    expect(maskNumber('9'.repeat(1_000_000))).toHaveLength(1_333_333)
    expect(maskNumber(-0.4)).toBe('0')
  })
})

describe('empty', () => {
  test.each([[null], [undefined], [''], [[]], [{}], [Object.create(null)]])('%o is empty', (value) => expect(isEmpty(value)).toBe(true))
  test.each([[0], [false], [' '], [[null]], [{ a: undefined }], [new Date()], [new Map()], [() => 1], [Number.NaN], [Symbol('x')]])(
    '%o is not empty',
    (value) => expect(isEmpty(value)).toBe(false),
  )
})

describe('flattened errors', () => {
  test('are lines "field: message"', () => {
    expect(
      flattenErrors({ name: ['Obrigatório', 'Formato inválido'], 'items[2].quantity': ['Obrigatório'], email: 'E-mail inválido' }),
    ).toEqual(['name: Obrigatório', 'name: Formato inválido', 'items[2].quantity: Obrigatório', 'email: E-mail inválido'])
  })
  test('name nested fields by their path', () => {
    expect(
      flattenErrors({ address: { zipCode: ['Obrigatório'] }, items: [null, { quantity: 'Obrigatório' }], '': ['Sem permissão'] }),
    ).toEqual(['address.zipCode: Obrigatório', 'items[1].quantity: Obrigatório', 'Sem permissão'])
  })
  test('survive what contains itself or throws', () => {
    const circle: Record<string, unknown> = { name: 'Obrigatório' }
    circle.self = circle
    expect(flattenErrors(circle)).toEqual(['name: Obrigatório'])
    const thrower = Object.defineProperty({ name: 'Obrigatório' }, 'bad', {
      enumerable: true,
      get: () => {
        throw new Error('no')
      },
    })
    expect(() => flattenErrors(thrower)).not.toThrow()
  })
})

test('the lines of errors fit where a program keeps its own', () => {
  const lines: string[] = flattenErrors({ name: 'Obrigatório' })
  expect(lines).toEqual(['name: Obrigatório'])
})
