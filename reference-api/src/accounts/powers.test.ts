import { areas, type Powers } from '@esporte-parana/sdk/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, commitment, created, go, openLot, put, read, receipt } from '../entities/service-request/requests.testkit.js'
import { inspector } from '../entities/site-visit/visits.testkit.js'
import { departmentDraft, departments, people, serviceRequests, suppliers } from '../testing/drafts.js'
import { type Call, type Fields, startTestServer, type TestServer } from '../testing/testServer.js'

let api: TestServer
let admin: Call
let manager: Fields
let receiver: Fields
let lot: Awaited<ReturnType<typeof openLot>>
beforeAll(async () => {
  api = await startTestServer({ demoScale: 0.1 })
  admin = await api.signIn('admin')
  manager = await inspector(admin)
  receiver = await inspector(admin)
  lot = await openLot(admin, 40)
})
afterAll(() => api.close())

const nothing: Powers = { reads: [], writes: [], acts: [], decidesUpTo: null }
const list = async (person: Fields, powers: Powers | null) => {
  const { status } = await admin('PATCH', `${people}/${person.id}/acesso`, { powers })
  expect(status).toBe(200)
}
/** Somebody of whom an office lists what they may do. */
async function limited(powers: Partial<Powers>): Promise<{ readonly call: Call; readonly person: Fields }> {
  const person = await inspector(admin)
  const call = await api.signInNew(person.id)
  await list(person, { ...nothing, ...powers })
  return { call, person }
}
const accessOf = async (call: Call) => (await call('GET', '/sessao')).body.data.access as Fields
const codeOf = async (answer: ReturnType<Call>) => {
  const { status, body } = await answer
  const power = (body.data as { power?: string } | undefined)?.power
  return status < 300 ? status : `${status} ${String(body.code)}${power ? `-${power}` : ''}`
}
const sent = async () => {
  const request = await created(admin, lot.take(1).draft(['2']))
  return go(admin, Number(request.id), 'send')
}
const approval = () => ({ managerId: manager.id, inspectorId: receiver.id })

describe('whoever has no list', () => {
  test('may do everything, and again once the list is taken away', async () => {
    const { call, person } = await limited({})
    expect(await codeOf(call('GET', departments))).toBe('403 no-reading')
    await list(person, null)
    expect(await codeOf(call('POST', departments, departmentDraft()))).toBe(201)
    expect((await accessOf(call)).powers).toBe(null)
  })
})

describe('an area', () => {
  test('is read, or read and written, and nothing of the others is seen', async () => {
    const { call } = await limited({ reads: ['administrativo'], writes: ['pessoas'] })
    expect(await codeOf(call('GET', departments))).toBe(200)
    expect(await codeOf(call('POST', departments, departmentDraft()))).toBe('403 no-writing')
    expect(await codeOf(call('GET', people))).toBe(200)
    const { body } = await call('GET', `${people}/${manager.id}`)
    expect(await codeOf(call('PUT', `${people}/${manager.id}`, body.data, { 'If-Match': `"${body.data.version}"` }))).toBe(200)
    for (const path of [suppliers, `${suppliers}/1`, `${suppliers}/1/historico`, `${suppliers}/contagem`])
      expect([path, await codeOf(call('GET', path))]).toEqual([path, '403 no-reading'])
    const search = await call('POST', '/busca', { q: 'ana', caminho: suppliers })
    expect(await codeOf(call('GET', '/painel/competicoes'))).toBe('403 no-reading')
    expect([search.status, search.body.code]).toEqual([403, 'no-reading'])
    const found = await call('GET', '/busca?q=a')
    expect(found.rows.map(({ entity }) => entity)).not.toContain('supplier')
    expect(Object.keys((await call('GET', '/painel/figuras?idioma=pt-BR')).body.data)).not.toContain('serviceRequest')
  })

  test('of people keeps whole data and who looked from everybody else', async () => {
    const { call } = await limited({ writes: ['administrativo'] })
    expect(await codeOf(call('GET', `${people}/${manager.id}/dados?resumo=1`))).toBe('403 no-reading')
    expect(await codeOf(call('GET', `${people}/${manager.id}/consultas`))).toBe('403 no-reading')
    const whole = { reads: areas, acts: ['revelar'] } as const
    for (const [powers, code] of [
      [{ ...whole, acts: [] }, '403 no-power-revelar'],
      [{ ...whole, reads: ['pessoas'] }, '403 no-reading'],
      [whole, 200],
    ] as const)
      for (const part of ['dados', 'dados?resumo=1', 'consultas'])
        expect([part, await codeOf((await limited(powers)).call('GET', `${people}/${manager.id}/${part}`))]).toEqual([part, code])
    // Forms of the area choose a person by name, and get nothing else of them.
    const [choice] = (await call('GET', `${people}/opcoes?busca=${encodeURIComponent(String(manager.name))}`)).rows
    expect(choice).not.toHaveProperty('phone')
  })
})

describe('a step', () => {
  test('needs its power by whatever way, and a decision holds up to an amount', async () => {
    const { id, total } = await sent()
    const { call, person } = await limited({ writes: ['solicitacoes-servico'] })
    expect(await codeOf(ask(call, id, 'approve', approval()))).toBe('403 no-power-decidir')
    expect(await codeOf(ask(call, id, 'reject', { reason: 'Pedido sem lastro no planejamento' }))).toBe('403 no-power-decidir')
    await list(person, { ...nothing, writes: ['solicitacoes-servico'], acts: ['decidir'], decidesUpTo: '0.01' })
    const refused = await ask(call, id, 'approve', approval())
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([403, 'above-limit', expect.stringContaining('R$ 0,01')])
    await list(person, { ...nothing, writes: ['solicitacoes-servico'], acts: ['decidir'], decidesUpTo: String(total) })
    expect(await codeOf(ask(call, id, 'approve', approval()))).toBe(200)
    const commit = await ask(call, id, 'commit', commitment('100'))
    expect([commit.status, commit.body.code, commit.body.message]).toEqual([
      403,
      'no-power',
      expect.stringContaining('não permite empenhar e pagar'),
    ])
  })

  test('is not taken by typing its fields instead', async () => {
    const { id, total, items: asked } = await sent()
    const [{ lotItemId }] = asked as [Fields]
    const other = await api.signInNew(Number((await inspector(admin)).id))
    await go(other, id, ['approve', approval()])
    await go(admin, id, ['commit', commitment(String(total))], 'start')
    const { call } = await limited({ writes: ['solicitacoes-servico'], acts: ['decidir', 'empenhar'] })
    const request = await read(call, id)
    const items = [{ lotItemId, quantity: '1' }]
    expect(await codeOf(ask(call, id, 'receive', receipt(items)))).toBe('403 no-power-receber')
    expect(await codeOf(put(call, request, { receipts: [receipt(items)] }))).toBe('403 no-power-receber')
    // Who only receives needs to see the area, not to change its records.
    const { call: storekeeper } = await limited({ reads: ['solicitacoes-servico'], acts: ['receber'] })
    expect(await codeOf(ask(storekeeper, id, 'receive', receipt(items)))).toBe(200)
    expect(await codeOf(put(storekeeper, await read(storekeeper, id), { notes: 'Chegou' }))).toBe('403 no-writing')
    const { id: draft } = await created(admin, lot.take(1).draft(['2']))
    expect(await codeOf(ask(storekeeper, Number(draft), 'send'))).toBe('403 no-writing')
  })
})

test('what waits at home is what the reader may do', async () => {
  const dutiesOf = async (powers: Partial<Powers>) => {
    const { call } = await limited({ reads: ['solicitacoes-servico'], ...powers })
    const { rows } = await call('GET', '/painel/figuras?idioma=pt-BR')
    return rows.filter(({ entity, isDuty }) => entity === 'serviceRequest' && isDuty).map(({ name }) => name)
  }
  expect(await dutiesOf({})).toEqual([])
  expect(await dutiesOf({ acts: ['receber'] })).toEqual(['toReceive'])
  expect(await dutiesOf({ writes: ['solicitacoes-servico'] })).toEqual(['returned', 'drafts', 'toAnalyze'])
})

test('whole documents and files with many records have powers of their own, and a reading is none of them', async () => {
  const { call, person } = await limited({ reads: ['pessoas'] })
  expect(await codeOf(call('GET', `${people}/exportar.csv`))).toBe('403 no-power-exportar')
  expect(await codeOf(call('POST', `${people}/${manager.id}/revelar`, { field: 'cpf' }))).toBe('403 no-power-revelar')
  await list(person, { ...nothing, reads: ['pessoas'], acts: ['revelar', 'exportar'] })
  expect(await codeOf(call('POST', `${people}/${manager.id}/revelar`, { field: 'cpf' }))).toBe(200)
  expect((await accessOf(call)).powers).toEqual({ ...nothing, reads: ['pessoas'], acts: ['revelar', 'exportar'] })
})

test('a list is written down, is nobody’s own, and refuses what is no power', async () => {
  const { call, person } = await limited({ reads: ['escola'] })
  const path = `${people}/${person.id}/acesso`
  const deedsOf = async () => (await admin('GET', path)).body.data.deeds as Fields[]
  const deeds = await deedsOf()
  expect(deeds[0]).toMatchObject({ event: 'powers', by: 'Ana Paula Ribeiro' })
  expect(await codeOf(call('PATCH', path, { powers: null }))).toBe('403 manages-no-users')
  for (const powers of [{ ...nothing, acts: ['voar'] }, { ...nothing, decidesUpTo: 'mil' }, { ...nothing, decidesUpTo: '-1' }, 'tudo'])
    expect((await admin('PATCH', path, { powers })).status).toBe(422)
  await admin('PATCH', path, { powers: (await admin('GET', path)).body.data.powers })
  expect(await deedsOf()).toHaveLength(deeds.length)
  expect(await codeOf(call('GET', serviceRequests))).toBe('403 no-reading')
})

test('the document names the power of each operation that needs one', async () => {
  const { paths } = (await api.call('GET', '/openapi.json')).body as unknown as { paths: Record<string, Record<string, Fields>> }
  expect(paths['/pessoas/exportar.csv']?.get?.['x-power']).toBe('exportar')
  expect(paths['/pessoas/{id}/revelar']?.post?.['x-power']).toBe('revelar')
  expect(paths['/pessoas']?.get).not.toHaveProperty('x-power')
})
