import { describe, expect, test } from 'vitest'
import { formatCep, isCep, parseCep } from './cep.js'
import { formatCnpj, isCnpj, parseCnpj } from './cnpj.js'
import { formatCpf, isCpf, maskedCpf, parseCpf } from './cpf.js'
import { formatPhone, isPhone, parsePhone } from './phone.js'
import { formatProtocol, isProtocol, parseProtocol } from './protocol.js'
import { isRouteId } from './routeId.js'

describe('CPF', () => {
  test.each([
    '123.456.789-09',
    '111.444.777-35',
    '529.982.247-25',
    '390.533.447-05',
    '987.654.321-00',
    '000.000.001-91',
    '081.234.569-05',
    '100.200.309-16',
    '335.678.129-47',
    '707.070.719-33',
    '912.345.679-54',
    '12345678909',
    ' 123 456 789 09 ',
    '123-456-789/09',
    '１２３４５６７８９０９',
    12345678909,
  ])('accepts %s', (value) => expect(isCpf(value)).toBe(true))

  test.each([
    '123.456.789-08',
    '123.456.789-19',
    '023.456.789-09',
    '1234567890',
    '123456789090',
    '',
    'a12345678909',
    '123456789o9',
    ...Array.from({ length: 10 }, (_, digit) => String(digit).repeat(11)),
  ])('refuses %s', (value) => expect(isCpf(value)).toBe(false))

  test('is written with its punctuation, as far as it is typed', () => {
    expect(['', '1', '1234', '1234567890', '12345678909', '123456789099'].map(formatCpf)).toEqual([
      '',
      '1',
      '123.4',
      '123.456.789-0',
      '123.456.789-09',
      '123.456.789-09',
    ])
    expect(parseCpf('123.456.789-09')).toBe('12345678909')
  })

  test('shows six digits when masked and never more', () => {
    expect(maskedCpf('12345678909')).toBe('***.456.789-**')
    expect(maskedCpf('123.456.789-09')).toBe('***.456.789-**')
    expect(maskedCpf('***.456.789-**')).toBe('***.456.789-**')
    expect(maskedCpf('123456')).toBe('***.***.***-**')
    expect([maskedCpf(''), maskedCpf(null)]).toEqual(['', ''])
  })
})

describe('CNPJ', () => {
  const numeric = [
    '11.222.333/0001-81',
    '12.345.678/0001-95',
    '00.000.000/0001-91',
    '41.180.725/0001-96',
    '90.226.314/0001-08',
    '38550916000279',
  ]
  const alphanumeric = [
    '12.ABC.345/01DE-35',
    '12ABC34501DE35',
    '12345678000A08',
    'DLVIGR2R000139',
    'E9640DP2MQ9533',
    '12ABC345000188',
    '7F.3K9.X2P/0001-89',
    'K4.D81.M0T/0001-77',
    'B7.Q2Z.6W9/0A3C-09',
    '12abc34501de35',
  ]
  test.each([...numeric, ...alphanumeric])('accepts %s', (value) => expect(isCnpj(value)).toBe(true))
  test.each(numeric)('accepts %s as numeric', (value) => expect(isCnpj(value, { format: 'numeric' })).toBe(true))
  test.each(alphanumeric)('refuses %s as numeric', (value) => expect(isCnpj(value, { format: 'numeric' })).toBe(false))

  test.each([
    '12ABC34501DE36',
    '12ABC34501DEA5',
    '11222333000182',
    '1122233300018',
    '112223330001811',
    '',
    'ÁB.C12.345/0001-00',
    ...Array.from({ length: 10 }, (_, digit) => String(digit).repeat(14)),
  ])('refuses %s', (value) => expect(isCnpj(value)).toBe(false))

  test('refuses only what the specification names: an order 0000 or a root of equal digits passes', () => {
    expect(isCnpj(`112223330000${checkDigits('112223330000')}`)).toBe(true)
    expect(isCnpj(`111111110001${checkDigits('111111110001')}`)).toBe(true)
  })

  test('does not take a letter that only becomes one when raised', () => {
    expect(isCnpj('DLVıGR2R000139')).toBe(false)
  })

  test('is written with its punctuation and in capitals', () => {
    expect(['', '12a', '12abc34501de35', '12ABC34501DEA5', '112223330001819'].map(formatCnpj)).toEqual([
      '',
      '12.A',
      '12.ABC.345/01DE-35',
      '12.ABC.345/01DE-5',
      '11.222.333/0001-81',
    ])
    expect(parseCnpj('12.abc.345/01de-35')).toBe('12ABC34501DE35')
  })
})

describe('CEP', () => {
  test.each(['80010-000', '80010000', '80.010-000', '87999-999', '01000-000'])('accepts %s', (value) => expect(isCep(value)).toBe(true))
  test.each(['8001000', '800100000', '80010-00a', '00000-000', '00999-999', '31/12/2026', '', null])('refuses %s', (value) =>
    expect(isCep(value)).toBe(false),
  )
  test('is written with its dash', () => {
    expect(['80', '80010', '80010000'].map(formatCep)).toEqual(['80', '80010', '80010-000'])
    expect(parseCep('80010-000')).toBe('80010000')
  })
})

describe('phone', () => {
  test.each([
    '(41) 3333-4444',
    '(41) 99999-9999',
    '41999999999',
    '+55 41 99999-9999',
    '041 99999-9999',
    '0800 643 0000',
    '0800 123456',
    '4003-1234',
    '+595 21 123456',
    '+1 (212) 555-0100',
  ])('accepts %s', (value) => expect(isPhone(value)).toBe(true))
  test.each([
    '9999-9999',
    '(41) 89999-9999',
    '(01) 3333-4444',
    '(41) 7333-4444',
    '+55 1',
    '+0123456789',
    '41 9999-99999x',
    '',
    '+',
    '(00) 99999-9999',
    '(00) 3333-4444',
  ])('refuses %s', (value) => expect(isPhone(value)).toBe(false))
  test('travels as digits, with + when foreign', () => {
    expect(
      [
        '(41) 99999-9999',
        '+55 (41) 3333-4444',
        '+55 041 3333-4444',
        '0055 41 3333-4444',
        '041 3333-4444',
        '+595 21 123456',
        '0800 643 0000',
        '0303 123 4567',
      ].map(parsePhone),
    ).toEqual(['41999999999', '4133334444', '4133334444', '4133334444', '4133334444', '+59521123456', '08006430000', '03031234567'])
  })
  test.each([
    ['5541999990000', '41999990000'],
    ['55 41 3333-4444', '4133334444'],
    ['0xx41 3333-4444', '4133334444'],
    ['(0XX41) 3333-4444', '4133334444'],
    ['0**41 3333-4444', '4133334444'],
    ['0 15 41 99999-0000', '41999990000'],
    ['55 99999-0000', '55999990000'],
    ['(55) 3333-4444', '5533334444'],
    ['+5541 99999', '4199999'],
    ['554199999000', '554199999000'],
  ])('%s travels as %s: the code of Brazil and a carrier are no part of it', (written, number) => {
    expect(parsePhone(written)).toBe(number)
  })
  test('without its area code stays without one', () => {
    expect(parsePhone('(00) 99999-9999')).toBe('999999999')
    expect(isPhone(formatPhone('(00) 99999-9999'))).toBe(false)
  })
  test('is written in the shape of its kind', () => {
    expect(['4133334444', '41999999999', '08006430000', '40031234', '+59521123456', '419'].map(formatPhone)).toEqual([
      '(41) 3333-4444',
      '(41) 99999-9999',
      '0800 643 0000',
      '4003-1234',
      '+59521123456',
      '(41) 9',
    ])
  })
})

describe('e-Protocolo', () => {
  test.each(['17.691.499-8', '25.027.381-9', '24.318.507-6', '25.110.342-9', '23.907.715-3', '26.001.984-8', '22.650.073-1', '176914998'])(
    'accepts %s',
    (value) => expect(isProtocol(value)).toBe(true),
  )
  test.each(['17.691.499-7', '17.691.499', '17.691.499-88', 'a7.691.499-8', ''])('refuses %s', (value) =>
    expect(isProtocol(value)).toBe(false),
  )
  test('is written with its punctuation', () => {
    expect(formatProtocol('176914998')).toBe('17.691.499-8')
    expect(parseProtocol('17.691.499-8')).toBe('176914998')
  })
})

describe('route id', () => {
  test.each(['novo', '0', '7', '123456', 7])('accepts %s', (value) => expect(isRouteId(value)).toBe(true))
  test.each(['', 'Novo', 'novo ', '-1', '1.5', '1a', 1.5, -1, null, ['7']])('refuses %s', (value) => expect(isRouteId(value)).toBe(false))
})

// Written in another way than the code under test: a table of weights, as IN RFB 2.229/2024 prints them.
function checkDigits(base: string): string {
  const weights = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]
  const digit = (text: string) => {
    const sum = text
      .split('')
      .reduce((total, character, index) => total + (character.charCodeAt(0) - 48) * Number(weights[13 - text.length + index]), 0)
    return sum % 11 < 2 ? '0' : String(11 - (sum % 11))
  }
  const first = digit(base)
  return first + digit(base + first)
}
