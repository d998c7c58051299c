import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rows } from '../../../database/database.js'
import {
  departmentDraft,
  departments,
  functionDraft,
  functions,
  match,
  minorDraft,
  newCpf,
  organizationDraft,
  organizations,
  people,
  personDraft,
} from '../../../testing/drafts.js'
import { type Answer, type Call, demoPortalSecret, type Fields, startTestServer, type TestServer } from '../../../testing/testServer.js'

let api: TestServer
let call: Call
let colleague: Call
beforeAll(async () => {
  api = await startTestServer()
  call = await api.signIn()
  colleague = await api.signIn('gestora')
})
afterAll(() => api.close())

const withdrawn = { legalBasis: 'consentimento', consentAt: '2024-01-01', consentEndedAt: '2025-01-01', imageUse: true }
const reason = 'Pedido do titular de 12/03'
const issuesOf = ({ body }: Answer) => (body.issues ?? []).map(({ code }) => code)

async function created(path: string, draft: object): Promise<Fields> {
  const answer = await call('POST', path, draft)
  expect(issuesOf(answer)).toEqual([])
  return answer.body.data
}
const newPerson = (more: object = {}) => created(people, personDraft({ lgpd: withdrawn, ...more }))
const read = async (id: number) => (await call('GET', `${people}/${id}`)).body.data
const anonymize = async (id: number, text = reason) => {
  const { version } = await read(id)
  return call('POST', `${people}/${id}/anonimizar`, { reason: text }, match(version))
}
const hindrances = async (id: number) => {
  const { obstacles } = (await call('GET', `${people}/${id}/dados?resumo=1`)).body.data as unknown as { obstacles: { code: string }[] }
  return obstacles.map(({ code }) => code)
}
async function uploadPhoto(): Promise<number> {
  const form = new FormData()
  const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
  form.append('file', new File([png], 'retrato.png'))
  const { token } = (await api.call('POST', '/sessao/login', { username: 'admin', password: 'esporte-parana' })).body.data
  const answer = await fetch(`${api.baseUrl}/anexos`, { method: 'POST', body: form, headers: { Authorization: `Bearer ${token}` } })
  return ((await answer.json()) as { data: { id: number } }).data.id
}
/** Where any of the words still stands in the database, as `table.column`. */
async function foundIn(words: readonly string[]): Promise<string[]> {
  const columns = await rows<{ table: string; column: string }>(
    api.database,
    sql`select c.relname as "table", a.attname as "column" from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
        and format_type(a.atttypid, null) in ('text', 'text[]', 'jsonb')`,
  )
  const found: string[] = []
  for (const { table, column } of columns) {
    const hit = await rows(
      api.database,
      sql`select 1 from ${sql.table(table)} where ${sql.id(column)}::text ilike any(${words.map((word) => `%${word}%`)}::text[]) limit 1`,
    )
    if (hit.length > 0) found.push(`${table}.${column}`)
  }
  return found
}

describe('who looked at a person', () => {
  test('names each reader with what was done, the newest first', async () => {
    const { id } = await newPerson()
    await call('GET', `${people}/${id}`)
    await colleague('POST', `${people}/${id}/revelar`, { field: 'cpf' })
    await colleague('GET', `${people}/exportar.csv?busca=nobody-is-called-so`)
    await call('GET', `${people}/${id}/dados`)
    const { rows: looks, body } = await call('GET', `${people}/${id}/consultas?por_pagina=3`)
    expect(looks.map(({ what, user }) => [what, (user as { label: string }).label])).toEqual([
      ['reported', 'Ana Paula Ribeiro'],
      ['exported', expect.any(String)],
      ['revealed', expect.any(String)],
    ])
    expect(looks[1]).toMatchObject({ export: { format: 'csv', isFiltered: true } })
    expect(body.meta).toEqual({ total: 4, page: 1, perPage: 3 })
    expect((await call('GET', `${people}/${id}/consultas?por_pagina=3&pagina=2`)).rows).toMatchObject([{ what: 'opened', export: null }])
  })

  test('still answers for a deleted person, and leaves out an export of others', async () => {
    const [{ id, version }, other] = [await newPerson(), await newPerson()]
    await call('GET', `${people}/exportar.csv?ids=${other.id}`)
    await call('DELETE', `${people}/${id}`, undefined, match(version))
    const { status, rows: looks } = await call('GET', `${people}/${id}/consultas`)
    expect([status, looks]).toEqual([200, []])
    expect((await call('GET', `${people}/999999/consultas`)).status).toBe(404)
  })
})

describe('everything held about a person', () => {
  test('holds the record in clear, what refers to it, and its history', async () => {
    const cpf = newCpf()
    const { id } = await newPerson({ cpf, name: 'Joana Prado Seixas' })
    const department = await created(departments, departmentDraft({ managerId: id }))
    const { body } = await call('GET', `${people}/${id}/dados`)
    expect(body.data).toMatchObject({
      madeBy: { label: 'Ana Paula Ribeiro' },
      person: { id, label: 'Joana Prado Seixas', anonymized: null },
      references: [{ entity: 'department', id: department.id, field: 'managerId', status: 'ativo', isDeleted: false }],
      history: [{ action: 'create' }],
      consultations: [{ what: 'reported' }],
    })
    expect(body.data.fields).toContainEqual({ field: 'cpf', label: 'CPF', value: cpf })
    expect(body.data.fields).toContainEqual({ field: 'address.cityId', label: 'Endereço: cityId', value: 4106902, valueLabel: 'Curitiba' })
  })

  test('counts without being a reading', async () => {
    const { id } = await newPerson()
    const { body } = await call('GET', `${people}/${id}/dados?resumo=1`)
    expect(body.data).toMatchObject({ counts: { references: 0, files: 0, accounts: 0, history: 1, consultations: 0 }, obstacles: [] })
    expect((await call('GET', `${people}/${id}/consultas`)).rows).toEqual([])
  })
})

describe('an anonymisation', () => {
  test('is refused with everything that hinders it, and what to do', async () => {
    const held = await created(functions, functionDraft())
    const { id: departmentId } = await created(departments, departmentDraft())
    const { id } = await newPerson({
      lgpd: { ...withdrawn, consentEndedAt: null },
      functions: [{ functionId: held.id, departmentId, start: '2024-01-01' }],
    })
    const department = await created(departments, departmentDraft({ managerId: id }))
    await api.signInNew(id)
    const answer = await anonymize(id)
    expect(answer.status).toBe(409)
    expect(issuesOf(answer)).toEqual(['person.holdsFunction', 'person.namedInActive', 'person.hasAccount', 'person.consentValid'])
    expect(answer.body.issues[1]).toMatchObject({ record: { entity: 'department', id: department.id } })
    expect(await hindrances(id)).toEqual(issuesOf(answer))
  })

  test.each([
    ['politica-publica', 5],
    ['obrigacao-legal', 10],
  ])('on the basis %s waits %i years after the last activity', async (legalBasis, years) => {
    const { id } = await newPerson({ lgpd: { legalBasis, imageUse: false } })
    expect(await hindrances(id)).toEqual(['person.retained'])
    await sql`update person set created_at = now() - make_interval(years => ${years}, days => 2) where id = ${id}`.execute(api.database)
    expect(await hindrances(id)).toEqual([])
  })

  test('needs a reason and the version that was read', async () => {
    const { id, version } = await newPerson()
    expect((await call('POST', `${people}/${id}/anonimizar`, { reason })).status).toBe(428)
    expect((await call('POST', `${people}/${id}/anonimizar`, { reason }, match(version + 1))).status).toBe(412)
    const answer = await anonymize(id, 'sim')
    expect([answer.status, issuesOf(answer)]).toEqual([422, ['minLength']])
  })

  test('keeps id, status, municipality, gender and year, and leaves the person nowhere else', async () => {
    const cpf = newCpf()
    const name = 'Zulmira Quixotá D’Ávila'
    const known = {
      cpf,
      name,
      email: 'zulmira.quixota@exemplo.org',
      phone: '41987651234',
      rg: { number: '77665544', issuer: 'SESP', state: 'PR' },
    }
    const account = { bankCode: '001', agency: '1234', account: '5554443', accountDigit: '0', accountType: 'corrente', isMain: true }
    const { id } = await newPerson({
      ...known,
      birthDate: '1981-07-23',
      socialName: 'Zuzu Quixotá',
      motherName: 'Iracema Quixotá',
      bankAccounts: [account],
    })
    const before = await read(id)
    await call('PUT', `${people}/${id}`, { ...before, cpf, notes: `Falar com ${name}` }, match(before.version))
    const child = await created(people, minorDraft({ personId: id, phone: known.phone }))
    await sql`update person set status = 'inativo' where id = ${child.id}`.execute(api.database)
    const organization = await created(
      organizations,
      organizationDraft({
        contacts: [{ name, email: known.email, phone: known.phone, personId: id, isMain: true }],
        purposes: `Fundada por zulmira quixota d'avila, CPF ${cpf.slice(0, 3)}.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-${cpf.slice(9)}, (41) 98765-1234`,
      }),
    )
    const stored = (await call('GET', `${organizations}/${organization.id}`)).body.data
    await sql`update organization set status = 'inativa' where id = ${organization.id}`.execute(api.database)
    const photoId = await uploadPhoto()
    const current = await read(id)
    await call('PUT', `${people}/${id}`, { ...current, photoId }, match(current.version))
    const shut = await api.signInNew(id)
    expect((await shut('GET', '/sessao')).status).toBe(200)
    await sql`update app_user set is_active = false, name = ${name} where person_id = ${id}`.execute(api.database)

    expect(await hindrances(id)).toEqual([])
    expect(await foundIn(['quixot', known.email])).not.toEqual([])
    const answer = await anonymize(id)
    expect([answer.status, issuesOf(answer)]).toEqual([200, []])
    expect(answer.body.data).toMatchObject({
      id,
      label: `Pessoa anonimizada ${id}`,
      status: before.status,
      gender: before.gender,
      birthDate: '1981-01-01',
      cpf: null,
      motherName: null,
      bankAccounts: [],
      city: before.city,
      address: { cityId: 4106902, street: '[anonimizado]', zipCode: null },
      anonymized: { reason },
    })
    expect(await foundIn(['quixot', cpf, known.email, known.phone, '77665544', '5554443'])).toEqual([])
    expect(await rows(api.database, sql`select 1 from attachment where id = ${photoId}`)).toEqual([])
    expect((await read(child.id)).guardians).toMatchObject([{ personId: id, phone: '41900000000' }])
    const after = (await call('GET', `${organizations}/${organization.id}`)).body.data
    expect(after).toMatchObject({
      purposes: 'Fundada por [anonimizado], CPF [anonimizado], [anonimizado]',
      contacts: [{ name: '[anonimizado]', email: null }],
    })
    expect(after.version).toBeGreaterThan(stored.version)
    await sql`update organization set status = 'em-cadastro' where id = ${organization.id}`.execute(api.database)
    const edited = { ...after, status: 'em-cadastro', acronym: 'XYZ' }
    const saved = await call('PUT', `${organizations}/${organization.id}`, edited, match(after.version))
    expect([saved.status, issuesOf(saved)]).toEqual([200, []])
  })

  test('leaves a record that nothing changes, shows or offers any more', async () => {
    const { id } = await newPerson({ name: 'Valdomiro Testes Sumido' })
    const department = await created(departments, departmentDraft({ managerId: id }))
    const other = (await call('GET', `${departments}/${department.id}`)).body.data
    await sql`update department set status = 'inativo' where id = ${department.id}`.execute(api.database)
    await anonymize(id)
    const { version, ...draft } = await read(id)
    expect((await anonymize(id)).body.code).toBe('sealed')
    expect((await call('PUT', `${people}/${id}`, { ...draft, notes: 'x' }, match(version))).body.code).toBe('sealed')
    expect((await call('POST', `${people}/${id}/revelar`, { field: 'cpf' })).body.code).toBe('sealed')
    const account = { username: 'valdomiro.sumido', email: 'valdomiro@esporte.pr.gov.br' }
    expect((await call('POST', `${people}/${id}/acesso`, account)).body.code).toBe('sealed')
    expect((await call('POST', `${people}/acoes/inativar`, { ids: [id] })).body.data).toMatchObject({
      done: 0,
      refused: [{ code: 'sealed' }],
    })
    expect((await call('GET', `${people}/opcoes?busca=anonimizada%20${id}`)).rows).toEqual([])
    expect((await call('GET', `${people}/opcoes?busca=%23${id}`)).rows).toMatchObject([{ label: `Pessoa anonimizada ${id}` }])
    const named = await call('POST', departments, departmentDraft({ managerId: id }))
    expect(issuesOf(named)).toEqual(['reference'])
    // What referred to the person before may still be saved.
    const saved = await call(
      'PUT',
      `${departments}/${department.id}`,
      { ...other, status: 'inativo', notes: 'Mudou' },
      match(other.version),
    )
    expect([saved.status, issuesOf(saved)]).toEqual([200, []])
    // A list that was exported is imported again, although no form would take the record.
    const line = (more: object) => call('POST', `${people}/importar?simular=1`, { rows: [{ id, name: draft.name, ...more }] })
    expect((await line({})).body.data).toMatchObject({ errors: [] })
    expect((await line({ notes: 'x' })).body.data).toMatchObject({ errors: [{ issues: [{ path: 'notes', code: 'locked' }] }] })
    const history = await call('GET', `${people}/${id}/historico`)
    expect(history.rows[0]).toMatchObject({ action: 'anonymize', reason, by: { label: 'Ana Paula Ribeiro' } })
    expect((await call('GET', `${people}/${id}/consultas`)).status).toBe(200)
    expect((await call('GET', `${people}?busca=Valdomiro`)).rows).toEqual([])
  })
})

test('is done by nobody but whoever manages accounts, because nothing undoes it', async () => {
  const { id, version } = await newPerson({})
  const colleague = await api.signIn('gestora')
  const answer = await colleague('POST', `${people}/${id}/anonimizar`, { reason }, match(version))
  expect([answer.status, answer.body.code]).toEqual([403, 'manages-no-users'])
})

test('a portal gets none of it', async () => {
  const { body } = await api.call('POST', '/sessao/portal', { portal: 'demo', secret: demoPortalSecret })
  const ask = (method: string, path: string, content?: object) =>
    api.call(method, `${people}/1${path}`, content, { Authorization: `Bearer ${String(body.data.token)}`, ...match(1) })
  const answers = [await ask('GET', '/consultas'), await ask('GET', '/dados?resumo=1'), await ask('POST', '/anonimizar', { reason })]
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
})
