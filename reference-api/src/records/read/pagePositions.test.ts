import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { rows } from '../../database/database.js'
import { people, personDraft } from '../../testing/drafts.js'
import { startTestServer } from '../../testing/testServer.js'

const server = await startTestServer({ demoScale: 1.5 })
afterAll(() => server.close())
const call = await server.signIn()

async function idsInOrder(order: string): Promise<number[]> {
  const found = await rows<{ id: number }>(server.database, sql`select id from person where deleted_at is null order by ${sql.raw(order)}`)
  return found.map(({ id }) => id)
}
const page = async (query: string) => (await call('GET', `/pessoas?${query}`)).rows.map(({ id }) => id)

it.each([
  ['name', 'name, id'],
  ['-name', 'name desc, id desc'],
  ['-birthDate', 'birth_date desc, id desc'],
  ['age', 'birth_date desc, id desc'],
  ['status', 'status, id'],
])('finds any page of a long list sorted by %s, jumped to or turned to', async (sort, order) => {
  const ids = await idsInOrder(order)
  for (const number of [118, 41, 42, 100, 60, 61, 120, 119, 2]) {
    const { rows: found, body } = await call('GET', `/pessoas?ordem=${sort}&pagina=${number}`)
    expect(found.map(({ id }) => id)).toEqual(ids.slice((number - 1) * 25, number * 25))
    expect(body.meta).toMatchObject({ before: ids[(number - 1) * 25 - 1] })
  }
  expect(await page(`ordem=${sort}&pagina=500`)).toEqual([])
})

it('shows on a deep page what was written since the last look', async () => {
  await page('ordem=name&pagina=110')
  // A new person has no references, so it can be deleted.
  const created = (await call('POST', people, personDraft({ name: 'Aabel Primeiro' }))).body.data
  const [first] = await page('ordem=name&pagina=1')
  expect(first).toBe(created.id)
  const { body } = await call('POST', '/pessoas/acoes/excluir', { ids: [first] })
  const { done } = body.data as unknown as { readonly done: number }
  const ids = await idsInOrder('name, id')
  expect(await page('ordem=name&pagina=110')).toEqual(ids.slice(109 * 25, 110 * 25))
  await call('POST', '/pessoas/acoes/restaurar', { ids: [first] })
  expect(await page('ordem=name&pagina=110')).toEqual((await idsInOrder('name, id')).slice(109 * 25, 110 * 25))
  expect(done).toBe(1)
})

it('keeps the places of one filter apart from those of another', async () => {
  const active = (await rows<{ id: number }>(server.database, sql`select id from person where status = 'ativo' order by name, id`)).map(
    ({ id }) => id,
  )
  await page('ordem=name&pagina=105')
  expect(await page('ordem=name&status=ativo&pagina=105')).toEqual(active.slice(104 * 25, 105 * 25))
})
