import { afterAll, beforeAll, expect, test } from 'vitest'
import { newCpf, people, personDraft } from '../testing/drafts.js'
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

test('a person is found by a CPF, with and without its punctuation', async () => {
  const cpf = newCpf()
  await call('POST', people, personDraft({ name: 'Rosa do CPF', cpf }))
  const dotted = cpf.replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, '$1.$2.$3-$4')
  expect([await found(cpf), await found(dotted)]).toEqual([['Rosa do CPF'], ['Rosa do CPF']])
})
