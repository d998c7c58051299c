import type { OpenAPIV3_1 } from 'openapi-types'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { planEntities } from '../../entities/entities.js'
import { addHeadings, nestedEntities } from '../../testing/nestedEntities.testkit.js'
import { type Call, type Fields, startTestServer, type TestServer } from '../../testing/testServer.js'
import { listCondition } from '../read/listCondition.js'

let api: TestServer
let call: Call
let removeHeadings: () => void
beforeAll(async () => {
  removeHeadings = addHeadings()
  api = await startTestServer({ entities: nestedEntities })
  call = await api.signIn()
})
afterAll(async () => {
  removeHeadings()
  await api.close()
})

const created = async (path: string, draft: object) => {
  const answer = await call('POST', path, draft)
  expect([answer.status, answer.body.issues]).toEqual([201, undefined])
  expect(answer.headers.get('Location')).toBe(`/api/admin/v1${path}/${answer.body.data.id}`)
  return answer.body.data
}
const match = (version: number) => ({ 'If-Match': `"${version}"` })
const teamsOf = ({ id }: Fields) => `/ligas/${id}/equipes`

let league: Fields
let other: Fields
let team: Fields
let guest: Fields
beforeEach(async () => {
  league = await created('/ligas', { name: 'Liga do Iguaçu' })
  other = await created('/ligas', { name: 'Liga do Ivaí' })
  team = await created(teamsOf(league), { name: 'Capivaras', secret: 'segredo' })
  guest = await created(teamsOf(other), { name: 'Quatis', secret: null })
})

interface Operation {
  readonly method: string
  /** The parent's and the record's id are still parameters. */
  readonly path: string
}

/** Every call of the nested entity, read from the server's OpenAPI document. */
async function nestedCalls(): Promise<Operation[]> {
  const document = (await call('GET', '/openapi.json')).body as unknown as OpenAPIV3_1.Document
  return Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    path.startsWith('/ligas/{ligaId}/') ? Object.keys(methods ?? {}).map((method) => ({ method: method.toUpperCase(), path })) : [],
  )
}

/** A body that names the team in every place where a body can name a record. */
const bodyNaming = ({ id, version }: Fields) => ({
  ids: [id],
  rows: [{ name: 'Novo' }],
  values: { name: 'Capivaras' },
  to: 'extinto',
  para: id,
  field: 'secret',
  name: 'Novo',
  version,
})
const send = ({ method, path }: Operation, leagueId: number | string, { id, version, importId = 999_999 }: Fields) => {
  const others: Readonly<Record<string, unknown>> = { ligaId: leagueId, id, transicao: 'extinto', importId }
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => String(others[name]))
  return call(method, address, method === 'GET' || method === 'DELETE' ? undefined : bodyNaming({ id, version } as Fields), match(version))
}

describe('a record under another one', () => {
  test('is reached by every call under its parent alone: not under a missing, a deleted or another one', async () => {
    const calls = await nestedCalls()
    expect(calls.map(({ method, path }) => `${method} ${path.replace('/ligas/{ligaId}/equipes', '')}`).sort()).toEqual([
      'DELETE /{id}',
      'GET ',
      'GET /contagem',
      'GET /exportar.csv',
      'GET /exportar.xlsx',
      'GET /importacoes',
      'GET /opcoes',
      'GET /somas',
      'GET /{id}',
      'GET /{id}/historico',
      'GET /{id}/situacao/{transicao}',
      'POST ',
      'POST /acoes/ativar',
      'POST /acoes/excluir',
      'POST /acoes/inativar',
      'POST /acoes/restaurar',
      'POST /duplicados',
      'POST /importacoes/{importId}/desfazer',
      'POST /importar',
      'POST /{id}/reatribuir',
      'POST /{id}/revelar',
      'POST /{id}/situacao',
      'PUT /{id}',
    ])
    const gone = await created('/ligas', { name: 'Liga extinta' })
    expect((await call('DELETE', `/ligas/${gone.id}`, undefined, match(1))).status).toBe(200)
    for (const operation of calls) {
      const ofRecord = operation.path.includes('{id}') ? [other.id] : []
      for (const parent of [999_999, gone.id, 'novo', '7x', ...ofRecord])
        expect([operation, parent, (await send(operation, parent, team)).status]).toEqual([operation, parent, 404])
    }
    expect((await call('GET', `${teamsOf(league)}/${team.id}`)).body.data).toEqual(team)
  })

  test('is neither returned nor changed by any call under another parent, whatever the body names', async () => {
    for (const operation of await nestedCalls()) {
      if (operation.path.includes('{id}')) continue
      const { body } = await send(operation, other.id, team)
      expect([operation, JSON.stringify(body).includes('Capivaras')]).toEqual([operation, false])
    }
    expect((await call('GET', `${teamsOf(league)}/${team.id}`)).body.data).toEqual(team)
    expect((await call('GET', teamsOf(league))).body).toMatchObject({ meta: { total: 1 } })
  })

  test('answers every call under its own', async () => {
    await call('POST', `${teamsOf(league)}/importar`, { rows: [{ name: 'Lontras' }] })
    const [last] = (await call('GET', `${teamsOf(league)}/importacoes`)).rows
    for (const operation of await nestedCalls()) {
      const { status } = await send(operation, league.id, { ...team, importId: last?.id })
      expect([operation, status, status === 404 || status >= 500]).toEqual([operation, status, false])
      if (operation.method === 'DELETE') await call('POST', `${teamsOf(league)}/acoes/restaurar`, { ids: [team.id] })
    }
  })

  test('gets its parent from the address, and a body that names another one is refused', async () => {
    expect(team).toMatchObject({ leagueId: league.id, league: { id: league.id, label: 'Liga do Iguaçu' } })
    expect((await call('POST', teamsOf(league), { name: 'Antas', secret: null, leagueId: league.id })).status).toBe(201)
    const strange = { name: 'Onças', secret: null, leagueId: other.id }
    const issues = [{ path: 'leagueId', code: 'invalid' }]
    expect((await call('POST', teamsOf(league), strange)).body.issues).toEqual(issues)
    expect((await call('PUT', `${teamsOf(league)}/${team.id}`, strange, match(1))).body.issues).toEqual(issues)
    const imported = await call('POST', `${teamsOf(league)}/importar?simular=1`, { rows: [strange, { name: 'Lontras' }] })
    expect(imported.body.data).toMatchObject({ valid: 1, errors: [{ row: 0, issues }] })
    expect((await call('POST', `${teamsOf(league)}/importar`, { rows: [{ name: 'Lontras' }] })).status).toBe(201)
    expect((await call('GET', `${teamsOf(league)}?busca=lontras`)).rows).toMatchObject([{ leagueId: league.id }])
  })

  test('may be called as one under another parent, but not as one under its own', async () => {
    expect((await call('POST', teamsOf(other), { name: 'Capivaras', secret: null })).status).toBe(201)
    expect((await call('POST', teamsOf(league), { name: 'capivaras', secret: null })).body.issues).toMatchObject([
      { path: 'name', code: 'duplicate', record: { entity: 'team', id: team.id } },
    ])
    const asked = await call('POST', `${teamsOf(league)}/duplicados`, { values: { name: 'Capivaras' } })
    expect(asked.rows.map(({ id }) => id)).toEqual([team.id])
  })

  test('goes into a list, a number, a file and an action of its parent only, and keeps the parent from being deleted', async () => {
    expect((await call('GET', teamsOf(other))).rows.map(({ id }) => id)).toEqual([guest.id])
    expect((await call('GET', `${teamsOf(other)}/contagem`)).body.data).toMatchObject({ total: 1 })
    expect((await call('GET', `${teamsOf(other)}?ordem=busca&busca=cap`)).rows).toEqual([])
    expect((await call('GET', `${teamsOf(other)}/exportar.csv?ids=${team.id},${guest.id}`)).headers.get('X-Total-Rows')).toBe('1')
    const all = await call('POST', `${teamsOf(other)}/acoes/inativar`, { filter: {}, except: [], expected: 1 })
    expect(all.body.data).toMatchObject({ done: 1, refused: [] })
    const named = await call('POST', `${teamsOf(other)}/acoes/excluir`, { ids: [team.id] })
    expect(named.body.data).toMatchObject({ done: 0, refused: [{ id: team.id, label: `#${team.id}`, code: 'not-found' }] })
    const kept = await call('DELETE', `/ligas/${league.id}`, undefined, match(1))
    expect(kept.body.data).toMatchObject({ dependants: [{ entity: 'team', example: { id: team.id, params: { ligaId: league.id } } }] })
  })

  test('works under an inactive parent as under any other', async () => {
    await call('POST', '/ligas/acoes/inativar', { ids: [league.id] })
    // Only active records keep the league from being inactivated, so the team is inactivated first.
    await call('POST', `${teamsOf(league)}/acoes/inativar`, { ids: [team.id] })
    expect((await call('POST', '/ligas/acoes/inativar', { ids: [league.id] })).body.data).toMatchObject({ done: 1 })
    await created(teamsOf(league), { name: 'Tardios', secret: null })
  })

  test('is linked to with the parameters of its address: from a record, a search, a refusal', async () => {
    const name = `Tamanduás ${league.id}`
    const team = await created(teamsOf(league), { name, secret: null })
    const params = { ligaId: league.id }
    const final = await created('/partidas', { name: 'Final', teamId: team.id })
    expect(final).toMatchObject({ team: { id: team.id, label: name, params } })
    const hits = (await call('GET', `/busca?q=${name}`)).rows
    expect(hits).toContainEqual({ entity: 'team', path: teamsOf(league), id: team.id, label: name, details: [] })
    const within = async (caminho: string) => (await call('POST', '/busca', { q: name, caminho })).rows.map(({ id }) => id)
    expect(await within(teamsOf(league))).toEqual([team.id])
    expect(await within(teamsOf(other))).toEqual([])
    const refused = await call('POST', `${teamsOf(league)}/acoes/excluir`, { ids: [team.id] })
    expect(refused.body.data).toMatchObject({ refused: [{ dependants: [{ entity: 'match', example: { id: final.id, label: 'Final' } }] }] })
  })

  test('is linked to in the same way from a list of ids, from rows and from beside it', async () => {
    const rival = await created(teamsOf(league), { name: 'Lobos', rivalId: team.id })
    const toTeam = { id: team.id, label: 'Capivaras', params: { ligaId: league.id } }
    const toGuest = { id: guest.id, label: 'Quatis', params: { ligaId: other.id } }
    expect(rival).toMatchObject({ rival: toTeam })
    const draft = { name: 'Semifinal', teamId: team.id, guestIds: [guest.id, team.id], goals: [{ teamId: guest.id }] }
    const found = (await created('/partidas', draft)) as unknown as Readonly<Record<'guests' | 'goals', readonly object[]>>
    expect(found.guests).toEqual([toGuest, toTeam])
    expect(found.goals).toMatchObject([{ team: toGuest }])
  })

  test('is deleted together with those beside it that refer to it, and names them when they stay', async () => {
    const rival = await created(teamsOf(league), { name: 'Lobos', rivalId: team.id })
    const remove = async (ids: readonly unknown[]) => (await call('POST', `${teamsOf(league)}/acoes/excluir`, { ids })).body.data
    const example = { id: rival.id, label: 'Lobos', params: { ligaId: league.id } }
    expect(await remove([team.id])).toMatchObject({ done: 0, refused: [{ dependants: [{ entity: 'team', field: 'rivalId', example }] }] })
    expect(await remove([team.id, rival.id])).toMatchObject({ done: 2, refused: [] })
  })

  test('is named with its address where it keeps a row of another record in its place', async () => {
    const cup = (await created('/ligas', { name: 'Copa', rounds: [{ name: 'Primeira' }] })) as Fields & {
      readonly rounds: readonly Fields[]
    }
    const playing = await created(teamsOf(cup), { name: 'Gralhas', roundId: cup.rounds[0]?.id })
    const answer = await call('PUT', `/ligas/${cup.id}`, { name: 'Copa', rounds: [] }, match(1))
    const example = { id: playing.id, label: 'Gralhas', params: { ligaId: cup.id } }
    expect([answer.status, answer.body.data]).toMatchObject([409, { dependants: [{ entity: 'team', field: 'roundId', example }] }])
  })

  test('hands over what refers to it to one under its own parent, in fields, lists and rows', async () => {
    const heir = await created(teamsOf(league), { name: 'Lobos' })
    const draft = { name: 'Oitavas', teamId: team.id, guestIds: [team.id, guest.id], goals: [{ teamId: team.id }] }
    const played = await created('/partidas', draft)
    const move = (para: unknown) => call('POST', `${teamsOf(league)}/${team.id}/reatribuir`, { para, version: team.version })
    expect((await move(guest.id)).body.issues).toEqual([{ path: 'para', code: 'reference' }])
    expect((await move(heir.id)).status).toBe(200)
    const after = (await call('GET', `/partidas/${played.id}`)).body.data
    expect(after).toMatchObject({ teamId: heir.id, guestIds: [heir.id, guest.id], goals: [{ teamId: heir.id }] })
  })

  test('is not in the list of deleted records once its parent is deleted too', async () => {
    const name = `Tatus ${league.id}`
    const gone = await created(teamsOf(league), { name, secret: null })
    for (const { id } of [team, gone]) await call('DELETE', `${teamsOf(league)}/${id}`, undefined, match(1))
    const hidden = async () => (await call('POST', '/busca', { q: name, excluidos: true })).rows.map(({ id }) => id)
    expect(await hidden()).toEqual([gone.id])
    expect((await call('DELETE', `/ligas/${league.id}`, undefined, match(1))).status).toBe(200)
    expect(await hidden()).toEqual([])
    expect((await call('POST', `${teamsOf(league)}/acoes/restaurar`, { ids: [team.id] })).status).toBe(404)
  })

  test('is downloaded by a ticket for the address of its parent, into a file of that name', async () => {
    const ticket = await call('POST', '/sessao/bilhete', { path: `${teamsOf(league)}/exportar.csv` })
    const file = await api.call('GET', `${teamsOf(league)}/exportar.csv?bilhete=${String(ticket.body.data.ticket)}`)
    expect([file.status, String(file.body.text).includes('Capivaras')]).toEqual([200, true])
    expect(file.headers.get('Content-Disposition')).toContain(`filename="ligas-${league.id}-equipes-`)
  })
})

test('a statement about records under a parent fails when no parent was named, instead of showing all of them', async () => {
  const { plans } = await planEntities(api.database, nestedEntities.list)
  const plan = plans.find(({ entity }) => entity.contract.name === 'team')
  if (!plan) throw new Error('no plan')
  expect(() => listCondition(plan, { search: '', filters: new Map() }, { today: '2026-01-01' })).toThrow('team: no parent was named')
})
