import { expect, it } from 'vitest'
import type { AnyContract } from '../core/contract.js'
import { veilChange } from './veil.js'

const contract = { masked: ['cpf'], discreet: ['rg', 'guardians.cpf', 'bankAccounts'] } as unknown as AnyContract
const told = (field: string, after: unknown, before: unknown = null) => {
  const change = veilChange(contract, { field, before, after })
  return [change.before, change.after]
}

it.each([
  ['a masked number', 'cpf', '12345678909', '***.456.789-**'],
  ['a value of a group', 'rg.number', '123', '***'],
  ['a number of a row', 'guardians[1].cpf', '12345678909', '***.456.789-**'],
  ['a row that came', 'guardians[0]', { name: 'Ana', cpf: '12345678909' }, { name: 'Ana', cpf: '***.456.789-**' }],
  ['a list that is told nothing of', 'bankAccounts', [{ account: '1' }], '***'],
  ['a field that begins alike', 'rgNote', 'Lida', 'Lida'],
  ['the name of a guardian', 'guardians[0].name', 'Ana', 'Ana'],
])('of %s a history tells what it may', (_, field, value, shown) => {
  expect(told(field, value)).toEqual([null, shown])
  expect(told(field, null, value)).toEqual([shown, null])
})
