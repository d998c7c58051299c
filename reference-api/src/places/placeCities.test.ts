import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rows } from '../database/database.js'
import { nuclei } from '../entities/region/nuclei.js'
import { type Call, startTestServer, type TestServer } from '../testing/testServer.js'

let api: TestServer
let call: Call
beforeAll(async () => {
  api = await startTestServer({ demoScale: 0 })
  call = await api.signIn()
})
afterAll(() => api.close())

interface City {
  readonly name: string
  readonly latitude: number | null
  readonly longitude: number | null
}

test('every city of Paraná lies within its borders, and no city anywhere is without a place', async () => {
  const cities = (await call('GET', '/localidades/cidades?estado_id=41')).rows as unknown as readonly City[]
  expect(cities).toHaveLength(399)
  // Paraná lies between 22°30′ and 26°43′ south, 48°02′ and 54°37′ west (IBGE).
  const outside = cities.filter(
    ({ latitude, longitude }) =>
      latitude === null || longitude === null || latitude > -22.5 || latitude < -26.73 || longitude > -48 || longitude < -54.63,
  )
  expect(outside).toEqual([])
  expect(cities.find(({ name }) => name === 'Pato Branco')).toMatchObject({
    latitude: expect.closeTo(-26.23, 1) as number,
    longitude: expect.closeTo(-52.67, 1) as number,
  })
  const nowhere = await rows(api.database, sql`select name from city where latitude is null or longitude is null`)
  expect(nowhere).toEqual([])
})

test('every city of Paraná lies near the others of its nucleus of education', async () => {
  const cities = (await call('GET', '/localidades/cidades?estado_id=41')).rows as unknown as readonly City[]
  const pointOf = new Map(cities.map(({ name, latitude, longitude }) => [name, [latitude ?? 0, longitude ?? 0] as const]))
  const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
  const far = nuclei.flatMap(({ cities: names }) => {
    const middle = [0, 1].map((axis) => median(names.map((name) => pointOf.get(name)?.[axis] ?? 0)))
    return names.filter((name) => middle.some((value, axis) => Math.abs((pointOf.get(name)?.[axis] ?? 0) - value) > 1.5))
  })
  expect(far).toEqual([])
})

test('estados are filtered by pais_id and cidades by estado_id, and by nothing else', async () => {
  const read = async (path: string) => (await call('GET', `/localidades${path}`)).rows as unknown as readonly { readonly id: number }[]
  const brazil = await read('/estados?pais_id=76')
  expect(brazil).toHaveLength(27)
  const others = await read('/estados?pais_id=600')
  expect(others.filter(({ id }) => brazil.some((state) => state.id === id))).toEqual([])
  const [parana, santaCatarina] = [await read('/cidades?estado_id=41'), await read('/cidades?estado_id=42')]
  expect([parana.length, santaCatarina.length]).toEqual([399, 295])
  expect(parana.filter(({ id }) => santaCatarina.some((city) => city.id === id))).toEqual([])
  for (const path of ['/estados', '/cidades', '/estados?estado_id=41', '/cidades?pais_id=76'])
    expect((await call('GET', `/localidades${path}`)).status, path).toBe(400)
})
