import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { departmentDraft, departments, match, newCpf, people, personDraft } from '../testing/drafts.js'
import { caller, startTestServer, type TestServer } from '../testing/testServer.js'

let api: TestServer
beforeAll(async () => {
  api = await startTestServer()
})
afterAll(() => api.close())

const password = 'senha-secreta-da-gestora'

/** Sends valid and invalid calls with tokens, tickets, passwords and documents. @returns the secrets that no report may contain */
async function callEverything(): Promise<string[]> {
  const { token } = (await api.call('POST', '/sessao/login', { username: 'admin', password: 'esporte-parana' })).body.data
  const call = caller(api.baseUrl, token)
  const cpf = newCpf()
  const formatted = `${cpf.slice(0, 3)}.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-${cpf.slice(9)}`
  const person = (await call('POST', people, personDraft({ cpf }))).body.data as
    | { readonly id: number; readonly version: number }
    | undefined
  const granted = await call('POST', '/sessao/bilhete', { path: `${people}/exportar.csv` })
  const ticket = String((granted.body.data as unknown as { readonly ticket?: string } | undefined)?.ticket ?? 'nenhum-bilhete')
  await api.call('POST', '/sessao/login', { username: cpf, password })
  await api.call('POST', '/sessao/login', `{"username":"gestora","password":"${password}"`)
  for (const query of [`token=${token}`, `bilhete=${ticket}`, `bilhete=${ticket}`, `token=${token}&busca=${formatted}&nada=1`])
    await api.call('GET', `${people}/exportar.csv?${query}`)
  await api.call('GET', `/anexos/1?token=${token}`)
  const id = person?.id ?? 1
  for (const draft of [personDraft({ cpf }), { ...personDraft({ cpf: formatted }), photoId: 5e9 }]) {
    await call('POST', people, draft)
    await call('PUT', `${people}/${id}`, draft, match(1))
    await call('POST', `${people}/importar?simular=1`, { rows: [draft, draft] })
    await call('POST', `${people}/importar`, { rows: [{ ...draft, cpf: newCpf() }], fileName: `${cpf}.csv` })
  }
  await call('POST', `${people}/${id}/revelar`, { field: 'cpf' })
  await call('POST', `${people}/${id}/revelar`, { field: cpf })
  await call('POST', `${people}/duplicados`, { values: { cpf } })
  await call('POST', `${people}/${id}/situacao`, { to: cpf, reason: formatted, version: 1 })
  await call('GET', `${people}?busca=${formatted}`)
  await call('GET', `${people}?cpf=${cpf}`)
  await call('GET', `/busca?q=${cpf}`)
  await call('POST', departments, departmentDraft(), { 'Idempotency-Key': cpf })
  await call('PUT', '/preferencias', { seen: cpf })
  return [token, ticket, password, 'esporte-parana', cpf, formatted]
}

const expectSilence = (secrets: readonly string[]) => {
  const lines = api.lines.join('\n')
  for (const secret of secrets) expect(lines).not.toContain(secret)
}

test('nothing is reported of calls that succeed or are refused', async () => {
  await callEverything()
  expect(api.lines).toEqual([])
})

test('a failure of the database is reported without what people wrote or hold, even when its message has it', async () => {
  await sql
    .raw(
      `create function repeat_all() returns trigger language plpgsql as $$
        begin raise exception 'row % with "%" and
          % is refused', row_to_json(new), coalesce(to_jsonb(new) ->> 'cpf', to_jsonb(new) ->> 'at'), to_jsonb(new); end $$`,
    )
    .execute(api.database)
  for (const table of ['person', 'audit_entry', 'login_failure', 'preference', 'idempotent_request'])
    await sql.raw(`create trigger repeat_all before insert on ${table} for each row execute function repeat_all()`).execute(api.database)
  await sql`drop trigger repeat_all on login_failure`.execute(api.database)
  const secrets = await callEverything()
  expect(api.lines.length).toBeGreaterThan(5)
  expectSilence([...secrets, 'Maria de Testes', '41999990000'])
  // Reports keep what helps the operators: the call, the kind of failure, and the place.
  expect(api.lines[0]).toMatch(/^[\w-]{36} POST \/api\/admin\/v1\/pessoas: \w*Error: .+ \(at .+\)$/i)
})

test('a table that is missing is named, its readers’ tickets and searches are not', async () => {
  const before = api.lines.length
  // Not that of people: a token asks whether its person is still there.
  await sql`alter table export_entry rename to export_entry_away`.execute(api.database)
  const secrets = await callEverything()
  await sql`alter table export_entry_away rename to export_entry`.execute(api.database)
  const lines = api.lines.slice(before)
  expect(lines.some((line) => line.includes('exportar.csv') && line.includes('relation "export_entry" does not exist'))).toBe(true)
  expectSilence(secrets)
})

test.each([
  ['53100', 'could not extend file "base/5/16523": No space left on device', 'storage-full', '30'],
  ['53300', 'sorry, too many clients already', 'unavailable', '5'],
  ['25006', 'cannot execute INSERT in a read-only transaction', 'unavailable', '5'],
])(
  'a database that takes nothing now (%s) is a service that is away for a moment, and the operators are told',
  async (state, message, code, wait) => {
    await sql
      .raw(`create or replace function repeat_all() returns trigger language plpgsql as $$
      begin raise exception using errcode = '${state}', message = '${message}'; end $$`)
      .execute(api.database)
    const before = api.lines.length
    const call = await api.signIn()
    const { status, headers, body } = await call('POST', people, personDraft())
    expect([status, headers.get('Retry-After'), body.code]).toEqual([503, wait, code])
    expect(api.lines.slice(before)).toEqual([
      expect.stringContaining(state.startsWith('53') ? (message.split('"').at(-1) ?? '') : 'SQLSTATE 25006'),
    ])
  },
)
