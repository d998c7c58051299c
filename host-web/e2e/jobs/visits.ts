import { expect, type Page } from '@playwright/test'
import { storedSession } from '../clerk.js'
import { inDays } from '../days.js'
import { api, questionnaireDraft, questionnaires, type Records, type StoredRecord } from '../records.js'

export const visits = '/administrativo/fiscalizacoes/vistorias'

const question = (code: string, statement: string, more: object = {}) => ({
  ...{ code, statement, type: 'sim-nao-na', required: true, weight: 1, allowComment: true, photoMin: 0, photoMax: 3 },
  ...more,
})

/** Ten questions of a hall: a number in steps, a scale, a choice, and a photo wherever something is wrong. */
const sections = [
  {
    title: 'Segurança',
    weight: 60,
    questions: [
      question('P1', 'As saídas de emergência estão livres?'),
      question('P2', 'O que as obstrui?', {
        type: 'texto-curto',
        required: false,
        weight: 0,
        showIf: { questionId: 'P1', op: 'igual', value: 'nao' },
      }),
      question('P3', 'Há extintores dentro do prazo?'),
      question('P4', 'Qual a largura da porta principal?', { type: 'numero', weight: 0, min: '0.5', max: '10', step: '0.5', unit: 'm' }),
      question('P5', 'Há iluminação de emergência?'),
    ],
  },
  {
    title: 'Conservação',
    weight: 40,
    questions: [
      question('P6', 'O piso está seco e sem buracos?'),
      question('P7', 'Como está a conservação geral?', { type: 'escala', scale: '1-5', scaleLow: 'Péssima', scaleHigh: 'Ótima' }),
      question('P8', 'As traves e tabelas estão fixas?'),
      question('P9', 'Fachada', { type: 'foto', weight: 0, required: true, photoMin: 1, photoMax: 2 }),
      question('P10', 'Há rota acessível até a quadra?'),
    ],
  },
]

const address = { zipCode: '80000000', street: 'Rua XV', number: '1', neighborhood: 'Centro', stateId: 41, cityId: 4106902, countryId: 76 }

type Send = (path: string, data: object) => Promise<StoredRecord>

/** Calls the API as the person who is signed in. */
export async function sender(page: Page): Promise<Send> {
  await page.goto('/dashboard')
  const headers = { Authorization: `Bearer ${String((await storedSession(page))?.token)}` }
  return async (path, data) => {
    const answer = await page.request.post(api + path, { headers, data })
    expect(answer.status(), await answer.text()).toBe(200)
    return ((await answer.json()) as { data: StoredRecord }).data
  }
}

/** Publishes the questionnaire and schedules a visit of today to a hall. */
export async function schedule(page: Page, records: Records, place: string): Promise<number> {
  const header = { targetType: 'local', scored: true, minScore: '60', evidencePolicy: 'obrigatoria-se-nao-conforme' }
  const draft = questionnaireDraft({ title: `Roteiro ${place}`, ...header, sections })
  const { id: questionnaireId, version } = await records.create(questionnaires, draft)
  const send = await sender(page)
  await send(`${questionnaires}/${questionnaireId}/situacao`, { transition: 'publish', version })
  const visit = { targetType: 'local', placeName: place, address, scheduledFor: inDays(0), questionnaireId, inspectorId: 1, teamIds: [] }
  return (await records.create(visits, visit)).id
}
