import { describe, expect, it } from 'vitest'
import { areaOf, mayAct, mayDecide, mayRead, maySee, mayWrite, type Powers } from './powers.js'
import { editableWith, barOf, lackOf, nameTransitions, openTransitions } from './workflow.js'

const nothing: Powers = { reads: [], writes: [], acts: [], decidesUpTo: null }
const departments = '/administrativo/departamentos'
const visits = '/administrativo/fiscalizacoes/vistorias'

describe('an area', () => {
  it('is the innermost part of the path that names one', () => {
    expect([departments, visits, '/competicoes/evento/{eventoId}/refeitorios', '/pessoas/novo', '/frotas'].map(areaOf)).toEqual([
      'administrativo',
      'fiscalizacoes',
      'competicoes',
      'pessoas',
      undefined,
    ])
  })
  it('is read by whoever writes in it, and not limited where there is no list or no area', () => {
    const powers: Powers = { ...nothing, reads: ['fiscalizacoes'], writes: ['administrativo'] }
    expect([mayRead(powers, departments), mayWrite(powers, departments)]).toEqual([true, true])
    expect([mayRead(powers, visits), mayWrite(powers, visits)]).toEqual([true, false])
    expect([mayRead(powers, '/pessoas'), mayWrite(powers, '/pessoas')]).toEqual([false, false])
    for (const path of ['/frotas', departments]) expect([mayWrite(null, path), mayRead(undefined, path)]).toEqual([true, true])
    expect(mayWrite(nothing, '/frotas')).toBe(true)
  })
  it('shows its first page for what is inside it, and no list', () => {
    const powers: Powers = { ...nothing, reads: ['fiscalizacoes'] }
    expect([maySee(powers, '/administrativo'), maySee(powers, visits), maySee(powers, '/dashboard')]).toEqual([true, true, true])
    expect([maySee(powers, departments), maySee(powers, '/escola'), maySee(nothing, '/administrativo')]).toEqual([false, false, false])
  })
})

describe('an act', () => {
  it('is allowed by its name, and a decision up to an amount', () => {
    expect([mayAct(null, 'decidir'), mayAct(nothing, 'decidir'), mayAct({ ...nothing, acts: ['decidir'] }, 'decidir')]).toEqual([
      true,
      false,
      true,
    ])
    const limited: Powers = { ...nothing, decidesUpTo: '5000.00' }
    expect([mayDecide(limited, '5000.0000'), mayDecide(limited, '5000.01'), mayDecide(limited, null), mayDecide(nothing, '9e9')]).toEqual([
      true,
      false,
      true,
      true,
    ])
  })
  it('keeps its steps and its fields from whoever lacks it', () => {
    const transitions = nameTransitions([
      { name: 'send', from: 'a', to: 'b' },
      { name: 'approve', from: 'a', to: 'b', power: 'decidir', amount: 'total' },
    ])
    const record = { status: 'a', total: '10.00' }
    const open = (powers: Powers | null) =>
      openTransitions({ transitions }, record, { canWrite: powers === null, powers }).map(({ name }) => name)
    const some: Powers = { ...nothing, acts: ['decidir'] }
    // A step of its own power needs no writing beside it; the others do.
    expect([open(null), open(nothing), open(some), open({ ...some, decidesUpTo: '9.99' })]).toEqual([
      ['send', 'approve'],
      [],
      ['approve'],
      [],
    ])
    expect(barOf({ transitions }, record, { ...some, decidesUpTo: '9.99' })).toBe('above-limit')
    const [, approve] = transitions
    expect(approve && [lackOf(approve, record, nothing), lackOf(approve, record, { ...some, decidesUpTo: '9.99' })]).toEqual([
      'power',
      'amount',
    ])
    const workflow = { editable: { a: ['name', 'receipts'] }, finalStatuses: [], fieldPowers: { receipts: 'receber' } } as const
    expect(editableWith(workflow, 'a', nothing)).toEqual(['name'])
    expect(editableWith(workflow, 'a', null)).toBe(workflow.editable.a)
    expect(editableWith({ ...workflow, editable: {} }, 'a', nothing)).toBe(undefined)
  })
})
