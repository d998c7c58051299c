import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serviceRequestDraft, serviceRequests } from '../testing/drafts.js'
import { registeredLot } from '../testing/registeredLot.js'
import { type Call, startTestServer, type TestServer } from '../testing/testServer.js'

let api: TestServer
let mine: Call
let theirs: Call
let id: number
const reason = 'Falta o cronograma do evento.'

const move = async (call: Call, transition: string, body: object = {}) => {
  const { version } = (await call('GET', `${serviceRequests}/${id}`)).body.data
  const answer = await call('POST', `${serviceRequests}/${id}/situacao`, { transition, version, ...body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
}
/** The server's clock, which earlier tests moved forward. */
const now = () => Date.now() + 180_000
const ofRequest = (rows: readonly { readonly [key: string]: unknown }[]) => rows.filter(({ entity }) => entity === 'serviceRequest')

beforeAll(async () => {
  api = await startTestServer({ demoScale: 0.1 })
  mine = await api.signIn('admin')
  theirs = await api.signIn('gestora')
  await sql`delete from audit_entry`.execute(api.database)
  const { tender, lot, itemIds } = await registeredLot(mine)
  const items = [{ lotItemId: itemIds[0], quantity: '1' }]
  const asking = await sql<{ id: number }>`select person_id as id from app_user where username = 'admin'`.execute(api.database)
  const draft = serviceRequestDraft({ tenderId: tender.id, lotId: lot.id, items, requesterId: asking.rows[0]?.id })
  id = (await mine('POST', serviceRequests, draft)).body.data.id
  api.advance(60)
  await move(mine, 'send')
}, 240_000)
afterAll(() => api.close())

describe('notices', () => {
  test('tell somebody that a record waits for them, and who sent it', async () => {
    const { rows, body } = await theirs('GET', '/avisos')
    const [notice] = ofRequest(rows)
    expect(notice).toMatchObject({
      type: 'vez',
      id,
      status: 'enviada',
      statusText: 'Enviada',
      isRead: false,
      by: { label: 'Ana Paula Ribeiro' },
    })
    expect(body).toMatchObject({ total: rows.length, unread: rows.filter(({ isRead }) => !isRead).length })
    // A user's own changes are no notices.
    expect(ofRequest((await mine('GET', '/avisos')).rows)).toEqual([])
  })

  test('tell the requester about the outcome, with its reason', async () => {
    api.advance(60)
    await move(theirs, 'analyze')
    api.advance(60)
    await move(theirs, 'giveBack', { reason })
    const [last, before] = ofRequest((await mine('GET', '/avisos?idioma=en-US')).rows)
    expect(last).toMatchObject({ type: 'vez', statusText: 'Returned', reason, title: 'Request', path: serviceRequests })
    expect(before).toMatchObject({ type: 'situacao', status: 'em-analise' })
  })

  test('are of the kinds and as early as the person chose', async () => {
    const kinds = async (query: string) => new Set((await mine('GET', `/avisos?por_pagina=100&${query}`)).rows.map(({ type }) => type))
    expect(await kinds('tipos=situacao')).toEqual(new Set(['situacao']))
    expect(await kinds('tipos=vencimento&dias=60')).toEqual(new Set(['vencimento']))
    const total = async (days: number) => (await mine('GET', `/avisos?tipos=vencimento&dias=${days}`)).body.total as unknown as number
    expect(await total(60)).toBeGreaterThanOrEqual(await total(7))
    expect((await mine('GET', '/avisos?dias=8')).status).toBe(400)
    expect((await mine('GET', '/avisos?tipos=outra')).status).toBe(400)
  })

  test('are unread first; an end that was told of before the last visit is no news, and neither is what happened a week ago', async () => {
    const ends = async () => (await mine('GET', '/avisos?tipos=vencimento&dias=60&por_pagina=100')).rows
    const flags = (await mine('GET', '/avisos?dias=60&por_pagina=100')).rows.map(({ isRead }) => isRead)
    expect(flags).toEqual(flags.toSorted((one, other) => Number(one) - Number(other)))
    const yesterday = new Date(now() - 86_400_000).toISOString()
    expect((await ends()).every(({ at, isRead }) => isRead === String(at) <= yesterday)).toBe(true)
    expect((await ends()).some(({ isRead }) => isRead)).toBe(true)
    await sql`update app_user set entered_before = ${new Date(now() - 61 * 86_400_000).toISOString()}::timestamptz where username = 'admin'`.execute(
      api.database,
    )
    expect((await ends()).every(({ isRead }) => !isRead)).toBe(true)
    await sql`update app_user set entered_before = null where username = 'admin'`.execute(api.database)
    await sql`update audit_entry set at = at - interval '8 days'`.execute(api.database)
    const old = (await mine('GET', '/avisos?tipos=vez,situacao')).rows
    expect(old.map(({ isRead }) => isRead)).toEqual(old.map(() => true))
    await sql`update audit_entry set at = at + interval '8 days'`.execute(api.database)
  })

  test('stay read, one by one and all to a moment', async () => {
    const { rows, body } = await mine('GET', '/avisos?tipos=vez,situacao')
    await mine('POST', '/avisos/lidos', { keys: [rows[0]?.key, rows[0]?.key] })
    const once = await mine('GET', '/avisos?tipos=vez,situacao')
    expect(once.rows.find(({ key }) => key === rows[0]?.key)).toMatchObject({ isRead: true })
    expect(once.rows[0]).toMatchObject({ isRead: false })
    expect(once.body.unread).toBe(Number(body.unread) - 1)
    await mine('POST', '/avisos/lidos', { until: '2999-01-01T00:00:00.000Z' })
    expect((await mine('GET', '/avisos')).body.unread).toBe(0)
    // Later notices are not read yet.
    api.advance(60)
    const asked = (await mine('GET', `${serviceRequests}/${id}`)).body.data
    await mine('PUT', `${serviceRequests}/${id}`, asked)
    await move(mine, 'reopen')
    api.advance(60)
    await move(theirs, 'cancel', { reason: 'Evento adiado pelo município.' })
    expect((await mine('GET', '/avisos')).body.unread).toBe(1)
  })
})

describe('changes since the last visit', () => {
  test('are what others did since the visit before, with who and why; a sign-in within minutes takes nothing away', async () => {
    const all = await mine('GET', '/painel/mudancas')
    expect(ofRequest(all.rows)[0]).toMatchObject({
      action: 'transition',
      status: 'cancelada',
      statusText: 'Cancelada',
      kind: 'Solicitação',
      by: { label: 'Marlene Kowalski' },
    })
    // One line for the record, with the steps before.
    expect(ofRequest(all.rows)).toHaveLength(1)
    const before = ofRequest(all.rows)[0]?.before as readonly { readonly statusText: string; readonly reason: string | null }[]
    expect(before.map((step) => step.statusText)).toEqual(expect.arrayContaining(['Devolvida', 'Em análise']))
    expect(before.some((step) => step.reason === reason)).toBe(true)
    api.advance(600)
    await api.signIn('admin')
    api.advance(600)
    const again = await (await api.signIn('admin'))('GET', '/painel/mudancas')
    expect(ofRequest(again.rows)).toEqual(ofRequest(all.rows))
    api.advance(9 * 3600)
    const next = await (await api.signIn('admin'))('GET', '/painel/mudancas')
    expect(next.body).toMatchObject({ data: [], total: 0 })
    expect(String(next.body.since) > String(all.body.since)).toBe(true)
  })
})
