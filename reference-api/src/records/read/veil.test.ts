import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rows } from '../../database/database.js'
import {
  match,
  minorDraft,
  newCpf,
  organizationDraft,
  organizations,
  people,
  personDraft,
  supplierDraft,
  suppliers,
} from '../../testing/drafts.js'
import { migrations } from '../../setup/migrations.js'
import { type Call, startTestServer, type TestServer } from '../../testing/testServer.js'

let api: TestServer
let call: Call
beforeAll(async () => {
  api = await startTestServer()
  call = await api.signIn()
})
afterAll(() => api.close())

const cpf = newCpf()
const mask = `***.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-**`
const stored = async (id: number) => (await rows<{ cpf: string }>(api.database, sql`select cpf from person where id = ${id}`))[0]?.cpf
const readings = () => rows(api.database, sql`select entity, record_id, user_id from read_entry order by id`)

/** Of another holder than the record's. */
const account = (holder: string) => ({
  bankCode: '001',
  agency: '1234',
  agencyDigit: null,
  account: '123456',
  accountDigit: '7',
  accountType: 'corrente',
  holderName: 'Olga de Testes',
  holderDocument: holder,
  holderJustification: 'Mãe',
  pixKeyType: 'cpf',
  pixKey: holder,
  isMain: true,
})

describe('a CPF leaves the server by its reveal alone', () => {
  test('whatever is asked, written, refused or repeated', async () => {
    const draft = personDraft({ cpf })
    const key = { 'Idempotency-Key': 'veil' }
    const made = await call('POST', people, draft, key)
    const { id } = made.body.data
    const again = await call('POST', people, draft, key)
    const read = await call('GET', `${people}/${id}`)
    const unchanged = await call('PUT', `${people}/${id}`, read.body.data, match(1))
    const changed = await call('PUT', `${people}/${id}`, { ...read.body.data, notes: 'Lido' }, match(1))
    const stale = await call('PUT', `${people}/${id}`, draft, match(1))
    const late = await call('DELETE', `${people}/${id}`, undefined, match(1))
    const dead = await call('POST', `${people}/${id}/situacao`, { to: 'falecido', reason: 'Certidão de óbito 1', version: 2 })
    const back = await call('POST', `${people}/${id}/situacao`, { to: 'inativo', reason: 'Registro por engano', version: 3 })
    const answers = [made, again, read, unchanged, changed, stale, late, dead, back]
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 200, 200, 200, 412, 412, 200, 200])
    for (const { body } of answers) expect(body.data).toMatchObject({ id, cpf: mask })
    const other = await call('PUT', `${people}/${id}`, { ...back.body.data, cpf: newCpf() }, match(4))
    expect(other.status).toBe(200)
    const history = await call('GET', `${people}/${id}/historico`)
    expect(JSON.stringify(history.body)).toContain(mask)
    const kept = await rows(api.database, sql`select answer from idempotent_request`)
    for (const text of [...answers, history].map(({ body }) => JSON.stringify(body)).concat(JSON.stringify(kept)))
      expect(text).not.toContain(cpf)
    expect((await call('POST', `${people}/${id}/revelar`, { field: 'cpf' })).body.data).not.toEqual({ value: cpf })
  })

  test('and a mask is never stored: it means the number that stands there, or nothing', async () => {
    const own = newCpf()
    const { id, cpf: shown, ...rest } = (await call('POST', people, personDraft({ cpf: own }))).body.data
    expect((await call('PUT', `${people}/${id}`, { ...rest, cpf: shown, notes: 'Outra' }, match(1))).status).toBe(200)
    expect(await stored(id)).toBe(own)
    for (const wrong of ['***.000.000-**', '***.***.***-**', mask]) {
      const refused = await call('PUT', `${people}/${id}`, { ...rest, cpf: wrong }, match(2))
      expect([refused.status, refused.body.issues]).toMatchObject([422, [{ path: 'cpf' }]])
      expect((await call('POST', people, personDraft({ cpf: wrong }))).status).toBe(422)
    }
    expect(await stored(id)).toBe(own)
  })
})

describe('a CPF in a row leaves it no more', () => {
  const organizationWith = async (bankAccounts: readonly object[]) => {
    const { id: personId } = (await call('POST', people, personDraft({ birthDate: '1980-01-01' }))).body.data
    const president = { personId, role: 'presidente', mandateStart: '2020-01-01', isLegalRep: true }
    return organizationDraft({ dirigentes: [president], bankAccounts })
  }

  test.each([
    ['a guardian', people, (whole: string) => minorDraft({ name: 'Olga de Testes', cpf: whole, birthDate: '1980-01-01' }), 'guardians.cpf'],
    ['the account of a person', people, (whole: string) => personDraft({ bankAccounts: [account(whole)] }), 'bankAccounts.pixKey'],
    [
      'the account of a supplier',
      suppliers,
      (whole: string) => supplierDraft({ bankAccounts: [account(whole)] }),
      'bankAccounts.holderDocument',
    ],
    ['the account of an organization', organizations, (whole: string) => organizationWith([account(whole)]), 'bankAccounts.pixKey'],
  ] as const)('of %s, whatever is asked, written or refused', async (_, path, draftWith, field) => {
    const whole = newCpf()
    const [list = '', key = ''] = field.split('.')
    const made = await call('POST', path, await draftWith(whole))
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    const { id } = made.body.data
    const read = await call('GET', `${path}/${id}`)
    const [row] = read.body.data[list] as readonly Readonly<Record<string, unknown>>[]
    const hidden = `***.${whole.slice(3, 6)}.${whole.slice(6, 9)}-**`
    expect(row).toMatchObject({ id: expect.any(Number), [key]: hidden })
    const body = read.body.data
    const changed = await call('PUT', `${path}/${id}`, { ...body, notes: 'Lido' }, match(Number(body.version)))
    expect(changed.status, JSON.stringify(changed.body)).toBe(200)
    const stale = await call('PUT', `${path}/${id}`, body, match(Number(body.version)))
    expect(stale.status).toBe(412)
    const shown = await call('POST', `${path}/${id}/revelar`, { field, row: row?.id })
    expect(shown.body.data, 'kept, though it went back masked').toEqual({ value: whole })
    for (const [more, issue] of [
      [{}, 'required'],
      [{ row: 0 }, 'unknownRow'],
    ] as const)
      expect((await call('POST', `${path}/${id}/revelar`, { field, ...more })).body.issues).toEqual([{ path: 'row', code: issue }])
    const alone = { ...(changed.body.data as object), [list]: [{ ...row, id: undefined }] }
    const refused = await call('PUT', `${path}/${id}`, alone, match(Number(changed.body.data.version)))
    expect([refused.status, refused.body.issues?.some((issue) => issue.path === `${list}[0].${key}`)]).toEqual([422, true])
    const history = await call('GET', `${path}/${id}/historico`)
    expect(history.rows[0]).toMatchObject({ action: 'reveal', changes: [{ field: `${list}[0].${key}`, rowIds: [row?.id] }] })
    const asked = [`?busca=%23${id}`, '/opcoes', '/exportar.csv', '/contagem'].map((end) => call('GET', path + end))
    const answers = [made, read, changed, stale, refused, history, ...(await Promise.all(asked))]
    const kept = await rows(api.database, sql`select answer from idempotent_request`)
    const histories = await rows(api.database, sql`select changes from audit_entry`)
    for (const text of [...answers.map((answer) => JSON.stringify(answer)), JSON.stringify(kept), JSON.stringify(histories)])
      for (const told of [whole, whole.replace(/(\d{3})(\d{3})(\d{3})/, '$1.$2.$3-')]) expect(text).not.toContain(told)
  })
})

describe('a history', () => {
  test('tells that documents, disabilities and accounts changed, and not what they are', async () => {
    const [first, second] = [newCpf(), newCpf()]
    const guardian = { name: 'Olga de Testes', cpf: first, birthDate: '1980-01-01' }
    const { id } = (await call('POST', people, minorDraft(guardian))).body.data
    const save = async (more: object) => {
      const { data } = (await call('GET', `${people}/${id}`)).body
      const answer = await call('PUT', `${people}/${id}`, { ...data, ...more }, match(data.version))
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
      return answer.body.data
    }
    const rows = (await save({ notes: 'Lida' })).guardians as readonly object[]
    await save({ guardians: rows.map((row) => ({ ...row, cpf: second })) })
    await save({
      rg: { number: '98765432', issuer: 'SSP', state: 'PR' },
      bankAccounts: [account(second)],
      pcd: { has: true, types: ['visual'] },
    })
    await save({ rg: null, bankAccounts: [], pcd: null, notes: 'Fim' })
    const told = await call('GET', `${people}/${id}/historico`)
    const text = JSON.stringify(told.body)
    for (const secret of [first, second, '98765432', '123456', 'visual', 'SSP']) expect(text, secret).not.toContain(secret)
    const fields = new Set(
      told.rows.flatMap(({ changes }) => (changes as readonly { field: string }[]).map(({ field }) => field.split(/[[.]/)[0])),
    )
    expect([...fields]).toEqual(expect.arrayContaining(['guardians', 'rg', 'bankAccounts', 'pcd', 'notes']))
    expect(text).toContain('Lida')
  })
})

test('histories of an earlier build are masked by the step that brings the new one', async () => {
  const { id } = (await call('POST', people, personDraft())).body.data
  const changes = [
    { field: 'cpf', before: null, after: '52998224725' },
    { field: 'guardians[1].cpf', before: '11144477735', after: '52998224725', rowIds: [7] },
    { field: 'bankAccounts[0].pixKey', before: 'ana@exemplo.org.br', after: '52998224725' },
    { field: 'phone', before: '41999990000', after: null },
  ]
  await sql`update audit_entry set changes = ${JSON.stringify(changes)}::jsonb where entity = 'person' and record_id = ${id}`.execute(
    api.database,
  )
  const step = migrations.find(({ name }) => name === '006-masks-in-histories')
  await api.database.transaction().execute(async (transaction) => step?.up(transaction))
  const [entry] = await rows<{ changes: unknown }>(
    api.database,
    sql`select changes from audit_entry where entity = 'person' and record_id = ${id}`,
  )
  expect(entry?.changes).toEqual([
    { field: 'cpf', before: null, after: '***.982.247-**' },
    { field: 'guardians[1].cpf', before: '***.444.777-**', after: '***.982.247-**', rowIds: [7] },
    { field: 'bankAccounts[0].pixKey', before: 'ana@exemplo.org.br', after: '***.982.247-**' },
    { field: 'phone', before: '41999990000', after: null },
  ])
})

describe('a user who opens a person', () => {
  test('is logged, and is in no history', async () => {
    const { id } = (await call('POST', people, personDraft())).body.data
    const before = (await readings()).length
    await call('GET', `${people}/${id}`)
    await call('GET', `${people}?busca=%23${id}`)
    expect((await readings()).slice(before)).toEqual([{ entity: 'person', record_id: id, user_id: 1 }])
    expect((await call('GET', `${people}/${id}/historico`)).rows.map(({ action }) => action)).toEqual(['create'])
  })

  test('reads three hundred an hour, then is told when to go on; others go on', { timeout: 60_000 }, async () => {
    const clerk = await api.signIn('gestora')
    const { id } = (await call('POST', people, personDraft())).body.data
    const statuses = new Set<number>()
    for (let count = 0; count < 300; count++) statuses.add((await clerk('GET', `${people}/${id}`)).status)
    expect([...statuses]).toEqual([200])
    const refused = await clerk('GET', `${people}/${id}`)
    expect([refused.status, refused.body.code]).toEqual([429, 'too-many-reads'])
    expect(refused.body.message).toMatch(/^Você abriu 300 cadastros em menos de uma hora\. Tente de novo em \d+ min\.$/)
    const seconds = Number(refused.headers.get('Retry-After'))
    expect(seconds).toBeGreaterThan(3000)
    expect((await call('GET', `${people}/${id}`)).status).toBe(200)
    api.advance(seconds + 60)
    expect((await clerk('GET', `${people}/${id}`)).status).toBe(200)
  })
})
