import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { draft } from '../entities/person/draft.testkit.js'
import { type Call, caller, demoPortalSecret, type Fields, startTestServer, type TestServer } from '../testing/testServer.js'

let api: TestServer
let admin: Call
beforeAll(async () => {
  api = await startTestServer()
  admin = await api.signIn('admin')
})
afterAll(() => api.close())

const password = 'quatro ipês amarelos florescem'
let made = 0
/** A person with an account, and the secret of their link. */
async function withAccount(name: string) {
  const person = (await admin('POST', '/pessoas', draft({ name }))).body.data
  const username = `colega.${++made}`
  const { body } = await admin('POST', `/pessoas/${person.id}/acesso`, { username, email: `${username}@esporte.pr.gov.br` })
  return { id: person.id, username, path: `/pessoas/${person.id}/acesso`, code: String(body.data.code) }
}
const choose = (code: string) => api.call('POST', '/sessao/nova-senha', { code, password })
const listed = async (query: string) => (await admin('GET', `/acessos?${query}`)).rows
const metaOf = async (query: string) => (await admin('GET', `/acessos?${query}`)).body.meta as Fields

describe('who has access', () => {
  test('is one list with each person, how they enter and what they may do', async () => {
    const { id, username, path, code } = await withAccount('Zélia Aparecida Conceição')
    const [waiting] = await listed('busca=zelia+conceicao')
    expect(waiting).toEqual({
      person: { path: '/pessoas', id },
      name: 'Zélia Aparecida Conceição',
      username,
      email: `${username}@esporte.pr.gov.br`,
      isActive: true,
      isPersonGone: false,
      isOwn: false,
      managesUsers: false,
      hasFactor: false,
      powers: null,
      enteredAt: null,
      linkUntil: expect.any(String),
      askedAt: null,
    })
    await choose(code)
    await api.call('POST', '/sessao/login', { username, password })
    await api.call('POST', '/sessao/recuperar-senha', { username })
    const powers = { reads: ['pessoas'], writes: [], acts: ['decidir'], decidesUpTo: '500' }
    await admin('PATCH', path, { powers, managesUsers: true })
    const facts = { linkUntil: null, enteredAt: expect.any(String), askedAt: expect.any(String), powers, managesUsers: true }
    expect(await listed(`busca=${username.toUpperCase()}`)).toMatchObject([facts])
    expect(await listed(`busca=${username}@esporte.pr`)).toHaveLength(1)
    expect(await listed('busca=zelia+nobody')).toEqual([])
    expect((await listed('busca=ana+paula')).map(({ isOwn, managesUsers }) => [isOwn, managesUsers])).toContainEqual([true, true])
  })

  test('leaves out the closed ones unless they are asked for, and says how many there are', async () => {
    const { id, username, path } = await withAccount('Yara Batista de Teste')
    await admin('PATCH', path, { isActive: false })
    expect([await listed('busca=yara+batista'), await metaOf('busca=yara+batista')]).toMatchObject([[], { total: 0, closed: 1 }])
    expect(await listed('busca=yara+batista&encerrados=1')).toMatchObject([{ username, isActive: false, person: { id } }])
    expect(await metaOf('busca=yara+batista&encerrados=1')).toMatchObject({ total: 1, closed: 1 })
  })

  test('comes by name in pages, with users who are nobody’s and without the visitors of portals', async () => {
    await api.call('POST', '/sessao/portal', { portal: 'demo', secret: demoPortalSecret, visitor: { id: '1', name: 'Visitante' } })
    await api.signInNew()
    const all = await listed('por_pagina=100&encerrados=1')
    const names = all.map(({ name }) => name)
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'pt-BR')))
    expect(names).not.toContain('Visitante')
    expect(all.some(({ person }) => person === null)).toBe(true)
    const pages = await Promise.all([1, 2].map((page) => listed(`por_pagina=2&encerrados=1&pagina=${page}`)))
    expect(pages.flat()).toEqual(all.slice(0, 4))
    expect(await metaOf('por_pagina=2&encerrados=1&pagina=2')).toMatchObject({ total: all.length, page: 2, perPage: 2 })
  })

  test('is told to nobody but those who manage accounts', async () => {
    const colleague = await (await api.signIn('gestora'))('GET', '/acessos')
    expect([colleague.status, colleague.body.code]).toEqual([403, 'manages-no-users'])
    const { token } = (await api.call('POST', '/sessao/portal', { portal: 'demo', secret: demoPortalSecret })).body.data
    expect((await caller(api.baseUrl, token)('GET', '/acessos')).status).toBe(403)
    expect((await api.call('GET', '/acessos')).status).toBe(401)
    for (const query of ['pagina=0', 'por_pagina=101', 'encerrados=sim', 'ordem=name'])
      expect([query, (await admin('GET', `/acessos?${query}`)).status]).toEqual([query, 400])
  })
})
