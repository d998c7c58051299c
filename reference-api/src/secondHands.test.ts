import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { match, people, personDraft, serviceRequests, siteVisits } from './testing/drafts.js'
import { openLot, ask as askRequest, created, put as putRequest } from './entities/service-request/requests.testkit.js'
import {
  answer,
  ask as askVisit,
  companion,
  conclusion,
  device,
  given,
  inspector,
  published,
  put as putVisit,
  scheduled,
} from './entities/site-visit/visits.testkit.js'
import { everyAct } from './session/portalPowers.js'
import { registerPortal } from './session/portalRegistry.js'
import { type Answer, type Call, caller, type Fields, startTestServer, type TestServer } from './testing/testServer.js'

type Ask = (call: Call, id: number, transition: string, more?: object) => Promise<Answer>
type Hands = Readonly<Record<'one' | 'two' | 'three' | 'ana' | 'anaAgain' | 'portal' | 'visitor', Call>>

const reason = 'Falta a justificativa do pedido'
const secret = 'segredo-do-portal-de-testes'

let api: TestServer
let hands: Hands
let ana: Fields
let bruno: Fields
let carla: Fields
let lot: Awaited<ReturnType<typeof openLot>>
let questionnaire: Fields

beforeAll(async () => {
  api = await startTestServer({ demoScale: 0.1 })
  const admin = await api.signIn()
  // The first inspector leads the organizations of the tests.
  await inspector(admin)
  ;[ana, bruno] = [await inspector(admin), await inspector(admin)]
  carla = (await admin('POST', people, personDraft())).body.data
  lot = await openLot(admin, 40)
  questionnaire = await published(admin)
  await registerPortal(api.database, { name: 'vizinho', origins: ['https://vizinho.example'], secret, powers: everyAct })
  const visit = async (visitor?: object) =>
    caller(api.baseUrl, (await api.call('POST', '/sessao/portal', { portal: 'vizinho', secret, visitor })).body.data.token)
  hands = {
    one: await api.signInNew(),
    two: await api.signInNew(),
    three: await api.signInNew(),
    ana: await api.signInNew(ana.id),
    anaAgain: await api.signInNew(ana.id),
    portal: await visit(),
    visitor: await visit({ id: 'ada', name: 'Ada Prado' }),
  }
})
afterAll(() => api.close())

async function step(ask: Ask, call: Call, id: number, ...transitions: readonly string[]): Promise<void> {
  for (const transition of transitions) {
    const { status, body } = await ask(call, id, transition, { reason })
    expect([transition, status, body.issues ?? []]).toEqual([transition, 200, []])
  }
}

/** What the reader sees beforehand, and then the answer to each step. */
async function attempts(
  { ask, path, more }: { readonly ask: Ask; readonly path: string; readonly more: object },
  call: Call,
  { id, transitions }: { readonly id: number; readonly transitions: readonly string[] },
) {
  const seen = (await call('GET', `${path}/${id}`)).body.data.barred
  const listed = (await call('GET', `${path}?por_pagina=100&ordem=-id`)).rows.find((row) => row.id === id)
  if (listed) expect(listed.barred).toBe(seen)
  const answers: string[] = []
  for (const transition of transitions) {
    const { status, body } = await ask(call, id, transition, more)
    answers.push(`${status} ${(body.issues ?? []).map(({ code }) => code).join(' ') || '-'}`)
  }
  return [seen, ...answers]
}

describe('a request is approved by a hand that did not make it', () => {
  const draft = (more: object = {}) => lot.take(1).draft(['1'], { requesterId: carla.id, ...more })
  const change = async (call: Call, id: number, changes: object) => {
    const record = (await call('GET', `${serviceRequests}/${id}`)).body.data
    expect((await putRequest(call, record, changes)).status).toBe(200)
  }
  const begun = async (creator: Call, more: object = {}) => (await created(creator, draft(more))).id
  const analyzed = async (creator: Call, sender: Call, more: object = {}) => {
    const id = await begun(creator, more)
    await step(askRequest, sender, id, 'send', 'analyze')
    return id
  }
  /** Who decides, and how the request came to wait for them. */
  const ways: readonly (readonly [string, keyof Hands, (hands: Hands) => Promise<number>])[] = [
    ['made and sent alone, without a person', 'one', ({ one }) => analyzed(one, one)],
    ['created, sent by a colleague', 'one', ({ one, two }) => analyzed(one, two)],
    ['sent for a colleague', 'two', ({ one, two }) => analyzed(one, two)],
    ['typed in a colleague’s name', 'one', ({ one, two }) => analyzed(one, two, { requesterId: bruno.id })],
    ['asked for, typed and sent by a colleague', 'ana', ({ one, two }) => analyzed(one, two, { requesterId: ana.id })],
    ['made with another account of the same person', 'anaAgain', ({ ana: first, two }) => analyzed(first, two)],
    [
      'changed as a draft only',
      'three',
      async ({ one, two, three }) => {
        const id = await begun(one)
        await change(three, id, { subject: 'Refeições para a arbitragem' })
        await step(askRequest, two, id, 'send', 'analyze')
        return id
      },
    ],
    [
      'given back, put into another name, reopened and sent by a colleague',
      'three',
      async ({ one, two, three }) => {
        const id = await analyzed(one, one)
        await step(askRequest, three, id, 'giveBack')
        await change(three, id, { requesterId: bruno.id })
        await step(askRequest, two, id, 'reopen', 'send', 'analyze')
        return id
      },
    ],
    [
      'imported',
      'one',
      async ({ one, two }) => {
        const answered = await one('POST', `${serviceRequests}/importar`, { rows: [draft()] })
        expect([answered.status, answered.body.issues]).toEqual([201, undefined])
        const id = Number((answered.body.data as unknown as { firstId: number }).firstId)
        await step(askRequest, two, id, 'send', 'analyze')
        return id
      },
    ],
  ]
  test.each(ways)('%s: refused, and not offered', async (_, who, prepare) => {
    const id = await prepare(hands)
    const place = { ask: askRequest, path: serviceRequests, more: { managerId: bruno.id, inspectorId: carla.id, reason } }
    expect(await attempts(place, hands[who], { id, transitions: ['approve', 'approveAnyway'] })).toEqual([
      'own',
      expect.stringMatching(/^409 serviceRequest\.ownRequest/),
      expect.stringMatching(/^409 serviceRequest\.ownRequest/),
    ])
  })

  test.each(['portal', 'visitor'] as const)('the token of a %s has no person: it may send, and never approves', async (hand) => {
    const id = await analyzed(hands.one, hands[hand])
    const place = { ask: askRequest, path: serviceRequests, more: {} }
    expect(await attempts(place, hands[hand], { id, transitions: ['approve'] })).toEqual(['no-person', '403 no-person'])
  })

  const free: readonly (readonly [string, keyof Hands, (hands: Hands) => Promise<number>])[] = [
    ['another user without a person', 'two', ({ one }) => analyzed(one, one)],
    ['a person whose hand is not in it', 'ana', ({ one, two }) => analyzed(one, two)],
    [
      'the analyst who began the analysis and corrected its fields',
      'three',
      async ({ one, three }) => {
        const id = await begun(one)
        await step(askRequest, one, id, 'send')
        await step(askRequest, three, id, 'analyze')
        await change(three, id, { managerId: bruno.id, inspectorId: carla.id })
        return id
      },
    ],
    [
      'the analyst who gave it back before',
      'three',
      async ({ one, three }) => {
        const id = await analyzed(one, one)
        await step(askRequest, three, id, 'giveBack')
        await change(one, id, { subject: 'Refeições da fase final' })
        await step(askRequest, one, id, 'reopen', 'send')
        await step(askRequest, three, id, 'analyze')
        return id
      },
    ],
  ]
  test.each(free)('%s approves', async (_, who, prepare) => {
    const id = await prepare(hands)
    const place = { ask: askRequest, path: serviceRequests, more: { managerId: bruno.id, inspectorId: carla.id } }
    expect(await attempts(place, hands[who], { id, transitions: ['approve'] })).toEqual([null, '200 -'])
  })
})

describe('a visit is homologated and given back by a hand that did not make it', () => {
  interface Makers {
    readonly starter: Call
    readonly answerer?: Call
    readonly writer?: Call
    readonly concluder?: Call
    readonly planner?: Call
    readonly more?: object
    readonly changes?: object
  }
  const made = async ({ starter, answerer = starter, writer = starter, concluder = starter, planner = starter, ...typed }: Makers) => {
    const { id } = await scheduled(planner, { questionnaireId: questionnaire.id, inspectorId: bruno.id, ...typed.more })
    await step(askVisit, starter, id, 'start')
    await answer(answerer, id, device(), given('P1', 'sim'), given('P3', 'sim'))
    expect((await putVisit(writer, id, { ...companion, conclusion, ...typed.changes })).status).toBe(200)
    await step(askVisit, concluder, id, 'conclude')
    return id
  }
  const ways: readonly (readonly [string, keyof Hands, (hands: Hands) => Makers])[] = [
    ['made alone, without a person', 'one', ({ one }) => ({ starter: one })],
    ['begun', 'one', ({ one, two }) => ({ starter: one, answerer: two, writer: two, concluder: two })],
    ['answered', 'one', ({ one, two }) => ({ starter: two, answerer: one })],
    ['written', 'one', ({ one, two }) => ({ starter: two, writer: one })],
    ['concluded', 'one', ({ one, two }) => ({ starter: two, concluder: one })],
    ['put into a colleague’s name before the end', 'ana', ({ ana: own }) => ({ starter: own, changes: { inspectorId: bruno.id } })],
    ['made by colleagues in one’s own name', 'ana', ({ two }) => ({ starter: two, more: { inspectorId: ana.id } })],
    ['made by a team that names them', 'ana', ({ two }) => ({ starter: two, more: { teamIds: [ana.id] } })],
    ['made with another account of the same person', 'anaAgain', ({ ana: own }) => ({ starter: own })],
  ]
  const place = { ask: askVisit, path: siteVisits, more: { reason } }

  test.each(ways)('%s: refused, and not offered', async (_, who, makers) => {
    const id = await made(makers(hands))
    expect(await attempts(place, hands[who], { id, transitions: ['giveBack', 'homologate'] })).toEqual([
      'own',
      '409 siteVisit.ownVisit',
      '409 siteVisit.ownVisit',
    ])
  })

  test.each(['portal', 'visitor'] as const)('the token of a %s has no person: it neither homologates nor gives back', async (hand) => {
    const id = await made({ starter: hands.one })
    expect(await attempts(place, hands[hand], { id, transitions: ['giveBack', 'homologate'] })).toEqual([
      'no-person',
      '403 no-person',
      '403 no-person',
    ])
  })

  test('who only planned it, or gave it back before, may homologate it', async () => {
    const id = await made({ starter: hands.one, planner: hands.two })
    await step(askVisit, hands.two, id, 'giveBack')
    await step(askVisit, hands.one, id, 'conclude')
    expect(await attempts(place, hands.two, { id, transitions: ['homologate'] })).toEqual([null, '200 -'])
  })
})

test('the refusal says why in the reader’s language', async () => {
  const id = (await created(hands.one, lot.take(1).draft(['1'], { requesterId: carla.id }))).id
  await step(askRequest, hands.one, id, 'send', 'analyze')
  const messages = async (call: Call, language: string) => {
    const { version } = (await call('GET', `${serviceRequests}/${id}`)).body.data
    const headers = { ...match(version), 'Accept-Language': language }
    const body = { transition: 'approve', version, managerId: bruno.id, inspectorId: carla.id }
    return (await call('POST', `${serviceRequests}/${id}/situacao`, body, headers)).body.message
  }
  expect(await messages(hands.one, 'pt-BR')).toContain('Outra pessoa deve decidir')
  expect(await messages(hands.one, 'es-ES')).toContain('Otra persona debe decidir')
  expect(await messages(hands.portal, 'en-US')).toContain('This access does not name a person')
})
