import { describe, expect, test } from 'vitest'
import { department } from '../../resources/administrative/department/resource.js'
import { staffFunction } from '../../resources/administrative/function/resource.js'
import { questionnaire } from '../../resources/inspections/questionnaire/resource.js'
import { questionnaireSamples } from '../../resources/inspections/questionnaire/samples.js'
import { siteVisit } from '../../resources/inspections/site-visit/resource.js'
import { siteVisitSamples } from '../../resources/inspections/site-visit/samples.js'
import { person } from '../../resources/people/person/resource.js'
import { personSamples } from '../../resources/people/person/samples.js'
import { draft } from '../contract/contractCalls.js'
import { contractCases } from '../contract/contractCases.js'
import { survey } from '../samples/survey/resource.js'
import { createMemoryApi } from './memoryApi.js'
import { knownToken } from './memorySession.js'

const baseUrl = 'http://memory.local/api/admin/v1'

describe('the in-memory API', () => {
  for (const { name, run } of contractCases) {
    test(name, async () => {
      const { fetch } = createMemoryApi({ resources: [department, staffFunction, person] })
      await run({ fetch, baseUrl, username: 'admin', password: 'esporte-parana' })
    })
  }

  test('names what a record refers to on another server', async () => {
    const other = createMemoryApi({ resources: [person], requiresSession: false, records: { person: personSamples } })
    const api = createMemoryApi({ resources: [department], requiresSession: false, elsewhere: other.fetch })
    const body = JSON.stringify({ ...draft('Núcleo Norte', 'NN'), managerId: 4, deputyId: 999 })
    const answer = await api.fetch(`${baseUrl}/administrativo/departamentos`, { method: 'POST', body })
    expect(await answer.json()).toMatchObject({ data: { manager: { id: 4, label: 'Rafael Kowalski' }, deputy: null } })
    expect(other.calls).toEqual(['GET /pessoas/opcoes?busca=%234', 'GET /pessoas/opcoes?busca=%23999'])
  })

  test('remembers the calls that were made', async () => {
    const api = createMemoryApi({ resources: [department], requiresSession: false })
    await api.fetch(`${baseUrl}/administrativo/departamentos?pagina=2`)
    expect(api.calls).toEqual(['GET /administrativo/departamentos?pagina=2'])
  })

  test('orders amounts as numbers, and exports a host’s own entity with its headings', async () => {
    const amounts = ['100.00', '9.50', '20.75']
    const records = { survey: amounts.map((title, index) => ({ id: index + 1, title, sections: [] })) }
    const api = createMemoryApi({ resources: [survey], requiresSession: false, records })
    const answer = await api.fetch(`${baseUrl}${survey.contract.path}?ordem=title`)
    expect((await answer.json()).data.map(({ title }: { readonly title: string }) => title)).toEqual(['9.50', '20.75', '100.00'])
    const file = await api.fetch(`${baseUrl}${survey.contract.path}/exportar.csv?colunas=title&idioma=en-US`)
    expect(file.status).toBe(200)
    expect((await file.text()).split(/\r?\n/)[0]).toContain(survey.messages['en-US'].fields.title)
  })

  test('keeps the id of a row that goes below another row', async () => {
    const options = ['Sim', 'Não'].map((text) => ({ text, isConform: false }))
    const sections = ['Acesso', 'Piscina'].map((title) => ({ title, questions: [{ text: `${title}?`, isRequired: false, options }] }))
    const api = createMemoryApi({
      resources: [survey],
      requiresSession: false,
      records: { survey: [{ id: 1, title: 'Roteiro', sections }] },
    })
    const put = async (body: object) => {
      const answer = await api.fetch(`${baseUrl}${survey.contract.path}/1`, {
        method: 'PUT',
        headers: { 'If-Match': '"1"' },
        body: JSON.stringify(body),
      })
      return [answer.status, await answer.json()] as const
    }
    const [stored] = api.records('survey') as unknown as [
      { readonly title: string; readonly sections: readonly { readonly questions: readonly object[] }[] },
    ]
    const [access, pool] = stored.sections
    const [question] = access?.questions ?? []
    const [twice] = await put({ ...stored, sections: [access, { ...pool, questions: [question] }] })
    expect(twice).toBe(422)
    const [, body] = await put({ ...stored, sections: [{ ...pool, questions: [...(pool?.questions ?? []), question] }] })
    expect(body).toMatchObject({ data: { sections: [{ questions: [{}, question] }] } })
  })

  test('keeps the answers of an inspection, and refuses those that do not fit or come before it has begun', async () => {
    const records = { questionnaire: questionnaireSamples, siteVisit: siteVisitSamples }
    const api = createMemoryApi({ resources: [questionnaire, siteVisit], requiresSession: false, records })
    const ask = async (path: string, body?: object) => {
      const answer = await api.fetch(`${baseUrl}${siteVisit.contract.path}/${path}`, body && { method: 'POST', body: JSON.stringify(body) })
      return { status: answer.status, ...((await answer.json()) as object) }
    }
    const given = { na: false, comment: null, photos: [], answeredAt: '2026-05-05T12:00:00.000Z', after: null }
    const answers = [
      { ...given, questionId: 'P1', value: 'sim', key: 'a' },
      { ...given, questionId: 'P3', value: 'ontem', key: 'b' },
    ]
    expect(await ask('1/respostas', { deviceId: 'd', answers })).toMatchObject({ status: 409 })
    expect(await ask('1/inicio', { startedAt: '2026-05-05T12:00:00.000Z', geo: null })).toMatchObject({ data: { status: 'em-andamento' } })
    expect(await ask('1/respostas', { deviceId: 'd', answers })).toMatchObject({
      data: { receipts: [{ outcome: 'gravada' }, { outcome: 'recusada' }], score: { total: '100.00' } },
    })
    expect(await ask('1/respostas')).toMatchObject({
      data: { questionnaire: { edition: 2 }, answers: [{ questionId: 'P1', value: 'sim' }] },
    })
  })

  test('lets in whoever TestBackoffice has signed in, and nobody without a token', async () => {
    const { fetch } = createMemoryApi()
    const ask = async (headers: HeadersInit) => (await fetch(`${baseUrl}/pessoas`, { headers })).status
    expect(await ask({ Authorization: `Bearer ${knownToken}` })).toBe(200)
    expect(await ask({ Authorization: 'Bearer another' })).toBe(401)
    expect(await ask({})).toBe(401)
  })
})
