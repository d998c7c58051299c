import { resources } from '@esporte-parana/sdk/resources'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AnyResource } from '../../../../sdk/src/core/resource.js'
import { checkDraft } from '../../../../sdk/src/form/checks/validation.js'
import { toDraft, toValues } from '../../../../sdk/src/form/record/formValues.js'
import { entities } from '../../entities/entities.js'
import { match } from '../../testing/drafts.js'
import { recordIn } from '../../testing/recordIn.js'
import { type Call, startTestServer, type TestServer } from '../../testing/testServer.js'

let api: TestServer
let call: Call
beforeAll(async () => {
  api = await startTestServer({ demoScale: 0.1 })
  call = await api.signIn()
})
afterAll(() => api.close())

const resourceOf = (name: string) => (resources as readonly AnyResource[]).find(({ contract }) => contract.name === name) as AnyResource
const everywhere = entities.flatMap((entity) => entity.contract.statuses.map((status) => [entity.contract.name, status, entity] as const))

describe('a save of what was read and not changed', () => {
  test.each(everywhere)('is taken for %s in %s, from the form and as it was read', async (name, status, entity) => {
    const path = await recordIn(api.database, entity, status)
    const { data } = (await call('GET', path)).body
    const resource = resourceOf(name)
    const values = toValues(resource, data)
    // The body that the form sends: its own draft, read by its own schema.
    const { draft, issues } = checkDraft(await entity.contract.schema(), toDraft(resource, values, values), entity.contract)
    expect([status, issues]).toEqual([status, []])
    for (const body of [draft as object, data]) {
      const answer = await call('PUT', path, body, match(Number(data.version)))
      expect([answer.status, answer.body.issues]).toEqual([200, undefined])
      expect(answer.body.data).toEqual(data)
    }
  })
})
