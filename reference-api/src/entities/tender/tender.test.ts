import { today } from '@esporte-parana/sdk/contracts'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runCommand } from '../../commands/commands.js'
import { lotDraft, lotsOf, match, tenderDraft, tenders } from '../../testing/drafts.js'
import { activeMaterials, move, registeredLot } from '../../testing/registeredLot.js'
import { type Answer, type Call, type Fields, startTestServer, type TestServer } from '../../testing/testServer.js'

let api: TestServer
let call: Call
beforeAll(async () => {
  api = await startTestServer()
  call = await api.signIn()
})
afterAll(() => api.close())

const issuesOf = ({ body }: Answer) => (body.issues ?? []).map(({ path, code }) => `${path}: ${code}`)
const create = (more: object = {}) => call('POST', tenders, tenderDraft(more))
const created = async (more: object = {}): Promise<Fields> => (await create(more)).body.data
const read = async (id: number) => (await call('GET', `${tenders}/${id}`)).body.data
const act = async (id: number, transition: string, more: object = {}) => {
  const { version } = await read(id)
  return call('POST', `${tenders}/${id}/situacao`, { transition, version, ...more })
}
const reason = 'Decisão judicial de suspensão'
const day = (offset: number) => new Date(Date.parse(today()) + offset * 86_400_000).toISOString().slice(0, 10)
const nightly = () => runCommand(api.database, { command: 'nightly', words: [], input: Readable.from([]) })

describe('a tender', () => {
  test('is called by its modality, number and year, which are its alone within the managing body', async () => {
    const first = await created({ number: 118, year: 2026 })
    expect(first).toMatchObject({ label: 'Pregão eletrônico 118/2026', numberYear: 2_026_000_118, status: 'em-elaboracao' })
    const second = await create({ number: 118, year: 2026 })
    expect([second.status, ...issuesOf(second)]).toEqual([409, 'number: duplicate'])
    for (const other of [{ year: 2025 }, { modality: 'concorrencia-eletronica' }, { managingBody: 'Outro órgão' }])
      expect(issuesOf(await create({ number: 118, year: 2026, ...other }))).toEqual([])
    expect((await call('GET', `${tenders}?busca=118/2025`)).rows).toHaveLength(1)
  })

  test.each([
    [{ modality: 'dispensa', disputeMode: null }, ['legalArticle: required']],
    [{ disputeMode: null }, ['disputeMode: required']],
    [{ sessionAt: '2026-02-01T12:00:00Z' }, ['sessionAt: tender.sessionBeforePublication']],
    [{ ataEnd: '2027-04-02' }, ['ataEnd: tender.ataTooLong']],
    [{ ataEnd: '2026-03-31' }, ['ataEnd: tender.endBeforeStart']],
    [{ extensions: [{ term: '1º', signedAt: '2027-03-01', until: '2028-04-02' }] }, ['extensions[0].until: tender.extensionTooLong']],
    [{ extensions: [{ term: '1º', signedAt: '2027-03-01', until: '2027-03-31' }] }, ['extensions[0].until: tender.extensionEarlier']],
    [{ object: 'Curto demais' }, ['object: minLength']],
    [{ protocol: '1234' }, ['protocol: protocol']],
    [{ pncpControlNumber: '123' }, ['pncpControlNumber: pattern']],
    [{ noticeUrl: 'javascript:alert(1)' }, ['noticeUrl: url']],
  ])('is refused with %o', async (more, issues) => {
    const answer = await create(more)
    expect([answer.status, ...issuesOf(answer)]).toEqual([422, ...issues])
  })

  test('goes its way step by step, and each step wants what it needs', async () => {
    const { id } = await created({ publicationDate: null, sessionAt: null, ataNumber: null })
    expect(issuesOf(await act(id, 'publish'))).toEqual(['publicationDate: required', 'sessionAt: required'])
    for (const early of ['openDispute', 'judge', 'homologate', 'resume'])
      expect((await act(id, early)).body).toMatchObject({ code: 'no-transition' })
    const draft = await read(id)
    await call('PUT', `${tenders}/${id}`, { ...draft, publicationDate: '2026-02-02', sessionAt: '2026-02-19T12:00:00.000Z' }, match(1))
    for (const step of ['publish', 'openDispute', 'judge', 'adjudicate']) expect((await act(id, step)).status).toBe(200)
    expect(issuesOf(await act(id, 'homologate'))).toEqual([': tender.noLot', 'number: required'])
    await call('POST', lotsOf(id), lotDraft())
    expect(issuesOf(await act(id, 'homologate'))).toEqual([': tender.lotWithoutWinner', ': tender.lotWithoutItems', 'number: required'])
  })

  test('says what its lots may cost, without those that were cancelled', async () => {
    const { id, maxTotal } = await created()
    expect(maxTotal).toBeNull()
    const [materialId] = await activeMaterials(call, 1)
    const lotOf = (items: object[]) => call('POST', lotsOf(id), lotDraft({ items }))
    await lotOf([{ materialId, quantity: '3', maxUnitPrice: '26.005' }])
    const { body } = await lotOf([{ materialId, quantity: '10', maxUnitPrice: '100' }])
    expect((await read(id)).maxTotal).toBe('1078.02')
    await move(call, `${lotsOf(id)}/${body.data.id}`, 'cancel', { reason })
    expect((await read(id)).maxTotal).toBe('78.02')
    expect((await call('GET', `${tenders}?busca=${String((await read(id)).number)}`)).rows?.[0]).not.toHaveProperty('maxTotal')
  })

  test('asks before its validity begins earlier than its homologation', async () => {
    const { id } = await created()
    for (const step of ['publish', 'openDispute', 'judge', 'adjudicate']) expect((await act(id, step)).status).toBe(200)
    const homologate = async (more: object) => issuesOf(await act(id, 'homologate', { homologationDate: '2026-04-02', ...more }))
    expect(await homologate({})).toEqual([': tender.noLot', 'start: tender.startsEarly'])
    expect(await homologate({ isConfirmed: true })).toEqual([': tender.noLot'])
    expect(await homologate({ start: '2026-04-02', end: '2027-04-01' })).toEqual([': tender.noLot'])
    const early = await homologate({ homologationDate: '2025-01-01', isConfirmed: true })
    expect(early).toEqual([': tender.noLot', 'homologationDate: tender.homologationBeforePublication'])
  })

  test('by direct contracting goes without a dispute, and no other does', async () => {
    const direct = await created({ modality: 'dispensa', legalArticle: 'art. 75, II', disputeMode: null, sessionAt: null })
    expect((await act(direct.id, 'publish')).status).toBe(200)
    expect(issuesOf(await act(direct.id, 'openDispute'))).toEqual([': tender.noDispute'])
    expect((await act(direct.id, 'adjudicateDirectly')).body.data).toMatchObject({ status: 'adjudicada' })
    const other = await created()
    await act(other.id, 'publish')
    expect(issuesOf(await act(other.id, 'adjudicateDirectly'))).toEqual([': tender.onlyDirect'])
  })

  test('that is suspended goes back to what it was, whatever that was', async () => {
    const { id } = await created()
    for (const step of ['publish', 'openDispute', 'judge']) {
      await act(id, step)
      const { status } = await read(id)
      expect(issuesOf(await act(id, 'suspend'))).toEqual(['reason: required'])
      expect((await act(id, 'suspend', { reason })).body.data).toMatchObject({ status: 'suspensa', resumeStatus: status })
      expect((await act(id, 'resume')).body.data).toMatchObject({ status, resumeStatus: null })
    }
    expect((await act(id, 'suspend', { reason })).status).toBe(200)
    expect((await act(id, 'revoke', { reason })).body.data).toMatchObject({ status: 'revogada', resumeStatus: null })
    expect((await act(id, 'resume')).status).toBe(409)
  })
})

describe('what was homologated', () => {
  test('is in force from its first to its last day, and an extension lengthens it', async () => {
    const { tender } = await registeredLot(call, { tender: { ataStart: day(-300), ataEnd: day(60) } })
    expect(tender).toMatchObject({ status: 'vigente', validFrom: day(-300), validUntil: day(60), lotCount: 1, awardedTotal: '219.00' })
    const extended = { ...tender, extensions: [{ term: '1º', signedAt: day(0), until: day(300) }] }
    const answer = await call('PUT', `${tenders}/${tender.id}`, extended, match(tender.version))
    expect(answer.body.data).toMatchObject({ validUntil: day(300), status: 'vigente' })
    const locked = await call(
      'PUT',
      `${tenders}/${tender.id}`,
      { ...answer.body.data, object: 'Outro objeto que ninguém licitou' },
      match(answer.body.data.version),
    )
    expect([locked.status, ...issuesOf(locked)]).toEqual([409, 'object: locked'])
  })

  test('waits for its first day and ends after its last, by night and without anybody', async () => {
    const later = await registeredLot(call, { tender: { ataStart: day(1), ataEnd: day(30) } })
    expect(later.tender).toMatchObject({ status: 'homologada' })
    const before = await registeredLot(call, { tender: { ataStart: day(-10), ataEnd: day(30) } })
    // Moves only the dates of the records, so that no write changes their status.
    await sql`update tender set valid_from = ${day(0)} where id = ${later.tender.id}`.execute(api.database)
    await sql`update tender set valid_until = ${day(-1)} where id = ${before.tender.id}`.execute(api.database)
    await nightly()
    expect(await read(later.tender.id)).toMatchObject({ status: 'vigente' })
    expect(await read(before.tender.id)).toMatchObject({ status: 'encerrada' })
    const { rows } = await call('GET', `${tenders}/${before.tender.id}/historico`)
    expect(rows[0]).toMatchObject({ action: 'transition', by: null, changes: [{ field: 'status', before: 'vigente', after: 'encerrada' }] })
  })

  test('is found by the day on which it holds, by how soon it ends, by who won and by what it holds', async () => {
    const { tender, lot } = await registeredLot(call, { tender: { ataStart: day(-20), ataEnd: day(15) } })
    const found = async (query: string) => (await call('GET', `${tenders}?${query}&por_pagina=100`)).rows.map(({ id }) => id)
    expect(await found(`validOn=${day(0)}`)).toContain(tender.id)
    expect(await found(`validOn=${day(16)}`)).not.toContain(tender.id)
    expect(await found('endsWithin=15')).toContain(tender.id)
    expect(await found('endsWithin=14')).not.toContain(tender.id)
    expect(await found(`supplierId=${String(lot.supplierId)}`)).toEqual([tender.id])
    const [item] = lot.items as readonly { readonly materialId: number }[]
    const material = (await call('GET', `/administrativo/solicitacoes-servico/gms/material-servico/${item?.materialId}`)).body.data
    expect(await found(`classId=${String(material.classId)}`)).toContain(tender.id)
  })

  test('cannot go while lots stand under it, and the refusal names them', async () => {
    const { id, version } = await created()
    await call('POST', lotsOf(id), lotDraft())
    const refused = await call('DELETE', `${tenders}/${id}`, undefined, match(version))
    expect(refused.body).toMatchObject({ code: 'in-use', data: { dependants: [{ entity: 'lot', count: 1 }] } })
  })
})

test('a lot comes only while its tender is being made', async () => {
  const { tender } = await registeredLot(call)
  const late = await call('POST', lotsOf(tender.id), lotDraft())
  expect([late.status, ...issuesOf(late)]).toEqual([409, ': lot.tenderSigned'])
  await move(call, `${tenders}/${tender.id}`, 'annul', { reason })
})

test('a deleted lot comes back only while its tender is being made', async () => {
  const { id } = await created()
  const lot = (await call('POST', lotsOf(id), lotDraft())).body.data
  expect((await call('DELETE', `${lotsOf(id)}/${lot.id}`, undefined, match(lot.version))).status).toBe(200)
  await move(call, `${tenders}/${id}`, 'publish')
  await move(call, `${tenders}/${id}`, 'annul', { reason })
  const restored = (await call('POST', `${lotsOf(id)}/acoes/restaurar`, { ids: [lot.id] })).body.data
  expect(restored).toMatchObject({ done: 0, refused: [{ id: lot.id, code: 'lot.tenderSigned' }] })
})
