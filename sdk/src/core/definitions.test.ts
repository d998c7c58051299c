import { describe, expect, test } from 'vitest'
import { defineContract } from './contract.js'
import { toggle } from '../kinds/choice/toggle.js'
import { reference } from '../kinds/link/reference.js'
import { references } from '../kinds/link/references.js'
import { hidden } from '../kinds/part/hidden.js'
import { text } from '../kinds/text/text.js'
import { defineFieldset } from './control.js'
import { matchLocale } from './locale.js'
import { matchRoute, routePath } from './matchRoute.js'
import type { Stored } from './record.js'
import { defineResource } from './resource.js'
import { defineRoute } from './route.js'
import { editableIn, initialStatuses, isReadOnlyIn, referableFilters, type TransitionDefinition, transitionsFrom } from './workflow.js'

interface Thing extends Stored {
  readonly name: string
  readonly code: string
}
interface ThingDraft {
  readonly name: string
  readonly code: string
}
const definition = {
  name: 'thing',
  path: '/coisas',
  search: ['name'],
  filters: ['status'],
  sortable: ['name', 'code'],
  schema: () => Promise.reject<never>(),
} as const
const thing = () => defineContract<Thing, ThingDraft>(definition)
const words = { singular: '', plural: '', create: '', fields: { name: '', code: '' }, options: {}, sections: { all: '', rest: '' } }
const shape = {
  messages: { 'pt-BR': words, 'en-US': words, 'es-ES': words },
  title: (record: Thing) => record.name,
  columns: ['name', { key: 'code', isMinor: true }],
  fields: { name: text(), code: text() },
  sections: [{ title: 'all', fields: ['name', 'code'] }],
} as const

describe('a contract', () => {
  test('names what may become of a status, and no status that there is not', () => {
    const transitions = [
      { from: 'ativo', to: 'encerrado', needsReason: true },
      { name: 'reopen', from: ['encerrado'], to: 'ativo' },
    ]
    const contract = defineContract<Thing, ThingDraft>({ ...definition, statuses: ['ativo', 'encerrado'], transitions })
    expect(transitionsFrom(contract, 'encerrado')).toEqual([{ name: 'reopen', from: ['encerrado'], to: 'ativo' }])
    expect(transitionsFrom(contract, 'ativo')).toEqual([{ name: 'encerrado', from: ['ativo'], to: 'encerrado', needsReason: true }])
    expect(transitionsFrom(thing(), 'ativo')).toEqual([])
    expect(() => defineContract<Thing, ThingDraft>({ ...definition, transitions })).toThrow('thing.transitions: "encerrado" is no status')
    expect(() => defineContract<Thing, ThingDraft>({ ...definition, finalStatuses: ['morto'] })).toThrow('"morto" is no status')
    for (const place of ['referable', 'deletable'] as const)
      expect(() => defineContract<Thing, ThingDraft>({ ...definition, [place]: ['morto'] })).toThrow(`thing.${place}: "morto" is no status`)
    expect(() => defineContract<Thing, ThingDraft>({ ...definition, editable: { morto: [] } })).toThrow('thing.editable: ')
  })

  test('lets two changes lead to one status, but no name mean two of them', () => {
    const change = { from: ['ativo', 'inativo'], to: 'encerrado' }
    const statuses = ['ativo', 'inativo', 'encerrado']
    const declare = (...transitions: TransitionDefinition[]) =>
      defineContract<Thing, ThingDraft>({ ...definition, statuses, transitions }).transitions.map(({ name }) => name)
    expect(declare(change, { ...change, name: 'giveUp' })).toEqual(['encerrado', 'giveUp'])
    expect(declare({ ...change, from: 'ativo' }, { ...change, from: 'inativo' })).toEqual(['encerrado', 'encerrado'])
    expect(() => declare(change, { ...change, from: 'inativo' })).toThrow('thing.transitions: "encerrado" means two changes from "inativo"')
  })

  test('says what each status allows: to be referred to, to be changed, to be deleted', () => {
    expect(thing()).toMatchObject({ referable: ['ativo'], deletable: ['ativo', 'inativo'] })
    expect(referableFilters(thing())).toEqual({ status: 'ativo' })
    const statuses = ['rascunho', 'publicado', 'arquivado']
    const declared = {
      statuses,
      referable: ['publicado', 'arquivado'],
      editable: { publicado: ['code'] },
      finalStatuses: ['arquivado'],
    } as const
    const flow = defineContract<Thing, ThingDraft>({ ...definition, ...declared })
    expect(referableFilters(flow)).toEqual({ status: 'publicado,arquivado' })
    expect(referableFilters({ ...flow, referable: statuses })).toEqual({})
    expect(referableFilters({ ...flow, filters: [] })).toEqual({})
    expect(statuses.map((status) => editableIn(flow, status))).toEqual([undefined, ['code'], []])
    expect(statuses.map((status) => isReadOnlyIn(flow, status))).toEqual([false, false, true])
    expect(initialStatuses(flow)).toEqual(['rascunho'])
    expect(initialStatuses(thing())).toEqual(['ativo', 'inativo'])
    expect(defineContract<Thing, ThingDraft>({ ...definition, statuses }).referable).toEqual([])
  })

  test('fills in what nobody said', () => {
    expect(thing()).toMatchObject({ statuses: ['ativo', 'inativo'], defaultSort: 'name' })
    expect(defineContract<Thing, ThingDraft>({ ...definition, sortable: [] }).defaultSort).toBe('id')
    expect(defineContract<Thing, ThingDraft>({ ...definition, defaultSort: '-code' }).defaultSort).toBe('-code')
  })
  test.each(['coisas', '/Coisas', '/coisas/', '/coisas/:id', ''])('tells the developer that %s is no path', (path) => {
    expect(() => defineContract<Thing, ThingDraft>({ ...definition, path })).toThrow('thing.path: ')
  })
  test('sums up nothing that its lists mask', () => {
    const summed = { ...definition, aggregates: { code: 'sum' } } as const
    expect(defineContract<Thing, ThingDraft>(summed).aggregates).toEqual({ code: 'sum' })
    expect(thing().aggregates).toEqual({})
    expect(() => defineContract<Thing, ThingDraft>({ ...summed, masked: ['code'] })).toThrow('thing.aggregates: "code" is masked')
  })
  test('tells the developer that an order is not sortable', () => {
    expect(() => defineContract<Thing, ThingDraft>({ ...definition, defaultSort: 'id' })).not.toThrow()
    expect(() => defineContract<Thing, ThingDraft>({ ...definition, defaultSort: '-label' })).toThrow(
      'thing.defaultSort: "-label" is not sortable',
    )
  })
})

describe('a resource', () => {
  test('is plain data that the engines read', () => {
    const resource = defineResource(thing(), shape)
    expect(resource.columns).toEqual([{ key: 'name' }, { key: 'code', isMinor: true }])
    expect(resource.empty).toEqual({ name: '', code: '' })
  })
  test.each([
    [
      'stands in two places',
      { sections: [...shape.sections, { title: 'rest', fields: ['name'] }] },
      'thing.sections.rest: "name" stands in two places',
    ],
    ['has no control', { fields: { name: text() } as never }, 'thing.fields.code: a section shows it but it has no control'],
    ['stands nowhere', { sections: [{ title: 'all', fields: ['name'] }] }, 'thing.fields.code: it stands in no section'],
  ] as const)('tells the developer which field %s', (_, change, message) => {
    expect(() => defineResource(thing(), { ...shape, ...change })).toThrow(message)
  })
})

describe('a fieldset', () => {
  test('lays out its fields as they are declared, and hidden ones not at all', () => {
    const fields = { name: text(), code: hidden<string>(), isMain: toggle() }
    const fieldset = defineFieldset<{ name: string; code: string; isMain: boolean }>({
      messages: {} as never,
      fields,
      initial: { isMain: true },
    })
    expect(fieldset.layout).toEqual(['name', 'isMain'])
    expect(fieldset.empty).toEqual({ name: '', code: null, isMain: true })
  })
})

describe('addresses', () => {
  const routes = [
    defineRoute({ name: 'lot', path: '/licitacoes/{licitacaoId}/lotes/{id}', title: '', kind: 'form' }),
    defineRoute({ name: 'tenders', path: '/licitacoes', title: '', kind: 'list' }),
  ]
  test.each([
    ['/licitacoes/7/lotes/novo', { licitacaoId: '7', id: 'novo' }],
    ['/licitacoes/7/lotes/12/', { licitacaoId: '7', id: '12' }],
    ['/licitacoes', {}],
    ['/licitacoes/novo/lotes/12', undefined],
    ['/licitacoes/7/lotes/1.5', undefined],
    ['/licitacoes/7/lotes/', undefined],
    ['/licitacoes//lotes/7', undefined],
    ['/licitacoes/7/lotes/%31', undefined],
  ])('%s gives %o', (path, params) => expect(matchRoute(routes, path)?.params).toEqual(params))

  test('are filled with what is known and keep the rest', () => {
    expect(routePath({ path: '/licitacoes/{licitacaoId}/lotes/{id}' }, { licitacaoId: 7, x: 1 })).toBe('/licitacoes/7/lotes/{id}')
  })
})

describe('what a transition asks for', () => {
  const transitions = [{ name: 'archive', from: 'ativo', to: 'inativo', payload: true }]
  const contract = defineContract<Thing, ThingDraft>({ ...definition, transitions })
  const box = defineFieldset<{ readonly box: string }>({
    messages: {
      'pt-BR': { fields: { box: 'Caixa' }, options: {} },
      'en-US': { fields: { box: 'Box' }, options: {} },
      'es-ES': { fields: { box: 'Caja' }, options: {} },
    },
    fields: { box: text() },
  })

  test('has its fields in the resource, and no others are there', () => {
    expect(defineResource(contract, { ...shape, transitions: { archive: box } }).transitions?.archive).toBe(box)
    expect(defineResource(contract, { ...shape, transitions: { archive: 'slot' } }).transitions?.archive).toBe('slot')
    expect(() => defineResource(contract, shape)).toThrow('thing.transitions.archive: its payload has no fields')
    expect(() => defineResource(thing(), { ...shape, transitions: { archive: box } })).toThrow(
      'thing.transitions.archive: the contract asks for no payload',
    )
  })
})

test('a field that refers to records of which none may be chosen is a mistake', () => {
  const closed = defineContract<Thing, ThingDraft>({ ...definition, referable: [] })
  expect(() => reference(closed)).toThrow('thing.referable: no record may be referred to')
  expect(() => references(closed, { links: 'things' })).toThrow('thing.referable: ')
})

describe('the language', () => {
  test.each([
    ['en-US', 'en-US'],
    ['en', 'en-US'],
    ['EN-gb', 'en-US'],
    ['es-AR', 'es-ES'],
    ['pt', 'pt-BR'],
    ['fr', 'pt-BR'],
    ['', 'pt-BR'],
    [null, 'pt-BR'],
    [7, 'pt-BR'],
  ])('that serves %s best is %s', (wanted, expected) => expect(matchLocale(wanted)).toBe(expected))
})
