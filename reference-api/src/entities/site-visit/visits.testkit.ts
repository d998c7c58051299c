import { createHash, randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import {
  departmentDraft,
  departments,
  functionDraft,
  functions,
  match,
  people,
  personDraft,
  question,
  questionnaireDraft,
  questionnaires,
  siteVisitDraft,
  siteVisits,
} from '../../testing/drafts.js'
import type { Answer, Call, Fields } from '../../testing/testServer.js'

export const issuesOf = ({ body }: Answer) => (body.issues ?? []).map(({ path, code }) => `${path}: ${code}`)

async function made(call: Call, path: string, draft: object): Promise<Fields> {
  const answer = await call('POST', path, draft)
  expect([answer.status, issuesOf(answer)]).toEqual([201, []])
  return answer.body.data
}

/** Creates a person with a function that may inspect, unless `isInspector` is false. */
export async function inspector(call: Call, isInspector = true): Promise<Fields> {
  const held = await made(call, functions, functionDraft({ isInspector }))
  const department = await made(call, departments, departmentDraft())
  const functionsHeld = [{ functionId: held.id, departmentId: department.id, start: '2020-01-01', hours: 40 }]
  return made(call, people, personDraft({ functions: functionsHeld }))
}

const yesNo = (code: string, more: object = {}) => question({ code, type: 'sim-nao-na', photoMax: 3, ...more })

/** Four questions: two yes/no questions, a detail that appears after a no, and a photo. */
export const sections = [
  {
    title: 'Segurança',
    weight: 60,
    questions: [
      yesNo('P1'),
      question({ code: 'P2', type: 'texto-curto', required: false, weight: 0, showIf: { questionId: 'P1', op: 'igual', value: 'nao' } }),
    ],
  },
  {
    title: 'Acesso',
    weight: 40,
    questions: [yesNo('P3'), question({ code: 'P4', type: 'foto', weight: 0, required: false, photoMax: 2 })],
  },
]

/** Creates and publishes a questionnaire for places. */
export async function published(call: Call, more: object = {}): Promise<Fields> {
  const draft = questionnaireDraft({ scored: true, minScore: '70', sections, ...more })
  const { id, version } = await made(call, questionnaires, draft)
  return (await call('POST', `${questionnaires}/${id}/situacao`, { transition: 'publish', version })).body.data
}

/** Creates a scheduled visit. */
export async function scheduled(call: Call, more: object = {}): Promise<Fields> {
  const parts = more as { readonly questionnaireId?: number; readonly inspectorId?: number }
  const questionnaireId = parts.questionnaireId ?? (await published(call)).id
  const inspectorId = parts.inspectorId ?? (await inspector(call)).id
  return made(call, siteVisits, siteVisitDraft({ ...more, questionnaireId, inspectorId }))
}

export const read = async (call: Call, id: number): Promise<Fields> => (await call('GET', `${siteVisits}/${id}`)).body.data

/** Sends a command on the current version of a visit and returns any answer. */
export async function ask(call: Call, id: number, transition: string, more: object = {}): Promise<Answer> {
  const { version } = await read(call, id)
  return call('POST', `${siteVisits}/${id}/situacao`, { transition, version, ...more })
}

/** Sends commands one after the other; each must succeed. */
export async function go(call: Call, id: number, ...steps: readonly string[]): Promise<Fields> {
  for (const step of steps) {
    const answer = await ask(call, id, step, { reason: 'Faltou olhar a cozinha' })
    expect([answer.status, step, issuesOf(answer)]).toEqual([200, step, []])
  }
  return read(call, id)
}

/** Saves the visit with changes. */
export async function put(call: Call, id: number, changes: object): Promise<Answer> {
  const record = await read(call, id)
  return call('PUT', `${siteVisits}/${id}`, { ...record, ...changes }, match(record.version))
}

export const companion = { companionName: 'Rosângela Kuhn', companionRole: 'Coordenadora', companionDocument: '8.123.456-7' }
export const conclusion = 'Tudo em ordem, com um reparo pequeno.'

export const device = () => randomUUID()
/** An answer as a device sends it. */
export const given = (questionId: string, value: unknown, more: object = {}) => ({
  questionId,
  value,
  answeredAt: new Date().toISOString(),
  key: randomUUID(),
  ...more,
})

export interface Receipt {
  readonly outcome: string
  readonly issues: readonly { readonly code: string }[]
  readonly current: { readonly key: string; readonly value: unknown; readonly deviceId: string } | null
}
interface Stored {
  readonly receipts: readonly Receipt[]
  readonly score: { readonly total: string | null }
  readonly awaiting: readonly string[]
  readonly version: number
}

/** Sends answers like a device; they must be accepted. */
export const answer = (call: Call, id: number, deviceId: string, ...answers: readonly object[]): Promise<Stored> =>
  send(call, id, { deviceId, answers })

/** Sends a batch of a device, with its counter; it must be accepted. */
export async function send(call: Call, id: number, batch: object): Promise<Stored> {
  const stored = await call('POST', `${siteVisits}/${id}/respostas`, batch)
  expect([stored.status, issuesOf(stored)]).toEqual([200, []])
  return stored.body.data as unknown as Stored
}

/** A small picture with different bytes each time. */
export function picture(): { readonly bytes: Buffer; readonly sha256: string } {
  const bytes = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from(randomUUID())])
  return { bytes, sha256: createHash('sha256').update(bytes).digest('hex') }
}
