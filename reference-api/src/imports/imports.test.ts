import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rows } from '../database/database.js'
import {
  departmentDraft,
  departments,
  functionDraft,
  functions,
  minorDraft,
  newCpf,
  people,
  personDraft,
  newCnpj,
  supplierDraft,
  suppliers,
} from '../testing/drafts.js'
import { type Call, startTestServer, type TestServer } from '../testing/testServer.js'

let api: TestServer
let call: Call
beforeAll(async () => {
  api = await startTestServer({ demoScale: 0.1 })
  call = await api.signIn()
})
afterAll(() => api.close())

interface Report {
  readonly total: number
  readonly valid: number
  readonly errors: readonly { readonly row: number; readonly issues: readonly { path: string; code: string; params?: object }[] }[]
  readonly identities: readonly { readonly row: number; readonly key: string }[]
}
const check = async (path: string, given: readonly object[]) => {
  const { status, body } = await call('POST', `${path}/importar?simular=1`, { rows: given })
  expect(status, JSON.stringify(body).slice(0, 400)).toBe(200)
  return body.data as unknown as Report
}
const issuesOf = async (path: string, row: object) => (await check(path, [row])).errors.flatMap(({ issues }) => issues)
const write = (path: string, given: readonly object[], key = '', more = {}) =>
  call('POST', `${path}/importar`, { rows: given, ...more }, key ? { 'Idempotency-Key': key } : {})
const count = async (table: string) => (await rows<{ n: number }>(api.database, sql`select count(*) as n from ${sql.table(table)}`))[0]?.n

describe('a check', () => {
  test('writes nothing and says what is wrong row by row', async () => {
    const before = [await count('department'), await count('audit_entry')]
    const report = await check(departments, [departmentDraft(), departmentDraft({ name: '', kind: 'Setr' }), departmentDraft()])
    expect(report).toMatchObject({ total: 3, valid: 2 })
    expect(report.errors).toEqual([
      {
        row: 1,
        issues: [
          { path: 'name', code: 'required' },
          { path: 'kind', code: 'invalid' },
        ],
      },
    ])
    expect([await count('department'), await count('audit_entry')]).toEqual(before)
  })

  test('reads texts as a spreadsheet writes them, in the three languages', async () => {
    for (const kind of ['Núcleo', 'nucleo', 'UNIT', 'coordenação', 'Coordination'])
      expect(await issuesOf(departments, departmentDraft({ kind, sortOrder: '12', phone: '(41) 3333-4444' })), kind).toEqual([])
    for (const requiresCref of ['Sim', 'não', 'X', '', 'yes', '0'])
      expect(await issuesOf(functions, functionDraft({ requiresCref, weeklyHours: '40,0' })), requiresCref).toEqual([])
    for (const birthDate of ['20/05/1980', '20-5-1980', '1980-05-20', '1980-05-20T00:00:00'])
      expect(await issuesOf(people, personDraft({ birthDate })), birthDate).toEqual([])
    expect(await issuesOf(people, personDraft({ birthDate: '31/02/1980' }))).toEqual([{ path: 'birthDate', code: 'date' }])
    expect(await issuesOf(people, personDraft({ pcd: { has: 'sim', types: 'fisica; Visual' } }))).toEqual([])
    const address = { ...(personDraft().address as object), countryId: 'BR', stateId: 'Paraná', latitude: '-25,4284', cityId: 'curitiba' }
    expect(await issuesOf(people, personDraft({ address }))).toEqual([])
  })

  test('finds references by name, code, document and id', async () => {
    const { body } = await call('POST', departments, departmentDraft({ name: 'Núcleo de Referências', acronym: 'NR/1' }))
    for (const parentId of ['Núcleo de Referências', 'nucleo de  referencias', 'nr/1', body.data.id, String(body.data.id), ''])
      expect(await issuesOf(departments, departmentDraft({ parentId })), String(parentId)).toEqual([])
    const cpf = newCpf()
    await call('POST', people, personDraft({ cpf }))
    expect(await issuesOf(departments, departmentDraft({ managerId: cpf }))).toEqual([])
    expect(await issuesOf(departments, departmentDraft({ parentId: 'Nenhum', managerId: '999999' }))).toEqual([
      { path: 'parentId', code: 'reference' },
    ])
    expect(await issuesOf(departments, departmentDraft({ managerId: '999999' }))).toEqual([{ path: 'managerId', code: 'reference' }])
  })

  test('says what place was not found, and the one of the state beside that is much like it', async () => {
    const address = { countryId: '76', zipCode: '80000-000', street: 'R', number: '1', neighborhood: 'C', stateId: 'PR' }
    const told = async (cityId: string, more: object = {}) =>
      (await issuesOf(people, personDraft({ address: { ...address, ...more, cityId } }))).filter(({ path }) => path === 'address.cityId')
    expect(await told('Londrna')).toEqual([{ path: 'address.cityId', code: 'unknownCityNear', params: { near: 'Londrina' } }])
    expect(await told('Lodnrina ')).toEqual([{ path: 'address.cityId', code: 'unknownCityNear', params: { near: 'Londrina' } }])
    expect(await told('Londrna', { stateId: 'SC' })).toEqual([{ path: 'address.cityId', code: 'unknownCity' }])
    expect(await told('Atlântida')).toEqual([{ path: 'address.cityId', code: 'unknownCity' }])
  })

  test('finds a city with its state behind it, as offices write it, and refuses one of another state than the one beside it', async () => {
    const address = { countryId: '76', zipCode: '80000-000', street: 'R', number: '1', neighborhood: 'C', stateId: 'PR' }
    for (const cityId of ['Ponta Grossa/PR', 'ponta grossa - pr', 'PONTA GROSSA (PR)', 'Ponta Grossa, PR'])
      expect(await issuesOf(people, personDraft({ address: { ...address, cityId } })), cityId).toEqual([])
    expect(await issuesOf(people, personDraft({ address: { ...address, cityId: 'Bom Jesus/RS' } }))).toMatchObject([
      { path: 'address.cityId' },
    ])
  })

  test('takes the city of the state that stands beside it, and asks when nothing decides', async () => {
    const address = { countryId: '76', zipCode: '80000-000', street: 'R', number: '1', neighborhood: 'C', cityId: 'Bom Jesus' }
    expect(await issuesOf(people, personDraft({ address: { ...address, stateId: 'RS' } }))).toEqual([])
    const open = await issuesOf(people, personDraft({ address }))
    expect(open).toContainEqual({ path: 'address.cityId', code: 'ambiguous' })
  })

  test('gives a code its zeros back, and never takes a number for the id of a record that has a code', async () => {
    const classOf = async (code: string) => {
      const { status, body } = await write(suppliers, [supplierDraft({ cnpj: newCnpj(), lineIds: code })])
      expect(status, JSON.stringify(body).slice(0, 400)).toBe(201)
      const [supplier] = (await rows<{ id: number }>(api.database, sql`select max(id) as id from supplier`)).map(({ id }) => id)
      const found = sql`select c.full_code as code from supplier_line l join material_class c on c.id = l.class_id where l.owner_id = ${supplier}`
      return (await rows<{ code: string }>(api.database, found)).map(({ code: full }) => full)
    }
    const known = await rows<{ code: string }>(
      api.database,
      sql`select full_code as code from material_class where full_code like '0%' limit 1`,
    )
    const [{ code = '' } = {}] = known
    expect(await classOf(code.replace(/^0+/, ''))).toEqual([code])
    expect(await issuesOf(suppliers, supplierDraft({ lineIds: '3' }))).toEqual([{ path: 'lineIds[0]', code: 'reference' }])
  })

  test('knows twins within the file and in the table, by every rule of uniqueness', async () => {
    const cpf = newCpf()
    const { body: known } = await call('POST', people, personDraft({ cpf }))
    const record = { entity: 'person', id: known.data.id, label: known.data.label }
    const twin = newCpf()
    const bare = { documentType: 'interno', cpf: '', internalReason: 'sem documento', motherName: 'Ana', address: null }
    const child = minorDraft({ name: 'Ana Mãe', cpf: newCpf() }, { ...bare, name: 'José Gêmeo' })
    const given = [personDraft({ cpf }), personDraft({ cpf: twin }), personDraft({ cpf: twin }), child, { ...child, name: 'JOSE GEMEO' }]
    const report = await check(people, given)
    expect(report.errors).toEqual([
      { row: 0, issues: [{ path: 'cpf', code: 'duplicate', record }] },
      { row: 2, issues: [{ path: 'cpf', code: 'duplicateRow', params: { row: 2 } }] },
      { row: 4, issues: [{ path: 'name', code: 'duplicateRow', params: { row: 4 } }] },
    ])
    const keys = report.identities.filter(({ row }) => row === 1 || row === 2).map(({ key }) => key)
    expect(new Set(keys).size).toBe(1)
    expect(keys.join()).not.toContain(twin)
  })

  test('holds rows against the rules that look at other records', async () => {
    const child = await call('POST', people, minorDraft({ name: 'Ana Mãe', cpf: newCpf() }))
    expect(await issuesOf(departments, departmentDraft({ managerId: child.body.data.id }))).toEqual([
      { path: 'managerId', code: 'department.managerCapacity' },
    ])
  })

  test('refuses the error of a formula in any cell, by its name', async () => {
    expect(await issuesOf(departments, departmentDraft({ acronym: '#VALUE!', name: '#N/D' }))).toEqual([
      { path: 'name', code: 'formula' },
      { path: 'acronym', code: 'formula' },
    ])
    const address = { ...(personDraft().address as object), street: 'Err:502', cityId: '#REF!' }
    expect((await issuesOf(people, personDraft({ address }))).filter(({ path }) => path.startsWith('address'))).toEqual([
      { path: 'address.street', code: 'formula' },
      { path: 'address.cityId', code: 'formula' },
    ])
    expect(await issuesOf(departments, departmentDraft({ name: 'Sala #3' }))).toEqual([])
  })

  test('refuses unknown fields', async () => {
    expect(await issuesOf(departments, departmentDraft({ nome: 'x' }))).toEqual([{ path: 'nome', code: 'unknownField' }])
  })

  test('of anything but up to 10,000 rows is refused completely', async () => {
    for (const body of [{}, { rows: [] }, { rows: 'x' }, { rows: [1] }, { rows: Array.from({ length: 10_001 }, () => ({})) }]) {
      const answer = await call('POST', `${departments}/importar?simular=1`, body)
      expect(answer.status).toBe(422)
    }
  })
})

describe('an import', () => {
  test('stores all rows at once, with their parts and their history', async () => {
    const given = [
      personDraft({ functions: [{ functionId: 1, departmentId: 1, start: '01/02/2020', crefNumber: '000001-G/PR' }] }),
      personDraft(),
    ]
    const { status, body } = await write(people, given, '', { fileName: 'pessoas.csv' })
    expect(status, JSON.stringify(body)).toBe(201)
    const { created, firstId, lastId } = body.data as unknown as { created: number; firstId: number; lastId: number }
    expect(created).toBe(2)
    expect(lastId).toBe(firstId + 1)
    const record = (await call('GET', `${people}/${firstId}`)).body.data
    expect(record).toMatchObject({ version: 1, status: 'ativo', functions: [{ start: '2020-02-01', function: { id: 1 } }] })
    expect((await call('GET', `${people}?busca=${String(given[0]?.cpf)}`)).rows).toHaveLength(1)
    const history = (await call('GET', `${people}/${firstId}/historico`)).rows
    expect(history[0]).toMatchObject({ action: 'import' })
    const [entry] = await rows(api.database, sql`select source from audit_entry where entity = 'person' and record_id = ${firstId}`)
    expect(entry?.source).toBe('pessoas.csv')
    const edited = await call('PUT', `${people}/${firstId}`, { ...record, phone2: '41988887777' }, { 'If-Match': '"1"' })
    expect(edited.status, JSON.stringify(edited.body)).toBe(200)
  })

  test('with one bad row stores nothing and names them all', async () => {
    const before = await count('department')
    const given = Array.from({ length: 40 }, (_, place) => departmentDraft(place % 10 < 3 ? { email: 'x' } : {}))
    const { status, body } = await write(departments, given)
    expect(status).toBe(422)
    expect((body.data as unknown as Report).errors).toHaveLength(12)
    expect(body.issues[0]).toEqual({ path: 'rows[0].email', code: 'email' })
    expect(await count('department')).toBe(before)
  })

  test('sent again under its key is stored once', async () => {
    const given = [departmentDraft()]
    const [first, second] = await Promise.all([write(departments, given, 'once'), write(departments, given, 'once')])
    const third = await write(departments, given, 'once')
    expect([first.status, second.status, third.status]).toEqual([201, 201, 201])
    expect(third.body).toEqual(first.body)
    expect((await write(departments, [departmentDraft()], 'once')).body.code).toBe('key-reused')
  })

  test('beside another one of the same rows: one is stored, the other told what is taken', async () => {
    const given = Array.from({ length: 50 }, () => departmentDraft())
    const answers = await Promise.all([
      write(departments, given),
      write(departments, given.toReversed()),
      write(functions, [functionDraft()]),
    ])
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 201, 422])
    expect(
      (await call('GET', `${departments}?busca=${String(given[7]?.acronym)}`)).rows.filter(({ acronym }) => acronym === given[7]?.acronym),
    ).toHaveLength(1)
  })

  test('by somebody signed out is refused', async () => {
    expect((await api.call('POST', `${departments}/importar`, { rows: [departmentDraft()] })).status).toBe(401)
  })
})

describe('lines with the id of a stored record', () => {
  const stored = async (more: object = {}) =>
    (await call('POST', people, personDraft(more))).body.data as unknown as { id: number; version: number; functions: { id: number }[] }
  const get = async (id: number) => (await call('GET', `${people}/${id}`)).body.data

  test('write over it what they say otherwise, beside new records, and leave the rest', async () => {
    const [changed, same] = [await stored({ motherName: 'Maria Silva' }), await stored()]
    const before = await get(same.id)
    const stands = (await get(changed.id)) as unknown as { readonly phone: string; readonly address: { readonly number: string } }
    const lines = [
      { id: String(changed.id), phone: '(41) 97777-1234', address: { number: '99' } },
      personDraft(),
      { id: same.id, phone: String(before.phone) },
    ]
    const report = (await call('POST', `${people}/importar?simular=1`, { rows: lines })).body.data
    expect(report).toMatchObject({ total: 3, valid: 3, updated: [0], unchanged: [2], errors: [] })
    const [told] = report.changes as unknown as { readonly row: number; readonly changes: readonly object[] }[]
    expect(told).toEqual({
      row: 0,
      changes: [
        { field: 'phone', before: stands.phone, after: '41977771234' },
        { field: 'address.number', before: stands.address.number, after: '99' },
      ],
    })
    expect((await get(changed.id)).version).toBe(1)
    const { status, body } = await write(people, lines)
    expect([status, body.data]).toEqual([201, expect.objectContaining({ created: 1, updated: 1, unchanged: 1 })])
    expect(await get(changed.id)).toMatchObject({
      version: 2,
      phone: '41977771234',
      motherName: 'Maria Silva',
      address: { number: '99', street: (before.address as { street: string }).street },
    })
    expect(await get(same.id)).toEqual(before)
  })

  test('of an old file do not undo what others changed after it, nor does a line that no longer says how old it is', async () => {
    const [theirs, own, unread, emptied] = [await stored(), await stored(), await stored(), await stored()]
    const colleague = await api.signIn('gestora')
    expect((await colleague('POST', `${people}/importar`, { rows: [{ id: theirs.id, notes: 'Da colega' }] })).status).toBe(201)
    const { updatedBy } = await get(theirs.id)
    // In a cell a moment has no seconds, so what changed in the same minute is not told apart.
    const [old, now] = ['01/11/2026 07:05', String((await get(theirs.id)).updatedAt)]
    const line = { id: theirs.id, notes: 'Do arquivo' }
    const report = await check(people, [
      { ...line, updatedAt: old },
      { id: own.id, notes: 'Do arquivo', updatedAt: old },
      { id: unread.id, notes: 'Do arquivo', updatedAt: 'ontem' },
      { id: emptied.id, notes: 'Do arquivo', updatedAt: '' },
    ])
    expect(report.errors).toEqual([
      {
        row: 0,
        issues: [
          {
            path: 'updatedAt',
            code: 'changedSince',
            params: { at: expect.stringMatching(/^\d\d\/\d\d\/\d{4} \d\d:\d\d$/), by: (updatedBy as { label: string }).label },
          },
        ],
      },
      { row: 2, issues: [{ path: 'updatedAt', code: 'exportedAt' }] },
      { row: 3, issues: [{ path: 'updatedAt', code: 'exportedAt' }] },
    ])
    for (const fresh of [{ ...line, updatedAt: now }, line, { id: theirs.id, notes: 'Da colega', updatedAt: old }])
      expect((await check(people, [fresh])).errors).toEqual([])
  })

  test('change rows by their ids, add and take out', async () => {
    const functions = [
      { functionId: 1, departmentId: 1, start: '2020-02-01', end: '2021-01-31', crefNumber: '000001-G/PR' },
      { functionId: 1, departmentId: 1, start: '2021-02-01', crefNumber: '000001-G/PR' },
    ]
    const record = await stored({ functions })
    const [, second] = record.functions
    const lines = [
      {
        id: record.id,
        functions: [
          { id: second?.id, hours: '20' },
          { functionId: 1, departmentId: 1, start: '01/02/2010', end: '01/02/2011', crefNumber: '000001-G/PR' },
        ],
      },
    ]
    const { status, body } = await write(people, lines)
    expect(status, JSON.stringify(body)).toBe(201)
    expect((await get(record.id)).functions).toMatchObject([{ id: second?.id, start: '2021-02-01', hours: 20 }, { start: '2010-02-01' }])
  })

  test('are refused line by line: unknown, named twice, wrong, and with another status', async () => {
    const record = await stored()
    const lines = [
      { id: 999_999_999, phone: '41977771234' },
      { id: record.id, birthDate: '31/02/1980' },
      { id: record.id, name: 'Outra Pessoa' },
      { id: (await stored()).id, status: 'falecido' },
      { id: 'abc' },
      { id: (await stored()).id, notes: '#VALUE!' },
    ]
    const report = await check(people, lines)
    expect(report.errors.map(({ row, issues: [issue] }) => [row, issue])).toEqual(
      [
        [0, { path: 'id', code: 'reference' }],
        [2, { path: 'id', code: 'duplicateRow', params: { row: 2 } }],
        [4, { path: 'id', code: 'reference' }],
        [1, { path: 'birthDate', code: 'date' }],
        [3, { path: 'status', code: 'statusChange' }],
        [5, { path: 'notes', code: 'formula' }],
      ].toSorted(([a], [b]) => Number(a) - Number(b)),
    )
    const { status, body } = await write(people, [lines[1] ?? {}, personDraft()])
    expect([status, body.issues[0]?.path]).toEqual([422, 'rows[0].birthDate'])
  })
})

describe('a body that is no import', () => {
  test.each([
    ['{"rows":[{}] x}', 400],
    ['{"rows":[{}{}]}', 400],
    ['{"rows":[{},]}', 400],
    ['{"rows":[{} 1]}', 422],
    ['{"rows":[{"a":1 2}]}', 400],
    ['{"rows":[{"__proto__":{"a":1}}]}', 400],
    ['{"rows":[{}],"rows":[{}]}', 400],
    ['[{}]', 422],
    ['', 422],
    ['nonsense', 400],
    ['{"rows":[{"name":"a\\u0000b"}]}', 422],
  ])('is refused: %s', async (body, status) => {
    expect((await call('POST', `${departments}/importar?simular=1`, body)).status).toBe(status)
  })

  test('with other content under the same key is told apart', async () => {
    const rows = [departmentDraft()]
    expect((await write(departments, rows, 'by-content')).status).toBe(201)
    expect((await write(departments, rows, 'by-content', { fileName: 'outro.csv' })).body.code).toBe('key-reused')
  })
})
