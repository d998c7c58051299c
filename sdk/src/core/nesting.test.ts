import { describe, expect, it } from 'vitest'
import { reference } from '../kinds/link/reference.js'
import { lotContract, tenderContract } from '../testing/samples/nesting/nestedContracts.js'
import { defineContract } from './contract.js'
import { filledParams, parentOf } from './nesting.js'

const tenders = '/administrativo/solicitacoes-servico/licitacoes'

describe('the parent of a contract', () => {
  it('is the one parameter of its path: neither may be without the other', () => {
    const define = (path: string, parent?: typeof lotContract.parent) => () =>
      defineContract({ ...lotContract, defaultSort: 'number', path, parent })
    expect(define('/ligas/{ligaId}/equipes')).toThrow('lot.parent')
    expect(define('/equipes', lotContract.parent)).toThrow('lot.parent')
    expect(define('/a/{licitacaoId}/b/{outroId}/c', lotContract.parent)).toThrow('lot.parent')
    expect(define(lotContract.path, lotContract.parent)).not.toThrow()
  })

  it('is found at what stands before the parameter, or where the contract says', () => {
    expect(parentOf(lotContract)).toEqual({ name: 'tender', path: tenders })
    expect(parentOf(tenderContract)).toBeUndefined()
    const parent = { param: 'licitacaoId', key: 'tenderId', entity: 'tender', path: '/licitacoes' } as const
    expect(parentOf({ ...lotContract, parent })).toEqual({ name: 'tender', path: '/licitacoes' })
  })
})

it('an address is complete when every parameter of its path is', () => {
  expect(filledParams(tenderContract)).toEqual({})
  expect(filledParams(lotContract, { licitacaoId: 7, other: 8 })).toEqual({ licitacaoId: 7 })
  for (const licitacaoId of [null, undefined, '', []]) expect(filledParams(lotContract, { licitacaoId })).toBeUndefined()
})

it('a reference depends on the field that its parameters are read from', () => {
  const { options } = reference(lotContract, { params: ({ tenderId }) => ({ licitacaoId: tenderId }) })
  expect(options).toMatchObject({ dependsOn: 'tenderId' })
  expect(reference(tenderContract).options).toEqual({})
})
