import { describe, expect, it } from 'vitest'
import { cep } from './cep.js'
import { cpf } from './cpf.js'
import { masked } from './masked.js'
import { phone } from './phone.js'
import { protocol } from './protocol.js'
import { text } from '../text/text.js'
import type { AnyControl } from '../../core/control.js'

const maskOf = ({ kind, options }: AnyControl) => kind.mask?.(options)

const masks = {
  cpf: maskOf(cpf()),
  cep: maskOf(cep()),
  phone: maskOf(phone()),
  protocol: maskOf(protocol()),
  state: maskOf(masked({ pattern: '@@', upperCase: true })),
  council: maskOf(masked({ pattern: '######-@/@@', upperCase: true })),
  occupation: maskOf(masked({ pattern: '####-##' })),
}
type Kind = keyof typeof masks

describe('a mask', () => {
  it.each<[Kind, string, string]>([
    ['cpf', '123.456.789-09', '12345678909'],
    ['cpf', 'CPF: 123 456 789 09', '12345678909'],
    ['cpf', '１２３４５６７８９０９', '12345678909'],
    ['cpf', '123', '123'],
    ['phone', '+55 (41) 99999-0000', '41999990000'],
    ['phone', 'Tel. 041 3333-4444 (recado)', '4133334444'],
    ['phone', '5541999990000', '41999990000'],
    ['phone', '(0xx41) 3333-4444', '4133334444'],
    ['phone', '+595 21 123456', '+59521123456'],
    ['cep', 'CEP 80.010-000', '80010000'],
    ['state', 'pr', 'PR'],
    ['council', '012345g-pr', '012345-G/PR'],
    ['occupation', 'CBO 2241-05', '2241-05'],
  ])('of %s takes %s', (kind, pasted, value) => {
    expect(masks[kind]?.loses(pasted)).toBe(false)
    expect(masks[kind]?.parse(masks[kind].format(pasted))).toBe(value)
  })
  it.each<[Kind, string]>([
    ['cpf', '123.456.789-091'],
    ['cpf', '123.456.789-O9'],
    ['cpf', 'não tem'],
    ['phone', '(41) 99999-0000 ramal 12'],
    ['cep', '80010-0001'],
    ['state', 'Paraná'],
    ['council', '012345-G/PR e outro'],
    ['occupation', '2241-055'],
  ])('of %s keeps %s as it is', (kind, pasted) => {
    const mask = masks[kind]
    expect(mask?.loses(pasted)).toBe(true)
    expect(mask?.format(mask.parse(pasted))).toBe(pasted)
  })
  it('has an example that it takes itself', () => {
    for (const mask of Object.values(masks)) expect([mask?.loses(mask.example), mask?.format(mask.example)]).toEqual([false, mask?.example])
  })
  it('of capitals loses nothing', () => expect(maskOf(text({ upperCase: true }))?.format('são josé')).toBe('SÃO JOSÉ'))
})
