import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { match, organizationDraft, organizations, question, questionnaires, siteVisitDraft, siteVisits } from '../../testing/drafts.js'
import { addDays, today } from '../../core/today.js'
import { type Call, type Fields, startTestServer, type TestServer } from '../../testing/testServer.js'
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
  published,
  put,
  read,
  scheduled,
} from './visits.testkit.js'

let api: TestServer
let call: Call
let manager: Call
let questionnaire: Fields
let responsible: Fields
beforeAll(async () => {
  api = await startTestServer()
  call = await api.signIn()
  manager = await api.signIn('gestora')
  questionnaire = await published(call)
  // The first person leads the organizations of the tests and must not inspect them, so another one is created.
  await inspector(call)
  responsible = await inspector(call)
})
afterAll(() => api.close())

const parts = (more: object = {}) => ({ questionnaireId: questionnaire.id, inspectorId: responsible.id, ...more })
const refused = async (more: object) => {
  const given = await call('POST', siteVisits, siteVisitDraft(parts(more)))
  return [given.status, ...issuesOf(given)]
}

/** A visit that is ready for its conclusion: all questions answered, all fields filled in. */
async function ready(more: object = {}): Promise<number> {
  const { id } = await scheduled(call, parts(more))
  await go(call, id, 'start')
  await answer(call, id, device(), given('P1', 'sim'), given('P3', 'sim'))
  expect((await put(call, id, { ...companion, conclusion })).status).toBe(200)
  return id
}

const written = (day: string) => day.split('-').toReversed().join('/')

describe('a visit', () => {
  test('gets a number once, the edition of its questionnaire, and the region of its city', async () => {
    const one = await scheduled(call, parts())
    expect(one).toMatchObject({ status: 'agendada', questionnaireVersion: 1, score: null, result: null, openCount: 0, targetId: null })
    expect(one.number).toMatch(/^\d+\/\d{4}$/)
    expect(one.target).toBe(one.placeName)
    expect(one.region).toMatchObject({ label: expect.any(String) })
    const changed = await put(call, one.id, { placeName: 'Ginásio novo' })
    expect(changed.body.data).toMatchObject({ number: one.number, target: 'Ginásio novo' })
    const other = await scheduled(call, parts())
    expect(Number(String(other.number).split('/')[0])).toBe(Number(String(one.number).split('/')[0]) + 1)
  })

  test('is late once its day is over, and stands first in the list then', async () => {
    const { id } = await scheduled(call, parts({ scheduledFor: '2026-01-02' }))
    const { rows } = await call('GET', siteVisits)
    expect(rows[0]).toMatchObject({ id, isOverdue: true })
    expect((await call('GET', `${siteVisits}?isOverdue=true`)).rows.map((row) => row.id)).toContain(id)
    await go(call, id, 'start')
    expect((await call('GET', `${siteVisits}?isOverdue=true`)).rows.map((row) => row.id)).not.toContain(id)
  })

  test.each<[string, object, readonly (number | string)[]]>([
    ['a target of another kind', { organizationId: 1 }, [422, 'organizationId: siteVisit.otherTarget']],
    ['no target', { targetType: 'fornecedor' }, [422, 'supplierId: required']],
    ['no address', { address: null }, [422, 'address.zipCode: required']],
    ['an inconclusive result without a reason', { isInconclusive: true }, [422, 'inconclusiveReason: required']],
    ['a reason that is too short', { isInconclusive: true, inconclusiveReason: 'Choveu' }, [422, 'inconclusiveReason: minLength']],
    ['a companion name of 121 characters', { companionName: 'x'.repeat(121) }, [422, 'companionName: maxLength']],
    [
      'a finding of a severity that there is not',
      { nonConformities: [{ severity: 'media', description: 'Piso solto', state: 'aberta' }] },
      [422, 'nonConformities[0].severity: invalid'],
    ],
    ['a day before the questionnaire is valid', { scheduledFor: '2025-12-31' }, [409, 'questionnaireId: siteVisit.questionnaireValidity']],
  ])('with %s is refused', async (_, wrong, wanted) => {
    const [status, ...issues] = await refused(wrong)
    expect([status, issues.find((issue) => issue === wanted[1])]).toEqual(wanted)
  })

  test('needs somebody whose function inspects, who is not in the team twice', async () => {
    const other = await inspector(call, false)
    expect(await refused({ inspectorId: other.id })).toEqual([409, 'inspectorId: siteVisit.notInspector'])
    expect(await refused({ teamIds: [responsible.id] })).toEqual([422, 'teamIds: siteVisit.inspectorInTeam'])
  })

  test('needs a questionnaire that is published and made for its kind of target', async () => {
    const other = await published(call, { targetType: 'fornecedor' })
    expect(await refused({ questionnaireId: other.id })).toEqual([409, 'questionnaireId: siteVisit.questionnaireTarget'])
    const { id, version } = other
    await call('POST', `${questionnaires}/${id}/situacao`, { transition: 'archive', version })
    expect(await refused({ questionnaireId: id })).toEqual([422, 'questionnaireId: reference'])
  })

  test('is not inspected by those who lead or speak for its target', async () => {
    const head = await inspector(call)
    const made = await call('POST', organizations, organizationDraft())
    const club = made.body.data as Fields & { readonly contacts: readonly object[] }
    const contacts = [{ ...club.contacts[0], personId: head.id }]
    expect((await call('PUT', `${organizations}/${club.id}`, { ...club, contacts }, match(club.version))).status).toBe(200)
    await sql`update organization set status = 'habilitada' where id = ${club.id}`.execute(api.database)
    const own = await published(call, { targetType: 'organizacao' })
    const target = { targetType: 'organizacao', organizationId: club.id, questionnaireId: own.id }
    expect(await refused({ ...target, inspectorId: head.id })).toEqual([409, 'inspectorId: siteVisit.conflict'])
    expect(await refused({ ...target, teamIds: [head.id] })).toEqual([409, 'teamIds: siteVisit.conflict'])
    const taken = await scheduled(call, parts(target))
    expect(taken).toMatchObject({ targetId: club.id, target: club.label })
    await sql`update organization set status = 'em-cadastro' where id = ${club.id}`.execute(api.database)
    const deleted = await call('DELETE', `${organizations}/${club.id}`, undefined, match(club.version + 1))
    expect([deleted.status, deleted.body.code]).toEqual([409, 'in-use'])
  })
})

describe('the way of a visit', () => {
  test('leads from the schedule to the homologation by somebody else', async () => {
    const id = await ready()
    const concluded = await go(call, id, 'conclude')
    expect(concluded).toMatchObject({ status: 'concluida', score: '100.00', result: 'conforme', finishedAt: expect.any(String) })
    expect((await put(call, id, { placeName: 'Outro ginásio' })).body.code).toBe('final')
    const done = await go(manager, id, 'homologate')
    expect(done.verificationCode).toMatch(/^([2-9A-Z]{4}-){3}[2-9A-Z]{4}$/)
    expect((await ask(call, id, 'cancel', { reason: 'Já não é preciso' })).body.code).toBe('no-transition')
  })

  test('is concluded with a companion, a conclusion, and every required answer that is asked', async () => {
    const { id } = await scheduled(call, parts())
    await go(call, id, 'start')
    const refusal = await ask(call, id, 'conclude')
    expect([refusal.status, ...issuesOf(refusal)]).toEqual([
      409,
      'companionName: required',
      'companionRole: required',
      'companionDocument: required',
      'conclusion: siteVisit.conclusionShort',
      'answers.P1: siteVisit.answerMissing',
      'answers.P3: siteVisit.answerMissing',
    ])
    await answer(call, id, device(), given('P1', 'nao'), given('P3', 'sim'))
    await put(call, id, { ...companion, conclusion })
    // The section that does not conform weighs 60 of 100; the detail question appears but is optional.
    expect(await go(call, id, 'conclude')).toMatchObject({ score: '40.00', result: 'nao-conforme' })
  })

  test('names a missing answer with its section where two questions have one text', async () => {
    const sections = ['Quadra', 'Vestiários'].map((title, place) => ({
      ...{ title, weight: 50 },
      questions: [
        question({ code: `P${place + 1}`, type: 'sim-nao', statement: 'Como está o conjunto?' }),
        question({ code: `P${place + 3}`, type: 'sim-nao', statement: `Há luz? (${title})` }),
      ],
    }))
    const own = await published(call, { sections })
    const { id } = await scheduled(call, parts({ questionnaireId: own.id }))
    await go(call, id, 'start')
    const { issues } = (await ask(call, id, 'conclude')).body
    expect(issues.filter(({ path }) => path.startsWith('answers.'))).toMatchObject([
      { path: 'answers.P1', params: { label: 'Quadra › Como está o conjunto?' } },
      { path: 'answers.P3', params: { label: 'Há luz? (Quadra)' } },
      { path: 'answers.P2', params: { label: 'Vestiários › Como está o conjunto?' } },
      { path: 'answers.P4', params: { label: 'Há luz? (Vestiários)' } },
    ])
  })

  test('with nothing that a result could stand on is concluded as inconclusive only, with its reason', async () => {
    const optional = [{ title: 'Tudo', weight: 100, questions: [question({ code: 'P1', type: 'sim-nao-na', required: false })] }]
    const conclude = async (scored: boolean, ...answers: object[]) => {
      const own = await published(call, { scored, minScore: scored ? '70' : null, sections: optional })
      const { id } = await scheduled(call, parts({ questionnaireId: own.id }))
      await go(call, id, 'start')
      if (answers.length > 0) await answer(call, id, device(), ...answers)
      await put(call, id, { ...companion, conclusion })
      return { id, issues: issuesOf(await ask(call, id, 'conclude')) }
    }
    expect((await conclude(true)).issues).toEqual(['isInconclusive: siteVisit.nothingAnswered'])
    expect((await conclude(true, given('P1', null, { na: true }))).issues).toEqual(['isInconclusive: siteVisit.nothingScored'])
    // An answer that does not apply is none to judge by, without a score too.
    expect((await conclude(false, given('P1', null, { na: true }))).issues).toEqual(['isInconclusive: siteVisit.nothingApplies'])
    const { id, issues } = await conclude(false)
    expect(issues).toEqual(['isInconclusive: siteVisit.nothingAnswered'])
    await put(call, id, { isInconclusive: true, inconclusiveReason: 'O ginásio estava fechado' })
    expect(await go(call, id, 'conclude')).toMatchObject({ result: 'inconclusiva', score: null })
  })

  test('goes by what was found, and is inconclusive where the inspector says so', async () => {
    const finding = { severity: 'moderada', description: 'Extintor sem lacre', state: 'aberta' }
    const moderate = await ready({ nonConformities: [finding] })
    expect(await go(call, moderate, 'conclude')).toMatchObject({ result: 'conforme-com-ressalvas', openCount: 1 })
    const unclear = await ready({ isInconclusive: true, inconclusiveReason: 'Faltou energia no ginásio' })
    expect(await go(call, unclear, 'conclude')).toMatchObject({ result: 'inconclusiva' })
  })

  test('is neither homologated nor given back by its inspector', async () => {
    const id = await ready()
    await go(call, id, 'conclude')
    const refusals = [await ask(call, id, 'homologate'), await ask(call, id, 'giveBack', { reason: 'Faltou olhar a cozinha' })]
    expect(refusals.map((refusal) => [refusal.status, ...issuesOf(refusal)])).toEqual([
      [409, ': siteVisit.ownVisit'],
      [409, ': siteVisit.ownVisit'],
    ])
    expect((await ask(manager, id, 'giveBack')).body.issues).toMatchObject([{ path: 'reason', code: 'required' }])
    expect(await go(manager, id, 'giveBack')).toMatchObject({ status: 'em-andamento', result: null, finishedAt: null })
  })

  test('may end before, for a reason, and keeps its number', async () => {
    const { id, number } = await scheduled(call, parts())
    expect((await ask(call, id, 'cancel')).status).toBe(422)
    expect(await go(call, id, 'cancel')).toMatchObject({ status: 'cancelada', number })
    expect((await put(call, id, { notes: 'x' })).body.code).toBe('final')
    const later = await read(call, id)
    expect((await call('DELETE', `${siteVisits}/${id}`, undefined, match(later.version))).body.code).toBe('not-deletable')
  })

  test('goes on with its edition when that is archived', async () => {
    const own = await published(call)
    const { id } = await scheduled(call, parts({ questionnaireId: own.id }))
    await go(call, id, 'start')
    await call('POST', `${questionnaires}/${own.id}/situacao`, { transition: 'archive', version: own.version })
    const stored = await answer(call, id, device(), given('P1', 'sim'))
    expect(stored.score.total).toBe('100.00')
    expect((await put(call, id, { ...companion, conclusion })).status).toBe(200)
  })

  test('has one line among what ends for all deadlines of a day, which says how many', async () => {
    const deadline = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)
    const finding = { severity: 'grave', state: 'aberta', deadline }
    const nonConformities = ['Saída obstruída', 'Extintor sem lacre', 'Piso solto'].map((description) => ({ ...finding, description }))
    const later = new Date(Date.now() + 21 * 86_400_000).toISOString().slice(0, 10)
    const before = (await call('GET', '/painel/vencimentos')).body.total as number
    const id = await ready({ nonConformities: nonConformities.map((row, index) => (index === 2 ? { ...row, deadline: later } : row)) })
    await go(call, id, 'conclude')
    const { rows, body } = await call('GET', '/painel/vencimentos?por_pagina=100')
    const told = rows.filter((row) => row.entity === 'siteVisit' && row.id === id)
    expect(told.map(({ due, title }) => [due, title])).toEqual([
      [deadline, 'Prazo de não conformidade (2)'],
      [later, 'Prazo de não conformidade'],
    ])
    expect(body.total).toBe(before + 2)
  })

  test('asks for corrections from the day it was held, which may be before the scheduled one', async () => {
    const [yesterday = '', held = '', within = '', planned = ''] = [-1, 0, 10, 20].map((days) => addDays(today(new Date()), days))
    const due = (deadline: string) => ({ nonConformities: [{ severity: 'grave', description: 'Piso solto', state: 'aberta', deadline }] })
    const early = 'nonConformities[0].deadline: siteVisit.deadlineBeforeVisit'
    expect(await refused({ scheduledFor: planned, ...due(within) })).toEqual([409, early])
    const id = await ready({ scheduledFor: planned })
    const refusal = await put(call, id, due(yesterday))
    expect(refusal.body.issues).toMatchObject([{ code: 'siteVisit.deadlineBeforeVisit', params: { value: held } }])
    expect(issuesOf(await put(call, id, due(within)))).toEqual([])
    await go(call, id, 'conclude')
    const [stored] = (await go(manager, id, 'homologate')).nonConformities as readonly object[]
    expect(issuesOf(await put(call, id, { nonConformities: [{ ...stored, deadline: yesterday }] }))).toEqual([early])
    expect(issuesOf(await put(call, id, { nonConformities: [{ ...stored, deadline: held }] }))).toEqual([])
    // A deadline that was there before is not in the way of what follows it.
    await sql`update site_visit_finding set deadline = ${yesterday} where owner_id = ${id}`.execute(api.database)
    const [older] = (await read(call, id)).nonConformities as readonly object[]
    expect((await put(call, id, { nonConformities: [{ ...older, state: 'sanada' }] })).status).toBe(200)
  })

  test('follows what was found after the homologation, and nothing else of it changes', async () => {
    const finding = { severity: 'grave', description: 'Saída obstruída', state: 'aberta', questionId: 'P1' }
    const planned = addDays(today(new Date()), 20)
    const id = await ready({ nonConformities: [finding], scheduledFor: planned })
    await go(call, id, 'conclude')
    const done = await go(manager, id, 'homologate')
    const [stored] = done.nonConformities as readonly object[]
    const other = await put(call, id, { nonConformities: [{ ...stored, description: 'Saída livre' }] })
    expect(issuesOf(other)).toEqual(['nonConformities[0].description: siteVisit.frozenFinding'])
    expect(issuesOf(await put(call, id, { nonConformities: [] }))).toEqual(['nonConformities: siteVisit.frozenFinding'])
    const mended = await put(call, id, { nonConformities: [{ ...stored, state: 'sanada', followUp: 'Visto em 10/08' }] })
    expect(mended.body.data).toMatchObject({ openCount: 0, nonConformities: [{ state: 'sanada' }] })
    const report = await api.server.inject(`/api/admin/v1/verificar/vistorias/${String(done.verificationCode)}`)
    expect([report.statusCode, report.body]).toEqual([200, expect.stringContaining('AUTÊNTICO')])
    const told = async (headers: object) =>
      (await api.server.inject({ url: `/api/admin/v1/verificar/vistorias/${String(done.verificationCode)}`, headers: { ...headers } })).body
    expect(await told({})).toContain(`Homologada em: ${written(today(new Date()))}\nResultado: Não conforme (nota 100,00)`)
    expect(await told({})).toContain(`Data prevista: ${written(planned)}\nIniciada em: ${written(today(new Date()))}`)
    expect(await told({ 'accept-language': 'en-US,en;q=0.8' })).toContain('Result: Not conforming')
    expect(await told({ 'accept-language': 'es' })).toMatch(/AUTÉNTICO[^]*Resultado: No conforme/)
  })

  test('can be verified by its code, and what was changed behind its back shows', async () => {
    const id = await ready()
    await go(call, id, 'conclude')
    const code = String((await go(manager, id, 'homologate')).verificationCode)
    const ask = async (typed: string) => api.call('GET', `/verificar/vistorias/${typed}`)
    expect((await ask('AAAA-BBBB-CCCC-DDDD')).status).toBe(404)
    const unknown = {
      url: '/api/admin/v1/verificar/vistorias/aaaabbbbccccdddd',
      headers: { accept: 'text/html', 'accept-language': 'pt-BR' },
    }
    const page = await api.server.inject(unknown)
    expect([page.statusCode, page.body]).toEqual([404, expect.stringMatching(/NÃO ENCONTRADO: .* AAAA-BBBB-CCCC-DDDD/)])
    await sql`update site_visit set score = 12 where id = ${id}`.execute(api.database)
    const report = await api.server.inject(`/api/admin/v1/verificar/vistorias/${code.toLowerCase().replaceAll('-', '')}`)
    expect(report.body).toContain('ALTERADO')
  })
})
