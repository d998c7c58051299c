import { afterAll, expect, it } from 'vitest'
import { addHeadings, nestedEntities } from '../../testing/nestedEntities.testkit.js'
import { startTestServer } from '../../testing/testServer.js'

const removeHeadings = addHeadings()
const api = await startTestServer({ entities: nestedEntities })
afterAll(async () => {
  removeHeadings()
  await api.close()
})
const call = await api.signIn()
const league = async (name: string) => `/ligas/${(await call('POST', '/ligas', { name, rounds: [] })).body.data.id}/equipes`
const team = async (path: string, name: string, budget: string | null) =>
  (await call('POST', path, { name, secret: null, budget })).body.data
const sums = async (path: string, query = '') => (await call('GET', `${path}/somas${query}`)).body.data

it('are exact over everything that is found under the parent, pages apart, and follow search, filters and what was deleted', async () => {
  const [mine, other] = [await league('Liga do Ivaí'), await league('Liga do Tibagi')]
  expect(await sums(mine)).toEqual({ budget: '0' })
  for (let index = 0; index < 30; index++) await team(mine, `Equipe ${index}`, '0.10')
  await team(mine, 'Grande', '999999999999.99')
  await team(mine, 'Sem orçamento', null)
  const gone = await team(mine, 'Que sai', '7.00')
  await team(other, 'De outra', '5.00')
  expect(await sums(mine)).toEqual({ budget: '1000000000009.99' })
  expect(await sums(mine, '?busca=equipe')).toEqual({ budget: '3.00' })
  await call('DELETE', `${mine}/${gone.id}`, undefined, { 'If-Match': '"1"' })
  expect(await sums(mine)).toEqual({ budget: '1000000000002.99' })
  expect(await sums(mine, '?excluidos=1')).toEqual({ budget: '7.00' })
  expect(await sums(mine, '?status=inativo')).toEqual({ budget: '0' })
  expect(await sums(other)).toEqual({ budget: '5.00' })
})

it('refuse unknown parameters, an unknown parent, and entities without sums', async () => {
  const path = await league('Liga do Piquiri')
  expect((await call('GET', `${path}/somas?pagina=2`)).status).toBe(400)
  expect((await call('GET', '/ligas/999999/equipes/somas')).status).toBe(404)
  expect((await call('GET', '/ligas/somas')).status).toBe(404)
})
