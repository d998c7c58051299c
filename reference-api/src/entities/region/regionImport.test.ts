import { afterAll, beforeAll, expect, test } from 'vitest'
import { regionDraft, regions } from '../../testing/drafts.js'
import { type Call, startTestServer, type TestServer } from '../../testing/testServer.js'

let api: TestServer
let call: Call
beforeAll(async () => {
  api = await startTestServer()
  call = await api.signIn()
})
afterAll(() => api.close())

test('a long file is refused at the row that takes the seat of a region, and nothing of it is stored', async () => {
  const [first, last, ...free] = Array.from({ length: 303 }, () => regionDraft())
  const cityIds = [first, last].flatMap((line) => line?.cityIds as number[])
  const held = (await call('POST', regions, regionDraft({ cityIds }))).body.data
  const { status, body } = await call('POST', `${regions}/importar`, { rows: [first, ...free, last] })
  expect([status, body.data]).toEqual([
    422,
    { errors: [{ row: 302, issues: [{ path: 'cityIds', code: 'region.seatTaken', params: { value: held.label } }] }] },
  ])
  expect((await call('GET', `${regions}/${held.id}`)).body.data).toMatchObject({ cityIds, version: 1 })
  expect((await call('GET', `${regions}?type=nucleo-educacao`)).rows.map(({ id }) => id)).toEqual([held.id])
})
