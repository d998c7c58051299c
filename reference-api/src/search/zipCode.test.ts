import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerPortal } from '../session/portalRegistry.js'
import { departments, people, personDraft } from '../testing/drafts.js'
import { type Call, caller, startTestServer, type TestServer } from '../testing/testServer.js'

let api: TestServer
let call: Call
beforeAll(async () => {
  api = await startTestServer({ demoScale: 0 })
  call = await api.signIn()
})
afterAll(() => api.close())

const londrina = { stateId: 41, cityId: 4_113_700 }
const ask = async (cep: string, as = call) => (await as('GET', `/localidades/ceps?cep=${cep}`)).body.data as unknown
const live = async (address: object) => {
  const draft = personDraft()
  const { status, body } = await call('POST', people, { ...draft, address: { ...(draft.address as object), ...londrina, ...address } })
  expect([status, body.errors]).toEqual([201, undefined])
}

test('a CEP says what most addresses with it agree on, in the spelling of most, and nothing where they do not', async () => {
  const cep = { zipCode: '86010001', neighborhood: 'Centro' }
  await live({ ...cep, street: 'Rua Sergipe' })
  expect(await ask('86010001')).toEqual({ street: 'Rua Sergipe', neighborhood: 'Centro', ...londrina })
  await live({ ...cep, street: 'RUA SERGIPE' })
  await live({ ...cep, street: 'Rua Sergipe' })
  await live({ ...cep, street: 'Rua Pará', neighborhood: 'Vila Nova' })
  expect(await ask('86010001')).toEqual({ street: 'Rua Sergipe', neighborhood: 'Centro', ...londrina })
  for (const street of ['Rua Goiás', 'Rua Piauí']) await live({ ...cep, street })
  expect(await ask('86010001')).toEqual({ street: null, neighborhood: 'Centro', ...londrina })
})

test('no district without its city: of a CEP that stands in several, what its first digits tell', async () => {
  for (const cityId of [4_113_700, 4_104_808, 4_115_200])
    await live({ zipCode: '83010003', street: 'Rua Sergipe', neighborhood: 'Centro', cityId })
  expect(await ask('83010003')).toEqual({ street: null, neighborhood: null, stateId: 41, cityId: null })
})

test('an unknown CEP gives its state, and the capital, by its first digits', async () => {
  const nothing = { street: null, neighborhood: null, stateId: null, cityId: null }
  expect(await ask('82999999')).toEqual({ ...nothing, stateId: 41, cityId: 4_106_902 })
  expect(await ask('83000000')).toEqual({ ...nothing, stateId: 41 })
  expect(await ask('88000000')).toEqual(nothing)
})

test('an invalid CEP is refused', async () => {
  for (const cep of ['', '8601000', '86010-001', "8601000'"])
    expect((await call('GET', `/localidades/ceps?cep=${encodeURIComponent(cep)}`)).status, cep).toBe(400)
})

test('a portal learns nothing of records that are not its own', async () => {
  await live({ zipCode: '86020002', street: 'Rua de Um Só' })
  const secret = 'segredo-do-portal-de-testes'
  await registerPortal(api.database, { name: 'ceps', origins: [], secret, screens: [departments], isReadOnly: false })
  const { body } = await api.call('POST', '/sessao/portal', { portal: 'ceps', secret })
  const portal = caller(api.baseUrl, (body.data as unknown as { readonly token: string }).token)
  expect(await ask('86020002', portal)).toEqual({ street: null, neighborhood: null, stateId: 41, cityId: null })
  expect(await ask('86020002')).toMatchObject({ street: 'Rua de Um Só' })
})
