import { serviceRequestContract, transitionsFrom } from '@esporte-parana/sdk/contracts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstRow } from '../../database/database.js'
import { serviceRequests } from '../../testing/drafts.js'
import { type Answer, type Call, startTestServer, type TestServer } from '../../testing/testServer.js'
import { unbalancedItems } from '../lot/ledger.js'
import { ask, commitment, created, openLot, read, reason, receipt } from './requests.testkit.js'

const rounds = 20

let api: TestServer
let call: Call
let director: Call
let lot: Awaited<ReturnType<typeof openLot>>
beforeAll(async () => {
  api = await startTestServer({ demoScale: 0.1 })
  call = await api.signIn()
  // Makes no request, so it may approve all of them.
  director = await api.signInNew()
  lot = await openLot(call, rounds + 9)
})
afterAll(() => api.close())

const sorted = (answers: readonly Answer[]) => answers.map(({ status }) => status).sort((one, other) => one - other)
const send = (id: number, version: number) => call('POST', `${serviceRequests}/${id}/situacao`, { transition: 'send', version })

test(
  '50 requests at once for the last 10: exactly 10 are accepted, and their numbers follow one another',
  async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { draft, itemIds } = lot.take(1)
      const records = []
      for (let place = 0; place < 50; place += 1) records.push(await created(call, draft(['1'])))
      const answers = await Promise.all(records.map(({ id, version }) => send(id, version)))
      expect(sorted(answers)).toEqual([...Array(10).fill(200), ...Array(40).fill(409)])
      const numbers = answers.flatMap(({ status, body }) => (status === 200 ? [Number(String(body.data.number).split('/')[0])] : []))
      const first = Math.min(...numbers)
      expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 10 }, (_, place) => first + place))
      const refused = answers.find(({ status }) => status === 409)
      expect(refused?.body.data).toEqual({ item: itemIds[0], balance: '0', requested: '1' })
      expect(await balanceOf(itemIds[0])).toBe('0')
    }
    expect(await unbalancedItems(api.database)).toEqual([])
  },
  60_000 + 20_000 * rounds,
)

test('sent twice by a double click is sent once', async () => {
  const { draft, itemIds } = lot.take(1)
  const { id, version } = await created(call, draft(['6']))
  const answers = await Promise.all([send(id, version), send(id, version)])
  expect(sorted(answers)).toEqual([200, 412])
  expect(await balanceOf(itemIds[0])).toBe('4')
})

test('two people who decide at once: one decision holds, the other one is shown it', async () => {
  const { draft, itemIds } = lot.take(1)
  const { id } = await created(call, draft(['6'], { managerId: 2, inspectorId: 3 }))
  for (const step of ['send', 'analyze']) await ask(call, id, step)
  const { version } = await read(call, id)
  const decide = (transition: string) => director('POST', `${serviceRequests}/${id}/situacao`, { transition, version, reason })
  const answers = await Promise.all([decide('approve'), decide('giveBack')])
  expect(sorted(answers)).toEqual([200, 412])
  const { status } = await read(call, id)
  expect(await balanceOf(itemIds[0])).toBe(status === 'aprovada' ? '4' : '10')
})

const balanceOf = async (id: number | undefined) =>
  (
    await firstRow<{ balance: string }>(
      api.database,
      sql`select trim_scale(quantity + moved + amended - consumed - reserved)::text as balance from lot_item where id = ${id}`,
    )
  )?.balance

/** The column that a status fills with the requested quantity. */
const held: Readonly<Record<string, 'reserved' | 'consumed' | undefined>> = {
  enviada: 'reserved',
  'em-analise': 'reserved',
  aprovada: 'reserved',
  empenhada: 'consumed',
  'em-execucao': 'consumed',
  'parcialmente-atendida': 'consumed',
}
/** In tenths, so that sums are exact. */
interface Model {
  readonly id: number
  readonly asked: number
  received: number
  status: string
}

test('after any history the ledger, its sums and what requests hold agree', async () => {
  const pool = Array.from({ length: 5 }, () => lot.take(1))
  const step = fc.record({ request: fc.nat(3), command: fc.nat(20), share: fc.integer({ min: 1, max: 9 }) })
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 2, maxLength: 4 }),
      fc.array(step, { minLength: 12, maxLength: 40 }),
      async (asked, steps) => {
        const place = pool.shift()
        if (!place) return
        const [item = 0] = place.itemIds
        const models: Model[] = []
        for (const tenths of asked) {
          const { id } = await created(call, place.draft([String(tenths / 10)], { managerId: 2, inspectorId: 3 }))
          models.push({ id, asked: tenths, received: 0, status: 'rascunho' })
        }
        for (const { request, command, share } of steps) {
          const model = models[request % models.length]
          if (!model) continue
          const amount = Math.max(1, Math.floor(((model.asked - model.received) * share) / 10))
          const open = transitionsFrom(serviceRequestContract, model.status)
          const { name = 'cancel' } = open[command % Math.max(1, open.length)] ?? {}
          const answer = await ask(name.startsWith('approve') ? director : call, model.id, name, {
            reason,
            annulmentNumber: '2026NE9',
            ...commitment('100000'),
            ...receipt([{ lotItemId: item, quantity: String(amount / 10) }]),
          })
          if (answer.status === 200) {
            model.status = String(answer.body.data.status)
            if (name === 'receive') model.received += amount
          }
          expect(await tenthsOf(item)).toEqual(expected(models))
        }
      },
    ),
    { numRuns: 5 },
  )
  expect(await unbalancedItems(api.database)).toEqual([])
}, 120_000)

function expected(models: readonly Model[]) {
  const sums = { reserved: 0, consumed: 0 }
  for (const { status, asked, received } of models) {
    const column = held[status]
    if (column) sums[column] += asked
    // Received quantities stay consumed, whether the request was concluded or canceled.
    else if (status === 'concluida' || status === 'cancelada') sums.consumed += received
  }
  return { ...sums, balance: 100 - sums.reserved - sums.consumed }
}

const tenthsOf = (id: number) =>
  firstRow(
    api.database,
    sql`select (reserved * 10)::integer as reserved, (consumed * 10)::integer as consumed,
      ((quantity + moved + amended - reserved - consumed) * 10)::integer as balance from lot_item where id = ${id}`,
  )
