import { contracts, locales } from '@esporte-parana/sdk/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { planEntities } from '../entities/entities.js'
import { type Call, startTestServer, type TestServer } from '../testing/testServer.js'

const homes = [
  '/administrativo',
  '/administrativo/fiscalizacoes',
  '/administrativo/solicitacoes-servico',
  '/administrativo/solicitacoes-servico/gms',
  '/competicoes',
  '/escola',
  '/esporte-queremos',
]

interface Chart {
  readonly path: string
  readonly sum: string | null
  readonly parts: readonly { readonly key: string; readonly label: string; readonly filter: Record<string, string> }[]
  readonly series: readonly { readonly key: string; readonly label: string }[]
  readonly points: readonly { part: string; series: string | null; value: string; filter: Record<string, string> }[]
  readonly against: { readonly value: string; readonly path: string; readonly sum: string; readonly filter: Record<string, string> } | null
}

let api: TestServer
let call: Call
let charts: { readonly name: string; readonly entity: string; readonly chart: Chart }[] = []
beforeAll(async () => {
  api = await startTestServer({ demoScale: 0.1 })
  call = await api.signIn()
  const { plans } = await planEntities(api.database)
  const declared = plans.flatMap(({ entity }) => Object.keys(entity.charts ?? {}).map((name) => ({ name, entity: entity.contract.name })))
  charts = await Promise.all(
    declared.map(async ({ name, entity }) => ({
      name,
      entity,
      chart: (await call('GET', `/painel/graficos/${entity}/${name}`)).body.data as unknown as Chart,
    })),
  )
}, 240_000)
afterAll(() => api.close())

/** The number that the list itself returns for this filter. */
async function proof(path: string, sum: string | null, filter: Record<string, string>): Promise<number> {
  const query = new URLSearchParams(filter)
  const { status, body } = await call('GET', sum === null ? `${path}/contagem?exata=1&${query}` : `${path}/somas?${query}`)
  expect(status, `${path} ${query}`).toBe(200)
  return Number(sum === null ? body.data.total : body.data[sum])
}

describe('charts', () => {
  test('show the same numbers as their lists', { timeout: 120_000 }, async () => {
    let proven = 0
    for (const { name, entity, chart } of charts) {
      for (const { part, series, value, filter } of chart.points) {
        expect([entity, name, part, series, Number(value)]).toEqual([
          entity,
          name,
          part,
          series,
          await proof(chart.path, chart.sum, filter),
        ])
        proven += 1
      }
      for (const { key, filter } of chart.parts) {
        const values = chart.points.filter(({ part }) => part === key).map(({ value }) => Number(value))
        const whole = Number(values.reduce((sum, value) => sum + value, 0).toFixed(2))
        expect([entity, name, key, whole]).toEqual([entity, name, key, await proof(chart.path, chart.sum, filter)])
      }
      const { against } = chart
      if (against) expect(Number(against.value)).toBe(await proof(against.path, against.sum, against.filter))
    }
    expect(proven).toBeGreaterThan(60)
  })

  test('have a name for every part in every language', async () => {
    for (const locale of locales)
      for (const { name, entity } of charts) {
        const { data } = (await call('GET', `/painel/graficos/${entity}/${name}?idioma=${locale}`)).body
        const { parts, series } = data as unknown as Chart
        for (const { key, label } of [...parts, ...series]) {
          expect(label, `${entity}.${name} in ${locale}`).toMatch(/\S/)
          // The label of a band or a name may equal its key; a code of a closed list must be translated.
          expect(label === key && /[a-z]-[a-z]/.test(key), `${entity}.${name}: "${key}" in ${locale}`).toBe(false)
        }
      }
  })

  test('stand on every home of an area, at most four on each', async () => {
    for (const home of homes) {
      const { rows } = await call('GET', `/painel/graficos?caminho=${home}`)
      expect(rows.length, home).toBeGreaterThan(0)
      expect(rows.length, home).toBeLessThanOrEqual(4)
      for (const { title } of rows) expect(title).toMatch(/\?$/)
    }
    expect((await call('GET', '/painel/graficos?caminho=/pessoas')).rows).toEqual([])
  })

  test('are unknown under another name', async () => {
    expect((await call('GET', '/painel/graficos/event/nada')).status).toBe(404)
    expect((await call('GET', '/painel/graficos/nada/participants')).status).toBe(404)
    expect((await call('GET', '/painel/graficos')).status).toBe(400)
  })
})

describe('what waits for a person', () => {
  test('is counted as their list counts it', async () => {
    const { rows } = await call('GET', '/painel/figuras')
    const duties = rows.filter(({ isDuty }) => isDuty)
    expect(duties.length).toBeGreaterThan(4)
    for (const { path, filter } of duties) {
      const query = new URLSearchParams(filter as Record<string, string>)
      const total = await proof(String(path), null, filter as Record<string, string>)
      expect((await call('GET', `${String(path)}?por_pagina=100&${query}`)).body.meta).toMatchObject({ total })
    }
    const declared = contracts.flatMap(({ contract }) => contract.duties)
    expect(duties.map(({ name }) => name).toSorted()).toEqual(declared.toSorted())
  })
})
