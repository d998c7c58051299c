import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lotsOf, serviceRequests } from '../../testing/drafts.js'
import { buildProcesses, type Processes, signIn, type Started } from '../../testing/processes.js'
import { type Call, caller, createTestSchema } from '../../testing/testServer.js'
import { created, openLot } from './requests.testkit.js'

const databaseUrl = process.env.TEST_DATABASE_URL
const rounds = 20

// The embedded database belongs to one process; `rivals.long.test.ts` tests that case.
describe.skipIf(!databaseUrl)('two servers on one PostgreSQL', () => {
  let processes: Processes
  let schema: Awaited<ReturnType<typeof createTestSchema>>
  let both: readonly [Call, Call]
  beforeAll(async () => {
    processes = await buildProcesses()
    schema = await createTestSchema(databaseUrl ?? '')
    const environment = { DATABASE_URL: schema.url, DEMO_SCALE: '0.1' }
    const servers: readonly Started[] = [await processes.start(environment), await processes.start(environment)]
    const [one, other] = servers.map(({ baseUrl }) => baseUrl) as [string, string]
    const { token } = await signIn(one)
    both = [caller(one, token), caller(other, token)]
  }, 240_000)
  afterAll(async () => {
    await processes?.close()
    await schema?.drop()
  })

  test('of fifty requests for the last ten units exactly ten are accepted, twenty times over', async () => {
    const [call] = both
    const lot = await openLot(call, rounds)
    const numbers = new Set<string>()
    for (let round = 1; round <= rounds; round += 1) {
      const { draft, itemIds } = lot.take(1)
      const records = []
      for (let place = 0; place < 50; place += 1) records.push(await created(call, draft(['1'])))
      const answers = await Promise.all(
        records.map(({ id, version }, place) =>
          (both[place % 2] as Call)('POST', `${serviceRequests}/${id}/situacao`, { transition: 'send', version }),
        ),
      )
      const accepted = answers.filter(({ status }) => status === 200)
      const counts = Object.groupBy(answers, ({ status, body }) => `${status} ${typeof body.code === 'string' ? body.code : 'no code'}`)
      expect([
        round,
        Object.entries(counts)
          .map(([answer, all]) => `${all?.length} × ${answer}`)
          .sort(),
      ]).toEqual([round, ['10 × 200 no code', '40 × 409 serviceRequest.balance']])
      for (const { body } of accepted) numbers.add(String(body.data.number))
      const { items } = (await both[1]('GET', `${lotsOf(Number(lot.tender.id))}/${Number(lot.lot.id)}`)).body.data as unknown as {
        readonly items: readonly { readonly id: number; readonly balance: string; readonly reserved: string }[]
      }
      const { balance, reserved } = items.find(({ id }) => id === itemIds[0]) ?? {}
      expect([Number(balance), Number(reserved)]).toEqual([0, 10])
    }
    // No number was used twice.
    expect(numbers.size).toBe(rounds * 10)
  }, 600_000)
})
