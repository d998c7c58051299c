import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { entities } from '../../entities/entities.js'
import { recordIn } from '../../testing/recordIn.js'
import { type Call, startTestServer, type TestServer } from '../../testing/testServer.js'

let api: TestServer
let call: Call
beforeAll(async () => {
  api = await startTestServer({ demoScale: 0.1 })
  call = await api.signIn()
})
afterAll(() => api.close())

const inWorkflow = entities.filter(({ contract }) => contract.transitions.length > 0)
const pairs = inWorkflow.flatMap((entity) => entity.contract.statuses.map((status) => [entity.contract.name, status, entity] as const))

describe('a change of status that does not lead out of the status', () => {
  test.each(pairs)('is refused for %s in %s, and the answer names those that do', async (_, status, entity) => {
    const { transitions } = entity.contract
    const path = await recordIn(api.database, entity, status)
    const { version } = (await call('GET', path)).body.data
    const leading = transitions.filter(({ from }) => from.includes(status)).map(({ name }) => name)
    for (const { name } of transitions.filter((transition) => !leading.includes(transition.name))) {
      const { status: answered, body } = await call('POST', `${path}/situacao`, { transition: name, version, reason: 'Um motivo qualquer' })
      expect([name, answered, body.code]).toEqual([name, 409, 'no-transition'])
      expect(body.data).toMatchObject({ from: status, transitions: leading })
      if (/[a-z]-[a-z]/.test(status)) expect(body.message).not.toContain(status)
    }
    expect((await call('GET', path)).body.data).toMatchObject({ status, version })
  })
})
