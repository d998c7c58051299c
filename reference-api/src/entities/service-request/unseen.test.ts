import { lotContract } from '@esporte-parana/sdk/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerPortal } from '../../session/portalRegistry.js'
import { inspector } from '../site-visit/visits.testkit.js'
import { people } from '../../testing/drafts.js'
import { type Call, caller, type Fields, startTestServer, type TestServer } from '../../testing/testServer.js'
import { created, go, openLot } from './requests.testkit.js'

let api: TestServer
let admin: Call
let request: Fields
let lot: Awaited<ReturnType<typeof openLot>>
let requester: Fields
beforeAll(async () => {
  api = await startTestServer({ demoScale: 0.1 })
  admin = await api.signIn('admin')
  lot = await openLot(admin, 2)
  requester = await inspector(admin)
  const draft = lot.take(1).draft(['2'], { requesterId: requester.id, subject: 'Objeto que outros não veem' })
  request = await created(admin, draft)
  await go(admin, Number(request.id), 'send')
}, 120_000)
afterAll(() => api.close())

const secret = 'segredo-do-portal-de-testes'
async function portalOf(screens: readonly string[]): Promise<Call> {
  await registerPortal(api.database, { name: 'so-lotes', origins: [], secret, screens: [...screens], isReadOnly: true })
  return caller(api.baseUrl, String((await api.call('POST', '/sessao/portal', { portal: 'so-lotes', secret })).body.data.token))
}

test('a ledger names no request to whoever may not read requests', async () => {
  const path = `${lotContract.path.replace('{licitacaoId}', String(lot.tender.id))}/${lot.lot.id}/movimentos`
  const [own] = (await admin('GET', path)).rows
  expect(own).toMatchObject({ type: 'reserva', cause: { id: request.id, entity: 'serviceRequest' } })
  const portal = await portalOf([lotContract.path])
  const answer = await portal('GET', path)
  expect(answer.rows[0]).toMatchObject({ type: 'reserva', quantity: '2', cause: null })
  expect(JSON.stringify(answer.body)).not.toContain('Objeto que outros')
})

test('a refusal counts the records of a list that its reader may not see, and names none', async () => {
  const clerk = await inspector(admin)
  const call = await api.signInNew(clerk.id)
  const powers = { reads: [], writes: ['pessoas'], acts: [], decidesUpTo: null }
  expect((await admin('PATCH', `${people}/${clerk.id}/acesso`, { powers })).status).toBe(200)
  for (const action of ['excluir', 'inativar']) {
    const own = JSON.stringify((await admin('POST', `${people}/acoes/${action}`, { ids: [requester.id] })).body)
    const { status, body } = await call('POST', `${people}/acoes/${action}`, { ids: [requester.id] })
    expect(own).toContain('Objeto que outros')
    expect(status).toBe(200)
    expect(JSON.stringify(body)).toContain(`"label":"#${request.id}"`)
    expect(JSON.stringify(body)).not.toContain('Objeto que outros')
  }
})
