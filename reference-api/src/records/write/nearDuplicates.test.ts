import type { AnyContract } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rows } from '../../database/database.js'
import { entities, planEntities } from '../../entities/entities.js'
import { materialClassDraft, materialClasses, materialDraft, materialGroupDraft, materialGroups, materials } from '../../testing/drafts.js'
import { explainStatements } from '../../testing/explainStatements.js'
import { type Call, startTestServer, type TestServer } from '../../testing/testServer.js'
import { ensureListIndexes } from '../read/listIndexes.js'
import { findDuplicates, readQuestion } from './duplicates.js'

let api: TestServer
let call: Call
let place: { readonly groupId: number; readonly classId: number }
beforeAll(async () => {
  api = await startTestServer()
  call = await api.signIn()
  const { plans } = await planEntities(api.database)
  await ensureListIndexes(api.database, { plans, isConcurrent: false })
  const { id: groupId } = (await call('POST', materialGroups, materialGroupDraft({ code: '78' }))).body.data
  const { id: classId } = (await call('POST', materialClasses, materialClassDraft({ groupId, code: '10' }))).body.data
  place = { groupId, classId }
  // Many records before those that are looked for: the first ids are not all that is compared.
  await sql`insert into material (label, search_text, code, type, group_id, class_id, description, specification, unit_code, sustainable, perishable, keywords)
    select d, ' ' || lower(d), '7810.' || lpad(n::text, 5, '0'), 'material', ${groupId}, ${classId}, d, 'Item de enchimento.', 'UN', false, false, '{}'
    from generate_series(1, 3000) n, lateral (select 'Cadeira de bar ' || n as d) r`.execute(api.database)
  for (const [index, description] of [
    'Bola de futsal',
    'Bola de futsal, modelo profissional',
    'Rede de voleibol',
    'Água mineral',
  ].entries())
    await call('POST', materials, materialDraft({ ...place, code: `7810.${90_001 + index}`, type: 'material', description }))
  await sql`vacuum analyze material`.execute(api.database)
}, 120_000)
afterAll(() => api.close())

const near = async (description: string, more: object = {}) =>
  (await call('POST', `${materials}/duplicados`, { values: { description }, ...more })).rows.map(({ label }) => label)

test.each([
  ['a word that is left out', 'bola futsal', ['Bola de futsal', 'Bola de futsal, modelo profissional']],
  ['another order', 'FUTSAL, BOLA DE', ['Bola de futsal', 'Bola de futsal, modelo profissional']],
  ['a slip', 'Bola de fustal', ['Bola de futsal']],
  ['other accents', 'agua mineral', ['Água mineral']],
  ['the beginning', 'rede vol', ['Rede de voleibol']],
  ['nothing alike', 'Apito de árbitro', []],
])('a text with %s is near', async (_, typed, found) => {
  expect(await near(typed)).toEqual(found)
})

test('only the five best are named, the best first, never the record itself nor a deleted one', async () => {
  const found = await near('cadeira de bar 2990')
  expect(found).toHaveLength(5)
  expect(found[0]).toBe('Cadeira de bar 2990')
  const [{ id }] = (await rows<{ id: number }>(api.database, sql`select id from material where description = 'Rede de voleibol'`)) as [
    { id: number },
  ]
  expect(await near('Rede de voleibol', { except: id })).toEqual([])
  await sql`update material set deleted_at = now() where id = ${id}`.execute(api.database)
  expect(await near('Rede de voleibol')).toEqual([])
})

test('the index of the search answers, however long the table is', async () => {
  const { plans } = await planEntities(api.database)
  const plan = plans.find(({ entity }) => entity.contract.name === 'material')
  if (!plan) throw new Error('no material')
  const read = await explainStatements(api.database, async (recorded) => {
    await findDuplicates(recorded, plan, readQuestion(plan, { values: { description: 'bola de futsal' } }))
  })
  expect(Math.max(...read.map(({ tables }) => tables.get('material') ?? 0))).toBeLessThan(100)
})

test('every near rule is about the first text of its entity’s search', () => {
  const wrong = entities
    .map(({ contract }): AnyContract => contract)
    .filter(({ unique, search }) => unique.some(({ isNear, isHint, fields }) => isNear && (!isHint || fields[0] !== search[0])))
  expect(wrong).toEqual([])
})
