import { expect, it } from 'vitest'
import type { AnyContract } from '../core/contract.js'
import { maskedValue, unveilBody, veilChange, veilRecord } from './veil.js'

const contract = { masked: ['cpf'], maskedInRows: ['guardians.cpf'], discreet: ['rg', 'bankAccounts'] } as unknown as AnyContract
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

const [own, other] = ['12345678909', '52998224725']
const stored = {
  cpf: own,
  guardians: [
    { id: 1, name: 'Ana', cpf: own },
    { id: 2, name: 'Bia', cpf: other },
  ],
}

it('a record is veiled in each of its rows, and nowhere else', () => {
  expect(veilRecord(contract, { ...stored, notes: other })).toEqual({
    cpf: '***.456.789-**',
    guardians: [
      { id: 1, name: 'Ana', cpf: '***.456.789-**' },
      { id: 2, name: 'Bia', cpf: '***.982.247-**' },
    ],
    notes: other,
  })
  expect(veilRecord(contract, { guardians: null, cpf: null })).toEqual({ guardians: null, cpf: null })
})

it('a body gets its numbers back by the ids of its rows, wherever they stand', () => {
  const { cpf, guardians } = veilRecord(contract, stored)
  const moved = { cpf, guardians: guardians.toReversed() }
  expect(unveilBody(contract, moved, stored)).toEqual({ cpf: own, guardians: stored.guardians.toReversed() })
  const strange = [{ id: 2, cpf: '***.456.789-**' }, { cpf: '***.456.789-**' }, null, 'Ana']
  expect(unveilBody(contract, { guardians: strange }, stored)).toEqual({ guardians: strange })
  for (const body of [null, 'Ana', 7, { guardians: 'Ana' }]) expect(unveilBody(contract, body, stored)).toEqual(body)
})

it('a number is shown by its field, in a row by the id of the row', () => {
  expect(maskedValue(stored, 'cpf', undefined)).toEqual({ value: own, path: 'cpf' })
  expect(maskedValue(stored, 'guardians.cpf', 2)).toEqual({ value: other, path: 'guardians[1].cpf' })
  for (const row of [3, undefined]) expect(maskedValue(stored, 'guardians.cpf', row)).toBeUndefined()
})
