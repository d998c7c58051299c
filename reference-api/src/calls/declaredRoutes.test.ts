import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { departmentDraft, departments, functionDraft, functions, match, minorDraft, people, personDraft } from '../testing/drafts.js'
import { type Call, startTestServer, type TestServer } from '../testing/testServer.js'

let api: TestServer
let call: Call
beforeAll(async () => {
  api = await startTestServer()
  call = await api.signIn()
})
afterAll(() => api.close())

const reason = 'Certidão de óbito 123'

async function created(path: string, draft: object) {
  const answer = await call('POST', path, draft)
  expect(answer.body.issues).toBeUndefined()
  expect(answer.headers.get('Location')).toBe(`/api/admin/v1${path}/${answer.body.data.id}`)
  return answer.body.data
}
const read = async (path: string, id: number) => (await call('GET', `${path}/${id}`)).body.data

describe('a death', () => {
  test('is registered once however often the request arrives, and only by its own call', async () => {
    const person = await created(people, personDraft())
    const body = { to: 'falecido', reason, version: 1 }
    const send = () => call('POST', `${people}/${person.id}/situacao`, body, { 'Idempotency-Key': `death-${person.id}` })
    const [first, second] = [await send(), await send()]
    expect([first.status, first.headers.get('ETag')]).toEqual([200, '"2"'])
    expect(second.body).toEqual(first.body)
    for (const action of ['ativar', 'inativar']) {
      const refused = await call('POST', `${people}/acoes/${action}`, { ids: [person.id] })
      expect(refused.body.data).toMatchObject({ done: 0, refused: [{ id: person.id, code: 'no-transition' }] })
    }
    const draft = await call('POST', people, personDraft({ status: 'falecido' }))
    expect(draft.body.issues).toEqual([{ path: 'status', code: 'invalid' }])
    const { rows } = await call('GET', `${people}/${person.id}/historico`)
    expect(rows[0]).toMatchObject({ action: 'transition', reason, changes: [{ field: 'status', before: 'ativo', after: 'falecido' }] })
  })

  test('needs a reason that says something, the version that was seen and a status that exists', async () => {
    const { id } = await created(people, personDraft())
    const issues = async (body: object) => (await call('POST', `${people}/${id}/situacao`, body)).body.issues
    expect(await issues({ to: 'falecido', reason: ' faleceu ', version: 1 })).toEqual([
      { path: 'reason', code: 'minLength', params: { min: 10 } },
    ])
    expect(await issues({ to: 'morto', reason, version: 1 })).toMatchObject([{ path: 'to' }])
    expect(await issues({ to: 'falecido', reason })).toEqual([{ path: 'version', code: 'required' }])
    expect((await call('POST', `${people}/999999/situacao`, { to: 'falecido', reason, version: 1 })).status).toBe(404)
    expect((await call('POST', `${departments}/1/situacao`, { to: 'inativo', reason, version: 1 })).status).toBe(404)
  })
})

describe('a CPF', () => {
  test('is shown thirty times a minute to each person, and is in no history', async () => {
    const clerk = await api.signIn('gestora')
    const draft = personDraft()
    const { cpf } = draft
    const { id } = await created(people, draft)
    const answers = await Promise.all(Array.from({ length: 32 }, () => clerk('POST', `${people}/${id}/revelar`, { field: 'cpf' })))
    expect(answers.filter(({ status }) => status === 200).length).toBe(30)
    const refused = answers.find(({ status }) => status === 429)
    expect(Number(refused?.headers.get('Retry-After'))).toBeGreaterThan(50)
    const [shown] = answers.filter(({ status }) => status === 200)
    expect([shown?.body.data, shown?.headers.get('Cache-Control')]).toEqual([{ value: cpf }, 'no-store'])
    expect((await call('POST', `${people}/${id}/revelar`, { field: 'cpf' })).status).toBe(200)
    api.advance(61)
    expect((await clerk('POST', `${people}/${id}/revelar`, { field: 'cpf' })).status).toBe(200)
    const { rows } = await call('GET', `${people}/${id}/historico`)
    const reveals = rows.filter(({ action }) => action === 'reveal')
    expect(reveals.length).toBe(32)
    expect(JSON.stringify(reveals)).not.toContain(String(cpf))
  })
})

describe('a reassignment', () => {
  const held = (functionId: number, departmentId: number, more: object = {}) => ({ functionId, departmentId, start: '2020-01-01', ...more })

  test('moves what is held now, leaves the past alone, and frees the department to be inactivated', async () => {
    const [from, to] = [await created(departments, departmentDraft()), await created(departments, departmentDraft())]
    const job = await created(functions, functionDraft())
    const child = await created(departments, departmentDraft({ parentId: from.id }))
    const past = held(job.id, from.id, { start: '2001-01-01', end: '2002-01-01' })
    const person = await created(people, personDraft({ functions: [past, held(job.id, from.id)] }))
    const refused = await call('POST', `${departments}/acoes/inativar`, { ids: [from.id] })
    expect((refused.body.data as unknown as { refused: object[] }).refused).toMatchObject([
      {
        dependants: [
          { field: 'parentId', count: 1 },
          { entity: 'person', field: 'functions.departmentId', count: 1 },
        ],
      },
    ])
    const answer = await call('POST', `${departments}/${from.id}/reatribuir`, { para: to.id, escopo: 'vigentes', version: 1 })
    expect(answer.body.data).toEqual({
      moved: [
        { entity: 'department', field: 'parentId', count: 1 },
        { entity: 'person', field: 'functions.departmentId', count: 1 },
      ],
    })
    expect(await read(departments, child.id)).toMatchObject({ parentId: to.id, version: 2 })
    expect((await read(people, person.id)).functions).toMatchObject([{ departmentId: from.id }, { departmentId: to.id }])
    const { rows } = await call('GET', `${people}/${person.id}/historico`)
    expect(rows[0]).toMatchObject({
      action: 'update',
      changes: [{ field: 'functions[1].departmentId', before: from.id, after: to.id }],
    })
    expect((await call('POST', `${departments}/acoes/inativar`, { ids: [from.id] })).body.data).toMatchObject({ done: 1 })
  })

  test('moves everything for a deletion, also what is past and what is inactive', async () => {
    const [from, to] = [await created(departments, departmentDraft()), await created(departments, departmentDraft())]
    const job = await created(functions, functionDraft())
    const child = await created(departments, departmentDraft({ parentId: from.id, status: 'inativo' }))
    await created(people, personDraft({ functions: [held(job.id, from.id, { start: '2001-01-01', end: '2002-01-01' })] }))
    await call('POST', `${departments}/${from.id}/reatribuir`, { para: to.id, escopo: 'todas', version: 1 })
    expect((await read(departments, child.id)).parentId).toBe(to.id)
    expect((await call('DELETE', `${departments}/${from.id}`, undefined, match(1))).status).toBe(200)
  })

  test('moves nothing when a rule of one record forbids it, and names the record and the rule', async () => {
    const [plain, strict] = [await created(functions, functionDraft()), await created(functions, functionDraft({ requiresCref: true }))]
    const department = await created(departments, departmentDraft())
    const registered = await created(people, personDraft({ functions: [held(plain.id, department.id, { crefNumber: '012345-G/PR' })] }))
    const bare = await created(people, personDraft({ functions: [held(plain.id, department.id)] }))
    const answer = await call('POST', `${functions}/${plain.id}/reatribuir`, { para: strict.id, escopo: 'todas', version: 1 })
    expect([answer.status, answer.body.code]).toEqual([409, 'reassign-refused'])
    expect(answer.body.data).toEqual({
      refused: [{ entity: 'person', field: 'functions[0].crefNumber', id: bare.id, label: bare.name, code: 'person.crefRequired' }],
    })
    expect((await read(people, registered.id)).version).toBe(1)
  })

  test('never puts a department below itself, nor two of one name side by side', async () => {
    const from = await created(departments, departmentDraft())
    const child = await created(departments, departmentDraft({ parentId: from.id, name: 'Seção de Compras' }))
    const below = await call('POST', `${departments}/${from.id}/reatribuir`, { para: child.id, version: 1 })
    expect(below.body.data).toMatchObject({ refused: [{ id: child.id, code: 'department.cycle' }] })
    const to = await created(departments, departmentDraft())
    await created(departments, departmentDraft({ parentId: to.id, name: 'Seção de Compras' }))
    const twice = await call('POST', `${departments}/${from.id}/reatribuir`, { para: to.id, version: 1 })
    expect([twice.status, twice.body.data]).toMatchObject([409, { refused: [{ id: child.id, field: 'name', code: 'duplicate' }] }])
    expect((await read(departments, child.id)).parentId).toBe(from.id)
  })

  test('goes to an active record, from the version that was seen', async () => {
    const from = await created(departments, departmentDraft())
    const idle = await created(departments, departmentDraft({ status: 'inativo' }))
    for (const para of [idle.id, from.id, 999_999]) {
      const answer = await call('POST', `${departments}/${from.id}/reatribuir`, { para, version: 1 })
      expect(answer.body.issues).toEqual([{ path: 'para', code: 'reference' }])
    }
    const stale = await call('POST', `${departments}/${from.id}/reatribuir`, { para: idle.id, version: 9 })
    expect([stale.status, stale.body.data.id]).toEqual([412, from.id])
    const adult = await created(people, personDraft())
    await created(people, minorDraft({ personId: adult.id }))
    expect((await call('POST', `${people}/${adult.id}/reatribuir`, { para: 1, version: 1 })).status).toBe(404)
  })
})
