import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { department } from '../../resources/administrative/department/resource.js'
import { person } from '../../resources/people/person/resource.js'
import { isNarrowed, listAddress, readLayout, readOver, readQuery } from './listState.js'

const path = '/administrativo/departamentos'
const plain = { page: 1, perPage: 25, sort: '', search: '', filters: {} }
const searchOf = (address: string) => address.slice(address.indexOf('?') < 0 ? address.length : address.indexOf('?'))

describe('the address of a list', () => {
  it('says nothing about what is as usual', () => {
    expect(listAddress(path, plain)).toBe(path)
    expect(readQuery(department, '')).toEqual(plain)
  })

  it('brings back every state that it was made from', () => {
    const sizes = fc.constantFrom(10, 25, 50, 100)
    const filters = fc
      .record({
        status: fc.constantFrom('', 'ativo', 'ativo,inativo'),
        parentId: fc.constantFrom('', '7'),
        kind: fc.constantFrom('', 'setor'),
      })
      .map((values) => Object.fromEntries(Object.entries(values).filter(([, value]) => value)))
    const query = fc.record({
      page: fc.integer({ min: 1, max: 99999 }),
      perPage: sizes,
      sort: fc.constantFrom('', '-name', 'kind,-acronym'),
      search: fc.string(),
      filters,
    })
    fc.assert(
      fc.property(query, (state) => {
        expect(readQuery(department, searchOf(listAddress(path, state)))).toEqual(state)
      }),
    )
  })

  it.each([
    ['?pagina=0&por_pagina=7&ordem=password', plain],
    ['?pagina=-3', plain],
    ['?pagina=1e9&por_pagina=99999999999', plain],
    ['?status=apagado&parentId=x&kind=,', plain],
    ['?status=ativo,apagado', { ...plain, filters: { status: 'ativo' } }],
    ['?situacao=inativo', { ...plain, filters: { status: 'inativo' } }],
    ['?situacao=inativo&status=ativo', { ...plain, filters: { status: 'ativo' } }],
    ['?parentId=99999999999999999999', plain],
    ['?%E0%A4%A&pagina=2', { ...plain, page: 2 }],
  ])('falls back from %s', (search, expected) => {
    expect(readQuery(department, search)).toEqual(expected)
  })

  it.each([
    ['birthDate=2026-02-30..', {}],
    ['birthDate=1900-02-29', {}],
    ['birthDate=2026-13-01..2026-14-01', {}],
    ['birthDate=2020-01-01..2010-01-01', {}],
    ['birthDate=2024-02-29..', { birthDate: '2024-02-29..' }],
    ['age=..99999999999999999999', {}],
    ['age=30..20', {}],
    ['age=9..10', { age: '9..10' }],
  ])('loses a range that nobody can ask for: %s', (search, filters) => {
    expect(readQuery(person, `?${search}`).filters).toEqual(filters)
  })

  it('never fails, whatever it holds', () => {
    fc.assert(
      fc.property(fc.string(), (search) => {
        expect(readQuery(department, `?${search}`).page).toBeGreaterThan(0)
      }),
    )
  })

  it('holds the columns in their order, and nothing while they are as everybody sees them', () => {
    const address = listAddress(path, { ...plain, columns: ['name', 'status', 'updatedAt'] })
    expect(address).toBe(`${path}?colunas=name%2Cstatus%2CupdatedAt`)
    expect(readLayout(department, searchOf(address))).toEqual({ columns: ['name', 'status', 'updatedAt'] })
    expect(readLayout(department, '?colunas=cpf,,senha')).toEqual({ columns: undefined })
    expect(listAddress(path, { ...plain, columns: undefined })).toBe(path)
  })

  it('names the record that is open over the list, in its dialog or beside it', () => {
    expect(readOver(searchOf(listAddress(path, plain, { editing: 7 })))).toEqual({ editing: 7 })
    expect(readOver(searchOf(listAddress(path, plain, { editing: 'novo' })))).toEqual({ editing: 'novo' })
    expect(readOver(searchOf(listAddress(path, plain, { preview: 9 })))).toEqual({ preview: 9 })
    expect(readOver('?editar=apagar&ver=-1')).toEqual({})
  })

  it('says whether the records stand as a tree, where they can, and whether they are the deleted ones', () => {
    const tree = listAddress(path, { ...plain, isTree: true })
    expect(tree).toBe(`${path}?exibir=arvore`)
    expect(readLayout(department, searchOf(tree)).isTree).toBe(true)
    expect(readLayout({ ...department, tree: undefined }, searchOf(tree)).isTree).toBeUndefined()
    const deleted = listAddress(path, { ...plain, isDeleted: true })
    expect(deleted).toBe(`${path}?excluidos=1`)
    expect(readQuery(department, searchOf(deleted))).toEqual({ ...plain, isDeleted: true })
  })

  it('says which year or month a calendar shows, where there can be one', () => {
    const calendar = { from: 'createdAt' }
    const shown = (search: string) => readLayout({ ...department, calendar }, search).calendar
    expect(listAddress(path, { ...plain, calendar: '' })).toBe(`${path}?exibir=calendario`)
    const month = listAddress(path, { ...plain, calendar: '2026-05' })
    expect(month).toBe(`${path}?exibir=calendario&em=2026-05`)
    expect([shown(searchOf(month)), shown('?exibir=calendario&em=2027')]).toEqual(['2026-05', '2027'])
    for (const wrong of ['', '&em=2026-13', '&em=1850', '&em=ontem']) expect(shown(`?exibir=calendario${wrong}`)).toBe('')
    expect(shown('?em=2026-05')).toBeUndefined()
    expect(readLayout(department, searchOf(month)).calendar).toBeUndefined()
  })

  it('is narrowed by a search and by a filter alone', () => {
    expect(isNarrowed(plain)).toBe(false)
    expect(isNarrowed({ ...plain, page: 3, sort: '-name' })).toBe(false)
    expect(isNarrowed({ ...plain, search: 'a' })).toBe(true)
    expect(isNarrowed({ ...plain, filters: { status: 'ativo' } })).toBe(true)
  })
})
