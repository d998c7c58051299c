import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { question, siteVisits } from '../../../testing/drafts.js'
import { type Call, type Fields, startTestServer, type TestServer } from '../../../testing/testServer.js'
import {
  answer,
  ask,
  companion,
  conclusion,
  device,
  given,
  go,
  inspector,
  issuesOf,
  picture,
  published,
  put,
  read,
  scheduled,
  send as sendBatch,
} from '../visits.testkit.js'

let api: TestServer
let call: Call
let questionnaire: Fields
let responsible: Fields
beforeAll(async () => {
  api = await startTestServer()
  call = await api.signIn()
  questionnaire = await published(call)
  responsible = await inspector(call)
})
afterAll(() => api.close())

const waiting = async (more: object = {}) =>
  (await scheduled(call, { questionnaireId: questionnaire.id, inspectorId: responsible.id, ...more })).id
const running = async (more: object = {}) => {
  const id = await waiting(more)
  await go(call, id, 'start')
  return id
}
const sheet = async (id: number) => (await call('GET', `${siteVisits}/${id}/respostas`)).body.data as unknown as Record<string, never[]>
const outcomes = ({ receipts }: Awaited<ReturnType<typeof answer>>) => receipts.map(({ outcome }) => outcome)

describe('answers', () => {
  test('are stored one by one or together, with the score as it stands and without the version of the visit', async () => {
    const id = await running()
    const before = await read(call, id)
    const mine = device()
    expect(await answer(call, id, mine, given('P1', 'sim'))).toMatchObject({ score: { total: '100.00' }, version: before.version })
    const stored = await answer(call, id, mine, given('P1', 'nao', { comment: 'Cadeiras' }), given('P3', 'sim'))
    expect(stored).toMatchObject({ score: { total: '40.00' }, awaiting: [] })
    expect((await read(call, id)).score).toBe('40.00')
    const { answers, devices } = await sheet(id)
    expect(answers).toMatchObject([
      { questionId: 'P1', value: 'nao', comment: 'Cadeiras', deviceId: mine, by: { label: 'Ana Paula Ribeiro' } },
      { questionId: 'P3', value: 'sim' },
    ])
    expect(devices).toMatchObject([{ deviceId: mine, count: 3 }])
  })

  test('that come again change nothing, however late', async () => {
    const id = await running()
    const mine = device()
    const first = given('P1', 'sim', { answeredAt: '2026-05-04T12:00:00Z' })
    const second = given('P1', 'nao', { answeredAt: '2026-05-04T12:01:00Z' })
    expect(outcomes(await answer(call, id, mine, first, second))).toEqual(['gravada', 'gravada'])
    const again = await answer(call, id, mine, first, second)
    expect(again.receipts).toMatchObject([
      { outcome: 'repetida', current: { value: 'nao' } },
      { outcome: 'repetida', current: { value: 'nao' } },
    ])
    expect(await sheet(id)).toMatchObject({ answers: [{ value: 'nao' }] })
  })

  test('of one device count by its own counter, in whatever order they come and whatever its clock says', async () => {
    const id = await running()
    const mine = device()
    const batch = (order: number, value: string, answeredAt: string) =>
      sendBatch(call, id, { deviceId: mine, order, answers: [given('P1', value, { answeredAt })] })
    const ahead = await batch(2, 'sim', '9999-12-31T00:00:00Z')
    expect(ahead.receipts).toMatchObject([{ outcome: 'gravada', current: { isClockOff: true } }])
    // The clock was set right: the next real answer counts.
    const real = await batch(3, 'nao', new Date().toISOString())
    expect(real.receipts).toMatchObject([{ outcome: 'gravada', current: { value: 'nao', isClockOff: false } }])
    expect((await batch(1, 'sim', new Date().toISOString())).receipts).toMatchObject([{ outcome: 'repetida', current: { value: 'nao' } }])
    // A device that does not count is believed in the order of arrival.
    expect(outcomes(await answer(call, id, mine, given('P1', 'sim', { answeredAt: '2020-01-01T00:00:00Z' })))).toEqual(['gravada'])
  })

  test('of another device that did not know them are a conflict, until it has seen what counts', async () => {
    const id = await running()
    const [mine, other] = [device(), device()]
    const first = given('P1', 'sim')
    await answer(call, id, mine, first)
    const mindless = given('P1', 'nao')
    const { receipts, score } = await answer(call, id, other, mindless, given('P3', 'sim'))
    expect(receipts).toMatchObject([
      { outcome: 'conflito', current: { value: 'sim', deviceId: mine, key: first.key } },
      { outcome: 'gravada' },
    ])
    expect(score.total).toBe('100.00')
    expect(outcomes(await answer(call, id, other, { ...mindless, after: first.key }))).toEqual(['gravada'])
    expect(await sheet(id)).toMatchObject({
      answers: expect.arrayContaining([expect.objectContaining({ questionId: 'P1', value: 'nao', deviceId: other })]),
    })
  })

  test('that are equal on two devices are no conflict', async () => {
    const id = await running()
    await answer(call, id, device(), given('P1', 'sim'))
    expect(outcomes(await answer(call, id, device(), given('P1', 'sim')))).toEqual(['repetida'])
  })

  test('of two devices at the same moment: one is stored, the other is told', async () => {
    const id = await running()
    const both = await Promise.all(['sim', 'nao'].map((value) => answer(call, id, device(), given('P1', value))))
    expect(both.flatMap(outcomes).toSorted()).toEqual(['conflito', 'gravada'])
  })

  test('that do not fit are refused one by one, and the others are stored', async () => {
    const id = await running()
    const stored = await answer(
      call,
      id,
      device(),
      given('P9', 'sim'),
      given('P1', 'talvez'),
      given('P2', null, { na: true }),
      given('P3', 'sim'),
    )
    expect(stored.receipts.map(({ outcome, issues }) => [outcome, ...issues.map(({ code }) => code)])).toEqual([
      ['recusada', 'siteVisit.noQuestion'],
      ['recusada', 'siteVisit.answerShape'],
      ['recusada', 'siteVisit.naNotAllowed'],
      ['gravada'],
    ])
  })

  test('are given only while the visit runs', async () => {
    const id = await waiting()
    const refused = await call('POST', `${siteVisits}/${id}/respostas`, { deviceId: device(), answers: [given('P1', 'sim')] })
    expect([refused.status, refused.body.code]).toEqual([409, 'siteVisit.notRunning'])
    expect((await call('GET', `${siteVisits}/999999/respostas`)).status).toBe(404)
    const wrong = await call('POST', `${siteVisits}/${id}/respostas`, { deviceId: 'mine', answers: [] })
    expect(wrong.status).toBe(422)
  })

  test('are refused for good by a visit that was cancelled, so that no phone tries again', async () => {
    const id = await running()
    await go(call, id, 'cancel')
    const body = { deviceId: device(), answers: [given('P1', 'sim')] }
    const begun = { startedAt: new Date().toISOString(), geo: null }
    const refused = [await call('POST', `${siteVisits}/${id}/respostas`, body), await call('POST', `${siteVisits}/${id}/inicio`, begun)]
    expect(refused.map(({ status, body: { code, data } }) => [status, code, data])).toEqual([
      [409, 'final', { status: 'cancelada' }],
      [409, 'final', { status: 'cancelada' }],
    ])
  })

  test('to what is no longer asked are kept and not scored', async () => {
    const id = await running()
    const mine = device()
    await answer(call, id, mine, given('P1', 'nao'), given('P2', 'Cadeiras na saída'), given('P3', 'sim'))
    const stored = await answer(call, id, mine, given('P1', 'sim'))
    expect(stored.score.total).toBe('100.00')
    expect(await sheet(id)).toMatchObject({ answers: expect.arrayContaining([expect.objectContaining({ questionId: 'P2' })]) })
  })

  test('bring what does not conform along, once, and the version of the visit tells it', async () => {
    const id = await running()
    const mine = device()
    const { version } = await read(call, id)
    const finding = { severity: 'grave', description: 'Saída obstruída', deadline: '2026-12-01', correctiveAction: null }
    const told = given('P1', 'nao', { finding })
    expect(await answer(call, id, mine, told)).toMatchObject({ version: version + 1 })
    expect(await answer(call, id, mine, told)).toMatchObject({ version: version + 1 })
    expect(await read(call, id)).toMatchObject({
      openCount: 1,
      nonConformities: [{ questionId: 'P1', severity: 'grave', state: 'aberta' }],
    })
  })

  test('correct what they told as not conforming, though they stay the same, on another device too', async () => {
    const id = await running()
    const finding = { severity: 'moderada', description: 'Saída obstruída', deadline: null, correctiveAction: null }
    const mine = device()
    await answer(call, id, mine, given('P1', 'nao', { finding }))
    const graver = { ...finding, severity: 'grave' }
    const { receipts } = await answer(call, id, mine, given('P1', 'nao', { finding: graver }))
    expect(receipts).toMatchObject([{ outcome: 'gravada' }])
    expect(await read(call, id)).toMatchObject({ nonConformities: [{ severity: 'grave' }] })
    await answer(call, id, device(), given('P1', 'nao', { finding: { ...graver, description: 'Saída trancada' } }))
    expect(await read(call, id)).toMatchObject({ openCount: 1, nonConformities: [{ severity: 'grave', description: 'Saída trancada' }] })
  })

  test('take what they told as not conforming back once they conform, unless its correction has begun', async () => {
    const id = await running()
    const mine = device()
    const finding = { severity: 'grave', description: 'Saída obstruída', deadline: null, correctiveAction: null }
    await answer(call, id, mine, given('P1', 'nao', { finding }), given('P3', 'nao', { finding }))
    const { nonConformities } = await read(call, id)
    const [, second] = nonConformities as readonly object[]
    await put(call, id, { nonConformities: [(nonConformities as readonly object[])[0], { ...second, state: 'em-correcao' }] })
    const { version } = await read(call, id)
    const conforming = [given('P1', 'sim', { finding: null }), given('P3', 'sim', { finding: null })]
    expect(await answer(call, id, mine, ...conforming)).toMatchObject({ version: version + 1 })
    expect(await read(call, id)).toMatchObject({ nonConformities: [{ questionId: 'P3', state: 'em-correcao' }] })
    const [entry] = (await call('GET', `${siteVisits}/${id}/historico`)).rows
    expect(entry).toMatchObject({ changes: [{ before: 'Saída obstruída', after: null }] })
  })

  test('of the visit before stand beside those of the next one of the same place', async () => {
    const placeName = `Ginásio ${randomUUID()}`
    const first = await running({ placeName })
    await answer(call, first, device(), given('P1', 'nao'), given('P3', 'sim'))
    await put(call, first, { ...companion, conclusion })
    await go(call, first, 'conclude')
    const second = await running({ placeName })
    expect(await sheet(second)).toMatchObject({
      former: { id: first, result: 'nao-conforme', answers: [{ questionId: 'P1', value: 'nao' }, {}] },
    })
    expect(await sheet(await running())).toMatchObject({ former: null })
  })
})

describe('files of answers', () => {
  const send = async (bytes: Buffer, name = 'foto.png') => {
    const { token } = (await api.call('POST', '/sessao/login', { username: 'admin', password: 'esporte-parana' })).body.data
    const form = new FormData()
    form.append('file', new File([new Uint8Array(bytes)], name))
    const sent = await fetch(`${api.baseUrl}/anexos`, { method: 'POST', body: form, headers: { Authorization: `Bearer ${token}` } })
    return ((await sent.json()) as { data: { id: number; sha256: string } }).data
  }
  const hand = async (id: number, ...fileIds: number[]) => (await call('POST', `${siteVisits}/${id}/fotos`, { fileIds })).body.data

  test('may come after them, are told by their SHA-256, and until then the visit is not concluded', async () => {
    const id = await running()
    const [one, two] = [picture(), picture()]
    const photos = [{ sha256: one.sha256, takenAt: '2026-05-04T12:00:00Z' }, { sha256: two.sha256 }]
    const stored = await answer(call, id, device(), given('P1', 'nao', { photos }), given('P3', 'sim'))
    expect(stored.awaiting).toEqual([one.sha256, two.sha256].toSorted())
    await put(call, id, { ...companion, conclusion })
    expect(issuesOf(await ask(call, id, 'conclude'))).toEqual([': siteVisit.filesMissing'])
    const first = await send(one.bytes)
    expect(first.sha256).toBe(one.sha256)
    expect(await hand(id, first.id)).toEqual({ taken: [one.sha256], awaiting: [two.sha256] })
    // A file that is sent again counts as taken, because the phone may have missed the first answer.
    expect(await hand(id, first.id)).toEqual({ taken: [one.sha256], awaiting: [two.sha256] })
    const second = await send(two.bytes)
    expect(await hand(id, second.id)).toEqual({ taken: [two.sha256], awaiting: [] })
    await go(call, id, 'conclude')
    // Users who may read the visit may read its photos.
    const colleague = await api.signIn('gestora')
    expect((await colleague('GET', `/anexos/${first.id}`)).status).toBe(200)
  })

  test('may come before them', async () => {
    const id = await running()
    const one = picture()
    await send(one.bytes)
    expect(await answer(call, id, device(), given('P4', null, { photos: [{ sha256: one.sha256 }] }))).toMatchObject({
      awaiting: [],
      receipts: [{ outcome: 'gravada', current: { value: [one.sha256], photos: [{ sha256: one.sha256, fileId: expect.any(Number) }] } }],
    })
  })

  test('must be pictures where photos are expected', async () => {
    const id = await running()
    const sent = await send(Buffer.from(`%PDF-1.7 ${randomUUID()}`), 'foto.pdf')
    const stored = await answer(call, id, device(), given('P4', null, { photos: [{ sha256: sent.sha256 }] }))
    expect(stored.receipts).toMatchObject([{ outcome: 'recusada', issues: [{ path: 'photos', code: 'picture' }] }])
  })

  test('are needed where the questionnaire wants them', async () => {
    const sections = [
      {
        title: 'Tudo',
        weight: 100,
        questions: [question({ code: 'P1', photoMax: 2 }), question({ code: 'P2', photoMin: 1, photoMax: 2 })],
      },
    ]
    const strict = await published(call, { evidencePolicy: 'obrigatoria-se-nao-conforme', sections })
    const id = await running({ questionnaireId: strict.id })
    await answer(call, id, device(), given('P1', 'nao'), given('P2', 'sim'))
    await put(call, id, { ...companion, conclusion })
    expect((await ask(call, id, 'conclude')).body.issues).toMatchObject([
      { path: 'answers.P1', code: 'siteVisit.photoMissing' },
      { path: 'answers.P2', code: 'siteVisit.photoMissing' },
    ])
  })
})

describe('a visit that is begun on a phone', () => {
  const begin = (id: number, startedAt: string) =>
    call('POST', `${siteVisits}/${id}/inicio`, { startedAt, geo: { latitude: '-25.428954', longitude: '-49.267137', accuracy: '12' } })

  test('begins when and where the phone says, without its version, and once', async () => {
    const id = await waiting()
    const startedAt = new Date(Date.now() - 3_600_000).toISOString()
    const begun = await begin(id, startedAt)
    expect(begun.body.data).toMatchObject({
      status: 'em-andamento',
      startedAt,
      geo: { latitude: '-25.428954', accuracy: '12', at: startedAt },
    })
    const again = await begin(id, new Date().toISOString())
    expect([again.status, again.body.data.startedAt]).toEqual([200, startedAt])
    await go(call, id, 'cancel')
    expect((await begin(id, startedAt)).body.code).toBe('final')
  })

  test('takes a place that its phone found after the start, once', async () => {
    const id = await waiting()
    const startedAt = new Date().toISOString()
    await call('POST', `${siteVisits}/${id}/inicio`, { startedAt, geo: null })
    expect((await read(call, id)).geo).toBeNull()
    const placed = await begin(id, startedAt)
    expect(placed.body.data).toMatchObject({ startedAt, geo: { latitude: '-25.428954', accuracy: '12' } })
    const elsewhere = { startedAt, geo: { latitude: '-23.5', longitude: '-51.1', accuracy: '5' } }
    expect((await call('POST', `${siteVisits}/${id}/inicio`, elsewhere)).body.data).toMatchObject({ geo: { latitude: '-25.428954' } })
  })

  test('whose clock is wrong begins now', async () => {
    const id = await waiting()
    const { data } = (await begin(id, '2031-01-01T00:00:00Z')).body
    expect(Date.parse(String(data.startedAt))).toBeLessThan(Date.now() + 60_000)
    await sql`select 1`.execute(api.database)
  })
})
