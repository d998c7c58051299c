import { expect, test } from 'vitest'
import { readAddressText } from './readAddressText.js'

const none = { zipCode: null, street: null, number: null, complement: null, neighborhood: null }

test.each([
  [
    'Rua das Araucárias, 100, Centro, 85900-000',
    { street: 'Rua das Araucárias', number: '100', neighborhood: 'Centro', zipCode: '85900000' },
  ],
  ['Av. Brasil, nº 1.200 – Jardim América', { street: 'Av. Brasil' }],
  ['Av. Brasil, nº 1200 – Jardim América', { street: 'Av. Brasil', number: '1200', neighborhood: 'Jardim América' }],
  ['Rua XV, s/n - Centro - CEP 80.020-310', { street: 'Rua XV', number: 'S/N', neighborhood: 'Centro', zipCode: '80020310' }],
  ['Parque de Exposições', { street: 'Parque de Exposições' }],
  ['100', {}],
  ['', {}],
])('reads "%s" without guessing', (text, parts) => expect(readAddressText(text)).toEqual({ ...none, ...parts }))
