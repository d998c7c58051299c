import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rows } from '../database/database.js'
import { personFolder } from '../entities/person/folder.js'
import { migrations } from '../setup/migrations.js'
import { newCpf, people, personDraft, supplierDraft, suppliers, tenderDraft, tenders } from '../testing/drafts.js'
import { type Call, startTestServer, type TestServer } from '../testing/testServer.js'

let api: TestServer
let call: Call
beforeAll(async () => {
  api = await startTestServer()
  call = await api.signIn()
})
afterAll(() => api.close())

const found = async (q: string) =>
  ((await call('POST', '/busca', { q })).body.data as unknown as readonly { readonly label: string }[]).map(({ label }) => label)

test('people whose name begins with what was typed come before those who merely hold it', async () => {
  const names = [
    'Abel Quirinojosa',
    'Bento da Quirino',
    'Caio Quirinaldo',
    'Quirina Alves',
    'Quirino Bastos',
    'Zeca Aquirino',
    'Alceu Aquirino',
  ]
  for (const name of names) await call('POST', people, personDraft({ name, cpf: newCpf() }))
  expect(await found('quirin')).toEqual(['Quirina Alves', 'Quirino Bastos', 'Abel Quirinojosa', 'Bento da Quirino', 'Caio Quirinaldo'])
  expect(await found('aquirino')).toEqual(['Alceu Aquirino', 'Zeca Aquirino'])
})

test('people of one name are told apart as their list does, with no whole document', async () => {
  for (const birthDate of ['1980-05-20', '1991-01-02'])
    await call('POST', people, personDraft({ name: 'Ulda Xavante', cpf: newCpf(), birthDate }))
  const { rows: listed } = await call('GET', `${people}?busca=ulda`)
  const hits = (await call('POST', '/busca', { q: 'ulda' })).body.data as unknown as { readonly id: number; readonly details: unknown[] }[]
  expect(hits.map(({ id, details }) => [id, ...details])).toEqual(
    listed.map(({ id, birthDate, document, city }) => [id, birthDate, document, city]),
  )
  expect(hits.map(({ details }) => details[1])).toEqual([expect.stringContaining('***.'), expect.stringContaining('***.')])
})

test('one list alone is asked for more than five, and its answer can be shown as a list', async () => {
  const names = ['Alba', 'Berta', 'Clara', 'Dora', 'Elza', 'Flora']
  for (const name of names) await call('POST', people, personDraft({ name: `${name} do Início`, cpf: newCpf() }))
  const ask = async (caminho?: string) =>
    (await call('POST', '/busca', { q: 'do início', caminho })).body.data as unknown as { readonly id: number }[]
  expect(await ask()).toHaveLength(5)
  expect(await ask('/administrativo/departamentos')).toEqual([])
  const hits = await ask(people)
  expect(hits).toHaveLength(6)
  const shown = await call('GET', `${people}?busca=${encodeURIComponent(`#${hits.map(({ id }) => id).join(',')}`)}&ordem=name`)
  expect(shown.rows.map(({ name }) => name)).toEqual(names.map((name) => `${name} do Início`))
})

describe('a CPF is found whole or not at all, so that nobody guesses it digit by digit', () => {
  const cpf = newCpf('731948265')
  const dotted = `${cpf.slice(0, 3)}.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-${cpf.slice(9)}`
  const parts = [
    cpf.slice(0, 10),
    cpf.slice(1),
    cpf.slice(3, 9),
    cpf.slice(0, 3),
    `${cpf}0`,
    `***.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-**`,
  ]

  test.each([
    ['person', people, () => personDraft({ name: 'Nair Inteira', cpf })],
    [
      'supplier',
      suppliers,
      () => supplierDraft({ personType: 'pessoa-fisica', companyName: 'Nair Inteira', cnpj: null, cpf, size: null, legalNature: null }),
    ],
  ])('%s: by its list, its choices, its count and both searches', async (_name, path, draft) => {
    const made = await call('POST', path, draft())
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    const { id } = made.body.data
    const hits = async (q: string) => {
      const asked = encodeURIComponent(q)
      const listed = (await call('GET', `${path}?busca=${asked}`)).rows.map((row) => row.id)
      const offered = (await call('GET', `${path}/opcoes?busca=${asked}`)).rows.map((row) => row.id)
      const counted = (await call('GET', `${path}/contagem?busca=${asked}`)).body.data.total
      const searched = [await call('POST', '/busca', { q, caminho: path }), await call('GET', `/busca?q=${asked}`)].map(({ body }) =>
        (body.data as unknown as { readonly id: number; readonly path: string }[]).some((hit) => hit.id === id && hit.path === path),
      )
      return [listed.includes(id), offered.includes(id), Number(counted) > 0, ...searched]
    }
    for (const whole of [cpf, dotted, `nair ${cpf}`]) expect(await hits(whole), whole).toEqual(Array(5).fill(true))
    for (const part of parts) expect(await hits(part), part).toEqual(Array(5).fill(false))
  })

  test('also in a register whose searched texts still held them', async () => {
    const { id } = (await call('POST', people, personDraft({ name: 'Olga Antiga', cpf: newCpf() }))).body.data
    await sql`update person set search_text = search_text || ' | ' || cpf || ' | x1' where id = ${id}`.execute(api.database)
    for (const step of Object.values(personFolder.steps ?? {})) await sql.raw(step).execute(api.database)
    const [text] = await rows<{ text: string }>(api.database, sql`select search_text as text from person where id = ${id}`)
    expect(text).toEqual({ text: ' olga antiga | x1' })
  })
})

test('a name that was stored with an odd apostrophe, hyphen or invisible mark is found by the usual ones', async () => {
  const { id } = (await call('POST', people, personDraft({ name: 'Iná d’Ávila-Luz', cpf: newCpf() }))).body.data
  const stored = ' ina d\u2018avila\u2011lu\u200Bz'
  await sql`update person set search_text = ${stored} where id = ${id}`.execute(api.database)
  expect(await found("d'avila-luz")).toEqual([])
  const step = migrations.find(({ name }) => name === '005-search-by-any-apostrophe')
  await api.database.transaction().execute((transaction) => step?.up(transaction) ?? Promise.reject(new Error('no such step')))
  expect(await found("d'avila-luz")).toEqual(['Iná d’Ávila-Luz'])
})

test('those whose name begins with what was typed come first among thousands who hold it', async () => {
  await call('POST', people, personDraft({ name: 'Yara Modelo', cpf: newCpf() }))
  await sql`insert into person (label, search_text, document_type, cpf, name, birth_date, gender, nationality, legal_capacity, lgpd_legal_basis, lgpd_image_use)
    select bears, ' ' || lower(bears), document_type, lpad(place::text, 11, '0'), bears, birth_date, gender, nationality, legal_capacity, lgpd_legal_basis, lgpd_image_use
    from person, generate_series(10001, 13000) place, concat((array['Abel', 'Zora', 'Zumira'])[1 + place % 3], ' Zora ', place) bears
    where name = 'Yara Modelo'`.execute(api.database)
  expect(await found('zora')).toEqual(['Zora Zora 10003', 'Zora Zora 10006', 'Zora Zora 10009', 'Zora Zora 10012', 'Zora Zora 10015'])
  expect(await found('zora zora 1002')).toEqual([
    'Zora Zora 10021',
    'Zora Zora 10024',
    'Zora Zora 10027',
    'Abel Zora 10020',
    'Abel Zora 10023',
  ])
  expect((await found('ora')).slice(0, 5)).toEqual([
    'Abel Zora 10002',
    'Abel Zora 10005',
    'Abel Zora 10008',
    'Abel Zora 10011',
    'Abel Zora 10014',
  ])
})

test('CPFs that nobody has are tried sixty times in a quarter of an hour, by whatever call; one that somebody has is always found', async () => {
  const clerk = await api.signIn('gestora')
  const cpf = newCpf()
  await call('POST', people, personDraft({ name: 'Rosa Achada', cpf }))
  const ways = [
    (tried: string) => clerk('GET', `${people}?busca=${tried}`),
    (tried: string) => clerk('GET', `${suppliers}/contagem?busca=${tried}`),
    (tried: string) => clerk('GET', `${people}/opcoes?busca=${tried}`),
    (tried: string) => clerk('POST', '/busca', { q: `pessoa ${tried}` }),
    (tried: string) => clerk('POST', `${people}/duplicados`, { values: { cpf: tried } }),
    (tried: string) => clerk('POST', `${people}/acoes/ativar`, { filter: { busca: tried } }),
  ]
  for (let tries = 0; tries < 60; tries++) expect((await ways[tries % ways.length]?.(newCpf()))?.status, `try ${tries}`).not.toBe(429)
  for (const way of ways) {
    const { status, body, headers } = await way(newCpf())
    expect([status, body.code]).toEqual([429, 'throttled'])
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(800)
  }
  expect((await clerk('GET', `${people}?busca=${cpf}`)).rows).toMatchObject([{ name: 'Rosa Achada' }])
  // An incomplete number and a wrong one are no tries.
  for (const text of [cpf.slice(0, 10), '11122233344', 'Rosa']) expect((await clerk('GET', `${people}?busca=${text}`)).status).toBe(200)
  expect((await call('GET', `${people}?busca=${newCpf()}`)).status, 'of another person').toBe(200)
  api.advance(901)
  expect((await clerk('GET', `${people}?busca=${newCpf()}`)).status).toBe(200)
})

test('a person is found by a CPF, with and without its punctuation', async () => {
  const cpf = newCpf()
  await call('POST', people, personDraft({ name: 'Rosa do CPF', cpf }))
  const dotted = cpf.replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, '$1.$2.$3-$4')
  expect([await found(cpf), await found(dotted)]).toEqual([['Rosa do CPF'], ['Rosa do CPF']])
})

test('the record with exactly the typed number comes first: in the palette, in choices and in lists', async () => {
  const wanted = (await call('POST', tenders, tenderDraft({ number: 108, year: 2031 }))).body.data
  for (const number of [1108, 2108]) await call('POST', tenders, tenderDraft({ number, year: 2031 }))
  // Another one's price register has the same number; its own number begins earlier in every order.
  const register = await call('POST', tenders, tenderDraft({ number: 7, year: 2031, ataNumber: '108/2031' }))
  expect(register.status).toBe(201)
  const first = (rows: readonly { readonly id: number }[]) => [rows[0]?.id, rows.length]
  const hits = (await call('POST', '/busca', { q: '108/2031' })).body.data as unknown as readonly { readonly id: number }[]
  const choices = (await call('GET', `${tenders}/opcoes?busca=108/2031`)).rows
  expect([first(hits), first(choices)]).toEqual([
    [wanted.id, 4],
    [wanted.id, 4],
  ])
  // As it is read aloud, without the year, too.
  for (const search of ['108/2031', '108'])
    for (const order of ['sessionAt', '-sessionAt'])
      expect(first((await call('GET', `${tenders}?busca=${search}&ordem=${order}`)).rows)).toEqual([wanted.id, 4])
  const ofTender = { q: '108', caminho: '/administrativo/solicitacoes-servico/licitacoes' }
  expect((await call('POST', '/busca', ofTender)).body.data).toMatchObject([{ id: wanted.id }, {}, {}, {}])
})
