import { resources } from '@esporte-parana/sdk/resources'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AnyResource } from '../../../../sdk/src/core/resource.js'
import { checkDraft } from '../../../../sdk/src/form/checks/validation.js'
import { toDraft, toValues } from '../../../../sdk/src/form/core/formValues.js'
import { entities } from '../../entities/entities.js'
import { match, personDraft, question, questionnaireDraft } from '../../testing/drafts.js'
import { recordIn } from '../../testing/recordIn.js'
import { type Call, type Fields, startTestServer, type TestServer } from '../../testing/testServer.js'

let api: TestServer
let call: Call
beforeAll(async () => {
  api = await startTestServer({ demoScale: 0.1 })
  call = await api.signIn()
})
afterAll(() => api.close())

const resourceOf = (name: string) => (resources as readonly AnyResource[]).find(({ contract }) => contract.name === name) as AnyResource
const entityOf = (name: string) => entities.find(({ contract }) => contract.name === name) as (typeof entities)[number]
const everywhere = entities.flatMap((entity) => entity.contract.statuses.map((status) => [entity.contract.name, status, entity] as const))

/** Saves a record from the form and as it was read: nothing changes. */
async function saveUnchanged(path: string, { contract }: (typeof entities)[number]): Promise<Fields> {
  const { data } = (await call('GET', path)).body
  const resource = resourceOf(contract.name)
  const values = toValues(resource, data)
  // The body that the form sends: its own draft, read by its own schema.
  const { draft, issues } = checkDraft(await contract.schema(), toDraft(resource, values, values), contract)
  expect(issues).toEqual([])
  for (const body of [draft as object, data]) {
    const answer = await call('PUT', path, body, match(Number(data.version)))
    expect([answer.status, answer.body.issues]).toEqual([200, undefined])
    expect(answer.body.data).toEqual(data)
  }
  return data
}

describe('a save of what was read and not changed', () => {
  test.each(everywhere)('is taken for %s in %s, from the form and as it was read', async (_, status, entity) => {
    await saveUnchanged(await recordIn(api.database, entity, status), entity)
  })

  // The server stores what another program sends, although the form hides the field.
  test('keeps what hidden fields of a person have', async () => {
    const entity = entityOf('person')
    const draft = personDraft({ emancipationDocument: 'Escritura 12', internalReason: 'Sem CPF na época' })
    const { id } = (await call('POST', entity.contract.path, draft)).body.data
    const hidden = { legalCapacity: 'adulto', emancipationDocument: 'Escritura 12', internalReason: 'Sem CPF na época' }
    expect(await saveUnchanged(`${entity.contract.path}/${id}`, entity)).toMatchObject(hidden)
  })

  test('keeps what hidden fields of a questionnaire and of its rows have', async () => {
    const entity = entityOf('questionnaire')
    const questions = [question({ code: 'P1', scale: '1-5', unit: 'm' })]
    const draft = questionnaireDraft({ minScore: '70', sections: [{ title: 'Segurança', weight: 40, questions }] })
    const { id } = (await call('POST', entity.contract.path, draft)).body.data
    const stored = await saveUnchanged(`${entity.contract.path}/${id}`, entity)
    expect(stored).toMatchObject({ scored: false, minScore: '70', sections: [{ weight: 40, questions: [{ scale: '1-5', unit: 'm' }] }] })
  })
})
