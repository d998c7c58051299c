import { expect, test } from 'vitest'
import { readUnit, readUnitCode } from './readUnit.js'
import { unitCodes, unitNames } from './units.js'

test.each([
  ['un', 'UN', '1'],
  ['und', 'UN', '1'],
  ['Unid.', 'UN', '1'],
  ['unidades', 'UN', '1'],
  ['PÇ', 'UN', undefined],
  ['peça', 'UN', '1'],
  ['kg', 'KG', '1'],
  ['Quilos', 'KG', '1'],
  ['g', 'KG', '0.001'],
  ['gramas', 'KG', '0.001'],
  ['L', 'L', '1'],
  ['litros', 'L', '1'],
  ['ml', 'L', '0.001'],
  ['cx', 'CX', '1'],
  ['Caixas', 'CX', '1'],
  ['pct', 'PCT', '1'],
  ['pacote', 'PCT', '1'],
  ['refeições', 'REFEICAO', '1'],
  ['diária', 'DIARIA', '1'],
  ['m²', 'M2', '1'],
  ['dúzia', 'UN', '12'],
  ['boxes', 'CX', '1'],
  ['comidas', 'REFEICAO', '1'],
] as const)('reads %s', (text, code, factor) => {
  if (factor === undefined) expect(readUnit(text)).toMatchObject({ code: undefined })
  else expect(readUnit(text)).toEqual({ code, factor, written: text })
})

test('knows packings that nothing is registered in, and keeps how they were written', () => {
  expect(readUnit('Fardo')).toEqual({ code: undefined, factor: '1', written: 'Fardo' })
})

test.each(['', 'Biscoito', '100', '100 un', 'embalagem individual'])('“%s” is no unit', (text) => expect(readUnit(text)).toBeUndefined())

test('takes a unit as it is, and never a part or a multiple of it', () => {
  expect(['UND', 'kg', 'dz', 'g', 'pç', 'fardo'].map(readUnitCode)).toEqual(['UN', 'KG', undefined, undefined, undefined, undefined])
})

test('reads every code and every name of the catalogue', () => {
  for (const code of unitCodes)
    for (const text of [code, ...Object.values(unitNames).map((names) => names[code])]) expect(readUnit(text)?.code, text).toBe(code)
})
