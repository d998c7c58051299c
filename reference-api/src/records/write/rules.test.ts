import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  departmentDraft,
  departments,
  functionDraft,
  functions,
  match,
  minorDraft,
  newCpf,
  people,
  personDraft,
} from '../../testing/drafts.js'
import { type Answer, type Call, startTestServer, type TestServer } from '../../testing/testServer.js'

let api: TestServer
let call: Call
beforeAll(async () => {
  api = await startTestServer()
  call = await api.signIn()
})
afterAll(() => api.close())

const issuesOf = ({ body }: Answer) => (body.issues ?? []).map(({ path, code }) => `${path}: ${code}`)

async function created(path: string, draft: object) {
  const answer = await call('POST', path, draft)
  expect(issuesOf(answer)).toEqual([])
  return answer.body.data
}

describe('departments', () => {
  test('never stand below themselves nor deeper than six levels', async () => {
    const chain = [await created(departments, departmentDraft())]
    for (let level = 2; level <= 6; level++) chain.push(await created(departments, departmentDraft({ parentId: chain.at(-1)?.id })))
    const [top, second] = chain
    expect(issuesOf(await call('POST', departments, departmentDraft({ parentId: chain.at(-1)?.id })))).toEqual([
      'parentId: department.depth',
    ])
    for (const below of [top, second, chain[5]]) {
      const answer = await call('PUT', `${departments}/${top?.id}`, { ...top, parentId: below?.id }, match(1))
      expect(answer.status).toBe(409)
      expect(issuesOf(answer)).toEqual(['parentId: department.cycle'])
    }
    const other = await created(departments, departmentDraft())
    // What may be chosen above it is neither itself nor one below it.
    const asked = [top, second, chain[5], other].map((each) => each?.id).join()
    const offered = await call('GET', `${departments}/opcoes?fora_de=${second?.id}&busca=${encodeURIComponent(`#${asked}`)}`)
    expect(new Set(offered.rows.map(({ id }) => id))).toEqual(new Set([top?.id, other.id]))
    expect(issuesOf(await call('PUT', `${departments}/${top?.id}`, { ...top, parentId: other.id }, match(1)))).toEqual([
      'parentId: department.depth',
    ])
  })

  test('have a parent that exists and is active', async () => {
    const parent = await created(departments, departmentDraft({ status: 'inativo' }))
    expect(issuesOf(await call('POST', departments, departmentDraft({ parentId: parent.id })))).toEqual([
      'parentId: department.parentInactive',
    ])
    expect(issuesOf(await call('POST', departments, departmentDraft({ parentId: 2 ** 40 })))).toEqual(['parentId: reference'])
  })

  test('are unique by acronym, and by name below the same parent', async () => {
    const first = await created(departments, departmentDraft({ acronym: 'UNICO', name: 'Nome Único' }))
    const twice = await call('POST', departments, departmentDraft({ acronym: 'unico' }))
    expect(twice.status).toBe(409)
    expect(twice.body.code).toBe('duplicate')
    expect(issuesOf(twice)).toEqual(['acronym: duplicate'])
    expect(issuesOf(await call('POST', departments, departmentDraft({ name: 'NOME ÚNICO' })))).toEqual(['name: duplicate'])
    const below = await created(departments, departmentDraft({ name: 'Nome Único', parentId: first.id }))
    // Both issues are reported together, for a new record and for an update.
    const both = departmentDraft({ acronym: 'unico', name: 'nome único' })
    const taken = ['acronym: duplicate', 'name: duplicate']
    expect(issuesOf(await call('POST', departments, both)).toSorted()).toEqual(taken)
    const moved = await call('PUT', `${departments}/${below.id}`, { ...both, parentId: null }, match(1))
    expect([moved.status, issuesOf(moved).toSorted()]).toEqual([409, taken])
    // A record may keep its own values.
    expect(
      (await call('PUT', `${departments}/${below.id}`, { ...below, acronym: String(below.acronym).toLowerCase() }, match(1))).status,
    ).toBe(200)
  })

  test('of the same acronym may come after one that was deleted, which then cannot be restored', async () => {
    const first = await created(departments, departmentDraft({ acronym: 'VOLTA' }))
    await call('DELETE', `${departments}/${first.id}`, undefined, match(1))
    await created(departments, departmentDraft({ acronym: 'VOLTA' }))
    const { body } = await call('POST', `${departments}/acoes/restaurar`, { ids: [first.id] })
    expect(body.data).toMatchObject({ done: 0, refused: [{ id: first.id, code: 'duplicate' }] })
    expect((await call('GET', `${departments}?excluidos=1`)).rows.map(({ id }) => id)).toContain(first.id)
  })

  test('that are deleted block the restoration of people with a function in them', async () => {
    const { id: departmentId } = await created(departments, departmentDraft())
    const { id: functionId } = await created(functions, functionDraft())
    const held = [{ functionId, departmentId, start: '2024-01-01', end: null, hours: 20 }]
    const person = await created(people, personDraft({ functions: held }))
    await call('DELETE', `${people}/${person.id}`, undefined, match(1))
    const { version } = (await call('GET', `${departments}/${departmentId}`)).body.data
    expect((await call('DELETE', `${departments}/${departmentId}`, undefined, match(version))).status).toBe(200)
    const restore = () => call('POST', `${people}/acoes/restaurar`, { ids: [person.id] })
    expect((await restore()).body.data).toMatchObject({ done: 0, refused: [{ id: person.id, code: 'reference' }] })
    await call('POST', `${departments}/acoes/restaurar`, { ids: [departmentId] })
    expect((await restore()).body.data).toMatchObject({ done: 1 })
  })

  test('come back together: below each other, but not below what stays away, and of two of one acronym the older', async () => {
    const draft = { acronym: 'GEMEO' }
    const parent = await created(departments, departmentDraft())
    const child = await created(departments, departmentDraft({ parentId: parent.id }))
    // This record is older than its new parent.
    const moved = await call(
      'PUT',
      `${departments}/${parent.id}`,
      { ...parent, parentId: (await created(departments, departmentDraft())).id },
      match(1),
    )
    const top = moved.body.data.parentId as number
    const older = await created(departments, departmentDraft({ ...draft, parentId: child.id }))
    const hide = (ids: readonly number[]) => call('POST', `${departments}/acoes/excluir`, { ids })
    await hide([older.id])
    const younger = await created(departments, departmentDraft(draft))
    const below = await created(departments, departmentDraft({ parentId: younger.id }))
    const all = [parent.id, child.id, top, older.id, younger.id, below.id]
    expect((await hide(all)).body.data).toMatchObject({ done: 5 })
    const { body } = await call('POST', `${departments}/acoes/restaurar`, { ids: all })
    expect(body.data).toMatchObject({
      done: 4,
      refused: [
        { id: younger.id, code: 'duplicate' },
        { id: below.id, code: 'reference' },
      ],
    })
    expect((await call('GET', `${departments}/${older.id}`)).body.data.parentId).toBe(child.id)
    const { rows } = await call('GET', `${departments}/${older.id}/historico`)
    expect(rows.map(({ action }) => action)).toEqual(['restore', 'delete', 'create'])
  })

  test('are led by an adult, and stood in for by somebody else', async () => {
    const adult = await created(people, personDraft())
    const minor = await created(people, minorDraft({ personId: adult.id }))
    expect(issuesOf(await call('POST', departments, departmentDraft({ managerId: minor.id })))).toEqual([
      'managerId: department.managerCapacity',
    ])
    expect(issuesOf(await call('POST', departments, departmentDraft({ managerId: adult.id, deputyId: adult.id })))).toEqual([
      'deputyId: department.deputyIsManager',
    ])
    const led = await created(departments, departmentDraft({ managerId: adult.id }))
    expect(led.manager).toEqual({ id: adult.id, label: adult.name })
    expect((await call('POST', `${people}/acoes/inativar`, { ids: [adult.id] })).body.data).toMatchObject({
      done: 0,
      refused: [{ code: 'in-use' }],
    })
  })

  test('of a regional office name one of the seeded regions', async () => {
    expect(issuesOf(await call('POST', departments, departmentDraft({ kind: 'escritorio-regional' })))).toEqual(['regionId: required'])
    const office = await created(departments, departmentDraft({ kind: 'escritorio-regional', regionId: 9 }))
    expect(office.region).toEqual({ id: 9, label: 'Regional de Pato Branco' })
  })

  test('stay active while active ones stand below, unless those go along', async () => {
    const parent = await created(departments, departmentDraft())
    const child = await created(departments, departmentDraft({ parentId: parent.id }))
    const alone = await call('POST', `${departments}/acoes/inativar`, { ids: [parent.id] })
    expect(alone.body.data).toMatchObject({
      done: 0,
      refused: [{ id: parent.id, code: 'department.activeChildren', params: { count: 1, label: child.name } }],
    })
    expect((await call('POST', `${departments}/acoes/inativar`, { ids: [parent.id, child.id] })).body.data).toMatchObject({ done: 2 })
    expect((await call('POST', `${departments}/acoes/ativar`, { ids: [child.id] })).body.data).toMatchObject({
      refused: [{ code: 'department.parentInactive' }],
    })
    expect((await call('POST', `${departments}/acoes/ativar`, { ids: [child.id, parent.id] })).body.data).toMatchObject({ done: 2 })
  })

  test('are not deleted while others refer to them, and what refers is named', async () => {
    const parent = await created(departments, departmentDraft())
    const child = await created(departments, departmentDraft({ parentId: parent.id }))
    const answer = await call('DELETE', `${departments}/${parent.id}`, undefined, match(1))
    expect(answer.status).toBe(409)
    expect(answer.body.code).toBe('department.children')
    expect(answer.body.message).toContain(String(child.name))
    expect(answer.body.data).toMatchObject({
      dependants: [{ entity: 'department', field: 'parentId', count: 1, example: { id: child.id, label: child.name } }],
    })
  })
})

describe('functions', () => {
  test('count the people who hold them now, and stay active while somebody does', async () => {
    const department = await created(departments, departmentDraft())
    const held = await created(functions, functionDraft({ cbo: '2313-15' }))
    const years = { past: { start: '2001-01-01', end: '2002-01-01' }, present: { start: '2001-01-01' } }
    for (const period of [years.past, years.present]) {
      await created(people, personDraft({ functions: [{ functionId: held.id, departmentId: department.id, ...period }] }))
    }
    expect((await call('GET', `${functions}/${held.id}`)).body.data.peopleCount).toBe(1)
    expect((await call('POST', `${functions}/acoes/inativar`, { ids: [held.id] })).body.data).toMatchObject({
      refused: [{ code: 'function.inUse', params: { count: 1 } }],
    })
    expect((await call('POST', `${departments}/acoes/inativar`, { ids: [department.id] })).body.data).toMatchObject({
      refused: [{ code: 'department.activePeople' }],
    })
    expect((await call('DELETE', `${functions}/${held.id}`, undefined, match(1))).body.code).toBe('function.held')
  })

  test('that require a CREF ask for it in each row', async () => {
    const department = await created(departments, departmentDraft())
    const strict = await created(functions, functionDraft({ requiresCref: true }))
    const row = { functionId: strict.id, departmentId: department.id, start: '2020-01-01' }
    expect(issuesOf(await call('POST', people, personDraft({ functions: [row] })))).toEqual([
      'functions[0].crefNumber: person.crefRequired',
    ])
    const person = await created(people, personDraft({ functions: [{ ...row, crefNumber: '012345-G/PR' }] }))
    expect(person).toMatchObject({ mainFunction: { id: strict.id }, mainDepartment: { id: department.id }, age: expect.any(Number) })
  })
})

describe('people', () => {
  test('are unique by CPF, also when two clerks register the same one at once', async () => {
    const cpf = newCpf()
    const answers = await Promise.all([1, 2].map(() => call('POST', people, personDraft({ cpf }))))
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused && issuesOf(refused)).toEqual(['cpf: duplicate'])
  })

  test('without a CPF are recognised by name, birthday and mother', async () => {
    const adult = await created(people, personDraft())
    const draft = () =>
      minorDraft(
        { personId: adult.id },
        { documentType: 'interno', cpf: null, internalReason: 'CPF não emitido', name: 'João Sem Documento', motherName: 'Maria Mãe' },
      )
    const first = await created(people, draft())
    expect(first.internalCode).toMatch(/^INT-\d{6}$/)
    expect(first.document).toBe(first.internalCode)
    expect(issuesOf(await call('POST', people, { ...draft(), name: 'JOAO SEM DOCUMENTO' }))).toEqual(['name: duplicate'])
    const found = await call('GET', `${people}?busca=${first.internalCode}`)
    expect(found.rows.map(({ id }) => id)).toEqual([first.id])
    const withCpf = await call('PUT', `${people}/${first.id}`, { ...first, documentType: 'cpf', cpf: newCpf() }, match(1))
    expect(withCpf.body.data.internalCode).toBe(first.internalCode)
  })

  test('have guardians who are grown up and not themselves', async () => {
    const adult = await created(people, personDraft())
    const cpf = newCpf()
    const minor = await created(people, minorDraft({ personId: adult.id }, { cpf }))
    expect(minor.guardians).toMatchObject([{ personId: adult.id, person: { label: adult.name } }])
    expect(issuesOf(await call('POST', people, minorDraft({ personId: minor.id })))).toEqual([
      'guardians[0].personId: person.guardianCapacity',
    ])
    const byCpf = { name: 'João Souza', cpf }
    expect(issuesOf(await call('POST', people, minorDraft(byCpf)))).toEqual(['guardians[0].cpf: person.guardianCapacity'])
    const own = await call(
      'PUT',
      `${people}/${minor.id}`,
      { ...minor, guardians: [{ personId: minor.id, relation: 'mae', phone: '41999990000', isMain: true }] },
      match(1),
    )
    expect(issuesOf(own)).toEqual(['guardians[0].personId: person.guardianIsSelf'])
    expect(issuesOf(await call('POST', people, minorDraft({ personId: 99_999 })))).toEqual(['guardians[0].personId: reference'])
    expect((await call('DELETE', `${people}/${adult.id}`, undefined, match(1))).body.code).toBe('person.inUse')
  })

  test('keep groups and rows as they were typed, in their order', async () => {
    const bank = { bankCode: '001', agency: '1234', account: '56789', accountDigit: 'X', accountType: 'corrente', isMain: true }
    const parts = {
      pcd: { has: true, types: ['visual', 'tea'] },
      rg: { number: '1234', issuer: 'SESP', state: 'PR' },
      bankAccounts: [bank, { ...bank, account: '1', isMain: false }],
      emergencyContact: { name: 'Zé', relation: 'irmão', phone: '4133334444' },
    }
    const person = await created(people, personDraft(parts))
    expect(person).toMatchObject(parts)
    const changed = await call('PUT', `${people}/${person.id}`, { ...person, rg: null, bankAccounts: [bank] }, match(1))
    expect(changed.body.data).toMatchObject({ rg: null, bankAccounts: [bank] })
    const { rows } = await call('GET', `${people}/${person.id}/historico`)
    const fields = ((rows[0]?.changes ?? []) as readonly { field: string }[]).map(({ field }) => field)
    expect(fields).toEqual(expect.arrayContaining(['rg.number', 'bankAccounts[1].account']))
  })

  test('abroad have no state of the lookup, and a foreign document that nobody else has', async () => {
    const foreignDocument = { kind: 'passaporte', number: 'AB123456', issuingCountryId: 32 }
    const draft = () =>
      personDraft({
        documentType: 'estrangeiro',
        cpf: null,
        nationality: 'estrangeiro',
        countryId: 32,
        foreignDocument,
        address: { countryId: 32, street: 'Calle', number: '1', neighborhood: 'Centro', stateName: 'Misiones', cityName: 'Posadas' },
      })
    expect((await created(people, draft())).document).toBe('AB123456')
    expect(issuesOf(await call('POST', people, draft()))).toEqual(['foreignDocument.number: duplicate'])
  })
})

describe('the tables themselves', () => {
  test.each([
    sql`update department set parent_id = id`,
    sql`update department set kind = 'clube'`,
    sql`insert into person_function (owner_id, position, function_id, department_id, start) values (1, 0, 999999, 1, '2020-01-01')`,
    sql`delete from app_user`,
  ])('refuse what would break them, whoever asks', async (statement) => {
    await created(departments, departmentDraft())
    await expect(statement.execute(api.database)).rejects.toThrow()
  })
})
