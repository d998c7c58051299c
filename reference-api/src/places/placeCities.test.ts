import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rows } from '../database/database.js'
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
