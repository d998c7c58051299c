import { defineContract, type Stored } from '@esporte-parana/sdk/contracts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineEntity } from './defineEntity.js'
import { planTransitions } from './planTransitions.js'

const contract = defineContract<Stored, object>({
  name: 'memo',
  path: '/memorandos',
  search: [],
  filters: [],
  sortable: [],
  transitions: [
    { name: 'archive', from: 'ativo', to: 'inativo', payload: true },
    { name: 'reopen', from: 'inativo', to: 'ativo' },
  ],
  schema: () => Promise.reject<never>(),
})
const plan = (archive: z.ZodType | undefined, options: object = {}) => {
  const draft = z.object({})
  const transitions = archive && { archive: archive as z.ZodType<object> }
  return planTransitions(defineEntity(contract, { table: 'memo', label: () => '', ...options }), { draft, entity: draft, transitions })
}
const box = z.object({ box: z.string() })

test('each payload has its schema, also one with a rule over several fields', () => {
  expect([...plan(box).keys()]).toEqual(['archive'])
  expect(
    plan(box.refine(({ box: text }) => text !== ''))
      .get('archive')
      ?.safeParse({ box: '' }).success,
  ).toBe(false)
})

test.each([
  ['a payload without a schema', undefined, {}, 'memo.transitions.archive: its payload has no schema'],
  ['one that is no object', z.string(), {}, 'memo.transitions.archive: its payload has no schema'],
  ['a field whose key every body has', z.object({ reason: z.string() }), {}, 'memo.transitions.archive: "reason" is a key'],
  ['a guard of nothing', box, { guards: { arquive: () => Promise.resolve([]) } }, 'memo.transitions.arquive: a guard or an effect'],
  ['an effect of nothing', box, { effects: { inativo: () => Promise.resolve({}) } }, 'memo.transitions.inativo: a guard or an effect'],
])('%s is told at the start', (_, schema, options, message) => expect(() => plan(schema, options)).toThrow(message))
