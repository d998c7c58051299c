import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Call, startTestServer, type TestServer } from '../../testing/testServer.js'
import { created, go, openLot, read, reason } from './requests.testkit.js'

let api: TestServer
let call: Call
let lot: Awaited<ReturnType<typeof openLot>>
beforeAll(async () => {
  api = await startTestServer({ demoScale: 0.1 })
  call = await api.signIn()
  lot = await openLot(call, 3)
})
afterAll(() => api.close())

test('a request leads to the one that took over what it could not have, until that one is cancelled', async () => {
  const add = (more: object) => created(call, lot.take(1).draft(['1'], more))
  const first = await add({ unmet: 'Taça de cristal; 1' })
  expect(first).toMatchObject({ followUp: null })
  const rest = await add({ unmet: 'Taça de cristal; 1', followsId: first.id })
  expect(await read(call, first.id)).toMatchObject({ followUp: { id: rest.id } })
  await go(call, rest.id, ['cancel', { reason }])
  expect(await read(call, first.id)).toMatchObject({ followUp: null })
})
