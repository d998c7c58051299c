import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { departmentDraft, departments, match, people, personDraft, regionDraft, regions } from './testing/drafts.js'
import { type Call, startTestServer, type TestServer } from './testing/testServer.js'

let api: TestServer
let hands: readonly [Call, Call]
beforeAll(async () => {
  api = await startTestServer()
  hands = [await api.signIn('admin'), await api.signIn('gestora')]
})
afterAll(() => api.close())

/** Both people send the same call three times, all at once. @returns the statuses, lowest first */
async function atOnce(act: (call: Call, place: number) => ReturnType<Call>): Promise<number[]> {
  const answers = await Promise.all([0, 1, 0, 1, 0, 1].map((hand, place) => act(hands[hand as 0 | 1], place)))
  return answers.map(({ status }) => status).toSorted((a, b) => a - b)
}
const created = async (path: string, draft: object) => (await hands[0]('POST', path, draft)).body.data

describe('two people at once', () => {
  test('write over one version: one wins, the others are shown what stands now', async () => {
    const record = await created(departments, departmentDraft())
    const write = (call: Call, place: number) => call('PUT', `${departments}/${record.id}`, { ...record, name: `De ${place}` }, match(1))
    expect(await atOnce(write)).toEqual([200, 412, 412, 412, 412, 412])
  })

  test('delete one record: it is deleted once', async () => {
    const { id } = await created(departments, departmentDraft())
    expect(await atOnce((call) => call('DELETE', `${departments}/${id}`, undefined, match(1)))).toEqual([200, 404, 404, 404, 404, 404])
    const { rows } = await hands[0]('GET', `${departments}/${id}/historico`)
    expect(rows.map(({ action }) => action)).toEqual(['delete', 'create'])
  })

  test('take one acronym, for new records and for old ones: one gets it, the others are told', async () => {
    const draft = departmentDraft()
    const twin = (call: Call, place: number) => call('POST', departments, { ...draft, name: `Gêmeo ${place}` })
    expect(await atOnce(twin)).toEqual([201, 409, 409, 409, 409, 409])
    const olds = await Promise.all(Array.from({ length: 6 }, () => created(departments, departmentDraft())))
    const rename = (call: Call, place: number) =>
      call('PUT', `${departments}/${olds[place]?.id}`, { ...olds[place], acronym: `${String(draft.acronym)}B` }, match(1))
    expect(await atOnce(rename)).toEqual([200, 409, 409, 409, 409, 409])
  })

  test('register one death: it is registered once', async () => {
    const { id } = await created(people, personDraft())
    const body = { to: 'falecido', reason: 'Óbito informado pela família', version: 1 }
    expect(await atOnce((call) => call('POST', `${people}/${id}/situacao`, body))).toEqual([200, 412, 412, 412, 412, 412])
  })

  test('give a free city to several regions: only one of them has it', async () => {
    const olds = await Promise.all(Array.from({ length: 6 }, () => created(regions, regionDraft())))
    const holders = async (cityId: number) => (await hands[0]('GET', `${regions}?cityId=${cityId}&type=nucleo-educacao`)).rows.length
    const [forNew, forOld] = [4127700, 4127809]
    expect([await holders(forNew), await holders(forOld)]).toEqual([0, 0])
    const own = olds.map(({ cityIds }) => (cityIds as number[])[0])
    const create = (call: Call) => call('POST', regions, regionDraft({ cityIds: [forNew, ...(regionDraft().cityIds as number[])] }))
    expect(await atOnce(create)).toEqual([201, 201, 201, 201, 201, 201])
    const add = (call: Call, place: number) =>
      call('PUT', `${regions}/${olds[place]?.id}`, { ...olds[place], cityIds: [own[place], forOld] }, match(1))
    expect(await atOnce(add)).toEqual([200, 200, 200, 200, 200, 200])
    expect([await holders(forNew), await holders(forOld)]).toEqual([1, 1])
  })

  test('take the two cities of one region, each one of them: the region keeps one', async () => {
    for (let round = 0; round < 5; round++) {
      const [one = 0, two = 0] = [regionDraft(), regionDraft()].flatMap(({ cityIds }) => cityIds as number[])
      const loser = await created(regions, regionDraft({ cityIds: [one, two] }))
      const takers = [await created(regions, regionDraft()), await created(regions, regionDraft())]
      const answers = await Promise.all(
        takers.map((taker, place) => {
          const cityIds = [...(taker.cityIds as number[]), place === 0 ? one : two]
          return (hands[place] ?? hands[0])('PUT', `${regions}/${taker.id}`, { ...taker, cityIds }, match(1))
        }),
      )
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
      expect((await hands[0]('GET', `${regions}/${loser.id}`)).body.data.cityIds).toHaveLength(1)
    }
  })

  test('save a region while the other takes a city from it: nobody waits for the other forever', async () => {
    for (let round = 0; round < 5; round++) {
      const [one = 0, two = 0, free = 0] = [regionDraft(), regionDraft(), regionDraft()].flatMap(({ cityIds }) => cityIds as number[])
      const loser = await created(regions, regionDraft({ cityIds: [one, two] }))
      const taker = await created(regions, regionDraft())
      const own = (taker.cityIds as number[])[0]
      const [kept, taken] = await Promise.all([
        hands[0]('PUT', `${regions}/${loser.id}`, { ...loser, cityIds: [one, two, free] }, match(1)),
        hands[1]('PUT', `${regions}/${taker.id}`, { ...taker, cityIds: [own, one] }, match(1)),
      ])
      expect(taken.status).toBe(200)
      expect([200, 412]).toContain(kept.status)
    }
  })

  test('act on the same records in opposite orders: nobody is refused and each is counted once', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, async () => (await created(departments, departmentDraft())).id))
    const act = (call: Call, place: number) =>
      call('POST', `${departments}/acoes/${place % 2 ? 'inativar' : 'ativar'}`, { ids: place % 3 ? ids : ids.toReversed() })
    expect(await atOnce(act)).toEqual([200, 200, 200, 200, 200, 200])
  })

  test('delete a department while the other puts one below it: never does one stand below what is gone', async () => {
    for (let round = 0; round < 5; round++) {
      const parent = await created(departments, departmentDraft())
      const [removal, child] = await Promise.all([
        hands[0]('DELETE', `${departments}/${parent.id}`, undefined, match(1)),
        hands[1]('POST', departments, departmentDraft({ parentId: parent.id })),
      ])
      expect([
        [200, 422],
        [409, 201],
      ]).toContainEqual([removal.status, child.status])
    }
  })

  test('restore a department while the other deletes the one above it: never does one stand below what is gone', async () => {
    for (let round = 0; round < 5; round++) {
      const parent = await created(departments, departmentDraft())
      const child = await created(departments, departmentDraft({ parentId: parent.id }))
      await hands[0]('DELETE', `${departments}/${child.id}`, undefined, match(1))
      const [restoring, removal] = await Promise.all([
        hands[0]('POST', `${departments}/acoes/restaurar`, { ids: [child.id] }),
        hands[1]('DELETE', `${departments}/${parent.id}`, undefined, match(1)),
      ])
      expect([
        [1, 409],
        [0, 200],
      ]).toContainEqual([restoring.body.data.done, removal.status])
    }
  })

  test('activate a department while the other inactivates the one above it: never is one active below what is not', async () => {
    for (let round = 0; round < 5; round++) {
      const parent = await created(departments, departmentDraft())
      const child = await created(departments, departmentDraft({ parentId: parent.id }))
      await hands[0]('POST', `${departments}/acoes/inativar`, { ids: [child.id] })
      const answers = await Promise.all([
        hands[0]('POST', `${departments}/acoes/ativar`, { ids: [child.id] }),
        hands[1]('POST', `${departments}/acoes/inativar`, { ids: [parent.id] }),
      ])
      expect(answers.map(({ body }) => body.data.done).toSorted((a, b) => Number(a) - Number(b))).toEqual([0, 1])
    }
  })
})
