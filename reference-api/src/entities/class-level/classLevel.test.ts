import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Answer, type Call, type Fields, startTestServer, type TestServer } from '../../testing/testServer.js'
import { draft } from './draft.testkit.js'

const levels = '/escola/niveis-turma'

let api: TestServer
let call: Call
beforeAll(async () => {
  api = await startTestServer()
  call = await api.signIn()
})
afterAll(() => api.close())

const issuesOf = ({ body }: Answer) => (body.issues ?? []).map(({ path, code }) => `${path}: ${code}`)

async function created(more: object = {}): Promise<Fields> {
  const answer = await call('POST', levels, draft(more))
  expect(issuesOf(answer)).toEqual([])
  return answer.body.data
}

const read = async (id: number) => (await call('GET', `${levels}/${id}`)).body.data
const arrange = (records: readonly Fields[]) =>
  call('POST', `${levels}/ordenar`, { records: records.map(({ id, version }) => ({ id, version })) })
const found = async (query: string) => ((await call('GET', `${levels}?${query}`)).body.data as unknown as Fields[]).map(({ id }) => id)

describe('a class level', () => {
  test.each([
    [{ name: 'ab' }, ['name: minLength']],
    [{ minAge: 2 }, ['minAge: min']],
    [{ maxAge: 121 }, ['maxAge: max']],
    [{ minAge: 10, maxAge: 9 }, ['maxAge: classLevel.agesReversed']],
    [{ maxStudents: 4 }, ['maxStudents: min']],
    [{ maxStudents: 61 }, ['maxStudents: max']],
    [{ weeklyHours: 0 }, ['weeklyHours: min']],
    [{ weeklyHours: 31 }, ['weeklyHours: max']],
    [{ stage: 'lazer' }, ['stage: invalid']],
    [{ modalityIds: ['quadribol'] }, ['modalityIds[0]: invalid']],
    [{ stage: undefined, ageReference: undefined }, ['stage: required', 'ageReference: required']],
  ])('with %j is refused', async (wrong, issues) => {
    const answer = await call('POST', levels, draft(wrong))
    expect([answer.status, issuesOf(answer)]).toEqual([422, issues])
  })

  test('keeps its name to itself, whatever the capitals', async () => {
    await created({ name: 'Iniciação ao Remo' })
    const answer = await call('POST', levels, draft({ name: 'INICIAÇÃO ao remo' }))
    expect([answer.status, issuesOf(answer)]).toEqual([409, ['name: duplicate']])
  })

  test('may share ages with another and leave some to nobody: that is only worth a warning', async () => {
    await created({ minAge: 6, maxAge: 9 })
    await created({ minAge: 8, maxAge: 10 })
    await created({ minAge: 15, maxAge: 17 })
  })

  test('is found by an age that it takes, and by a span of ages that it meets', async () => {
    const { id } = await created({ stage: 'vida-toda', minAge: 70, maxAge: 79 })
    const within = async (age: string) => (await found(`stage=vida-toda&age=${age}`)).includes(id)
    expect(await Promise.all(['69', '70', '79', '80', '60..70', '75..', '..69', '80..90', '10,75'].map(within))).toEqual([
      false,
      true,
      true,
      false,
      true,
      true,
      false,
      false,
      true,
    ])
  })
})

describe('the order that people give', () => {
  let one: Fields
  let two: Fields
  let three: Fields
  beforeEach(async () => {
    one = await created()
    two = await created()
    three = await created()
  })
  const order = async () => (await found('por_pagina=100')).filter((id) => [one, two, three].some((level) => level.id === id))

  test('begins with the newest at the end, and is stored in one call with who is where in the history', async () => {
    expect(await order()).toEqual([one.id, two.id, three.id])
    const answer = await arrange([three, one, two])
    expect(answer.status).toBe(200)
    expect(answer.body.data.records).toEqual([three, one, two].map(({ id }) => ({ id, version: 2 })))
    expect(await order()).toEqual([three.id, one.id, two.id])
    const [entry] = (await call('GET', `${levels}/${three.id}/historico`)).body.data as unknown as Fields[]
    expect(entry).toMatchObject({ action: 'update', changes: [{ field: 'sortOrder', before: three.sortOrder, after: one.sortOrder }] })
  })

  test('leaves who keeps its place in the version that it has, and who is elsewhere untouched', async () => {
    const answer = await arrange([two, one, three])
    expect(answer.body.data.records).toEqual([
      { id: two.id, version: 2 },
      { id: one.id, version: 2 },
      { id: three.id, version: 1 },
    ])
    // The other two swap their places; the one between them stays.
    await arrange([three, two].map((level) => ({ ...level, version: level.id === two.id ? 2 : 1 })))
    expect(await order()).toEqual([three.id, one.id, two.id])
  })

  test('is refused as a whole when one was changed, deleted or never there', async () => {
    await call('PUT', `${levels}/${two.id}`, draft({ weeklyHours: 9 }), { 'If-Match': '"1"' })
    const stale = await arrange([three, two, one])
    expect([stale.status, stale.body.code, (stale.body.data as unknown as Fields).ids]).toEqual([412, 'stale', [two.id]])
    await call('DELETE', `${levels}/${three.id}`, undefined, { 'If-Match': '"1"' })
    expect((await arrange([three, one])).status).toBe(412)
    expect((await arrange([one, { ...two, id: 999_999 }])).status).toBe(412)
    expect((await arrange([one, one])).status).toBe(412)
    expect((await read(one.id)).version).toBe(1)
  })

  test.each([[{ records: [] }], [{ records: [{ id: 1 }, { id: 2 }] }], [{}], [{ records: [{ id: 1, version: 1 }] }]])(
    'cannot be read from %j',
    async (body) => {
      expect((await call('POST', `${levels}/ordenar`, body)).status).toBe(422)
    },
  )

  test('holds when two people give it at once: one of them is told', async () => {
    const answers = await Promise.all([arrange([two, one]), arrange([three, one])])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412])
    const places = await Promise.all([one, two, three].map(async ({ id }) => (await read(id)).sortOrder))
    expect(new Set(places).size).toBe(3)
  })
})
