import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newCpf, people, personDraft, tenderDraft, tenders } from '../testing/drafts.js'
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

test('one list alone is asked for more than five, by any part of a CPF, and its answer can be shown as a list', async () => {
  const names = ['Alba', 'Berta', 'Clara', 'Dora', 'Elza', 'Flora']
  for (const [index, name] of names.entries())
    await call('POST', people, personDraft({ name: `${name} do Início`, cpf: newCpf(`73194820${index}`) }))
  const ask = async (caminho?: string) =>
    (await call('POST', '/busca', { q: '731.948.2', caminho })).body.data as unknown as { readonly id: number }[]
  expect(await ask()).toHaveLength(5)
  expect(await ask('/administrativo/departamentos')).toEqual([])
  const hits = await ask(people)
  expect(hits).toHaveLength(6)
  const shown = await call('GET', `${people}?busca=${encodeURIComponent(`#${hits.map(({ id }) => id).join(',')}`)}&ordem=name`)
  expect(shown.rows.map(({ name }) => name)).toEqual(names.map((name) => `${name} do Início`))
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
  for (const order of ['sessionAt', '-sessionAt'])
    expect(first((await call('GET', `${tenders}?busca=108/2031&ordem=${order}`)).rows)).toEqual([wanted.id, 4])
})
