import { itemTotal, serviceRequestContract, transitionsFrom } from '@esporte-parana/sdk/contracts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { firstRow, rows } from '../../database/database.js'
import { lotsOf } from '../../testing/drafts.js'
import { type Call, startTestServer, type TestServer } from '../../testing/testServer.js'
import { unbalancedItems } from '../lot/ledger.js'
import { ask, commitment, created, openLot, read, reason, receipt } from './requests.testkit.js'

let api: TestServer
let call: Call
let director: Call
beforeAll(async () => {
  api = await startTestServer({ demoScale: 0.1 })
  call = await api.signIn()
  // Makes no request, so it may approve all of them.
  director = await api.signInNew()
})
afterAll(() => api.close())

/** The quantities of an item, in ten-thousandths. */
interface Held {
  readonly reserved: number
  readonly consumed: number
  readonly moved: number
  readonly amended: number
  readonly balance: number
}

const part = (column: string, types: Readonly<Record<string, 1 | -1>>) =>
  sql`coalesce((select sum(case m.type ${sql.join(
    Object.entries(types).map(([type, sign]) => sql`when ${sql.lit(type)} then ${sql.lit(sign)}`),
    sql` `,
  )} else 0 end * m.quantity) from lot_movement m where m.item_id = i.id), 0) * 10000 as ${sql.id(column)}`

/** The item's columns, and the sums of its ledger computed here instead of by the server. */
async function bothOf(item: number): Promise<{ readonly columns: Held; readonly ledger: Held }> {
  const columns = await firstRow<Held>(
    api.database,
    sql`select (reserved * 10000)::integer as reserved, (consumed * 10000)::integer as consumed, (moved * 10000)::integer as moved,
      (amended * 10000)::integer as amended, ((quantity + moved + amended - consumed - reserved) * 10000)::integer as balance from lot_item where id = ${item}`,
  )
  const sums = await firstRow<Record<string, string>>(
    api.database,
    sql`select ${sql.join([
      part('reserved', { reserva: 1, liberacao: -1, consumo: -1 }),
      part('consumed', { consumo: 1, estorno: -1 }),
      part('moved', { 'remanejamento-entrada': 1, 'remanejamento-saida': -1 }),
      part('amended', { aditivo: 1 }),
    ])}, (quantity * 10000)::integer as quantity from lot_item i where id = ${item}`,
  )
  const { quantity, ...ledger } = Object.fromEntries(Object.entries(sums ?? {}).map(([key, value]) => [key, Number(value)])) as {
    readonly quantity: number
  } & Omit<Held, 'balance'>
  const balance = quantity + ledger.moved + ledger.amended - ledger.consumed - ledger.reserved
  return { columns: columns as Held, ledger: { ...ledger, balance } }
}

const kinds = {
  'price register': {},
  contract: {
    isSrp: false,
    ataNumber: null,
    ataStart: null,
    ataEnd: null,
    contractNumber: '7/2026',
    contractStart: '2026-04-01',
    contractEnd: '2027-03-31',
  },
}

const step = fc.record({
  /** Every third step acts on the lot, the others on a request. */
  target: fc.nat(8),
  command: fc.nat(20),
  tenths: fc.integer({ min: 1, max: 30 }),
})
const histories = fc.record({
  asked: fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 2, maxLength: 4 }),
  steps: fc.array(step, { minLength: 15, maxLength: 40 }),
})

describe.each(Object.entries(kinds))('after any history of requests and of their lot under a %s', (kind, tender) => {
  test('the ledger, the stored columns and the balance agree at every step, and nothing falls below zero', async () => {
    const lot = await openLot(call, 6, { tender })
    const lotPath = `${lotsOf(Number(lot.tender.id))}/${Number(lot.lot.id)}`
    const pool = Array.from({ length: 6 }, () => lot.take(1))
    const taken = new Map<string, number>()
    const onLot = async (command: number, tenths: number, place: number) => {
      const { version } = (await call('GET', lotPath)).body.data
      const { count } = (await firstRow<{ count: number }>(
        api.database,
        sql`select count(*)::integer as count from lot_item_price p join lot_item i on i.id = p.item_id where i.owner_id = ${Number(lot.lot.id)}`,
      )) as { readonly count: number }
      const quantity = String(tenths / 10)
      const bodies = [
        { transition: 'transfer', direction: 'entrada', quantity, participant: 'Município de Apucarana', authorization: 'Ofício 12/2026' },
        { transition: 'transfer', direction: 'saida', quantity, participant: 'Município de Apucarana', authorization: 'Ofício 12/2026' },
        { transition: 'amend', quantity, term: '1º termo aditivo' },
        { transition: 'reprice', unitPrice: String(20 + tenths / 10), from: `2026-06-${String((count % 28) + 1).padStart(2, '0')}` },
      ]
      const body = bodies[command % bodies.length]
      const answer = await call('POST', `${lotPath}/situacao`, { ...body, item: place, reason, version })
      return [`${body?.transition}`, answer.status] as const
    }
    await fc.assert(
      fc.asyncProperty(histories, async ({ asked, steps }) => {
        const place = pool.shift()
        if (!place) return
        const [item = 0] = place.itemIds
        const number = lot.itemIds.indexOf(item) + 1
        const requests: { readonly id: number; readonly asked: number; received: number }[] = []
        for (const tenths of asked) {
          const { id } = await created(call, place.draft([String(tenths / 10)], { managerId: 2, inspectorId: 3 }))
          requests.push({ id, asked: tenths, received: 0 })
        }
        for (const { target, command, tenths } of steps) {
          const request = requests[target]
          const said = request ? await onRequest(request, { command, tenths, item }) : await onLot(command, tenths, number)
          if (said[1] === 200) taken.set(said[0], (taken.get(said[0]) ?? 0) + 1)
          expect([200, 409, 422], said.join(' ')).toContain(said[1])
          const { columns, ledger } = await bothOf(item)
          expect(columns, said.join(' ')).toEqual(ledger)
          for (const key of ['reserved', 'consumed', 'amended', 'balance'] as const)
            expect(columns[key], `${said[0]}: ${key}`).toBeGreaterThanOrEqual(0)
        }
      }),
      { numRuns: 5 },
    )
    expect(await unbalancedItems(api.database)).toEqual([])
    // The commands must also succeed: a history of refusals would prove nothing.
    const lotCommands = kind === 'price register' ? ['transfer', 'reprice'] : ['amend', 'reprice']
    for (const name of [...lotCommands, 'send', 'cancel']) expect(taken.get(name) ?? 0, name).toBeGreaterThan(0)
  }, 240_000)
})

interface RequestStep {
  readonly command: number
  readonly tenths: number
  readonly item: number
}

async function onRequest(
  request: { readonly id: number; readonly asked: number; received: number },
  { command, tenths, item }: RequestStep,
) {
  const open = transitionsFrom(serviceRequestContract, String((await read(call, request.id)).status))
  const { name = 'cancel' } = open[command % Math.max(1, open.length)] ?? {}
  const amount = Math.min(tenths, Math.max(1, request.asked - request.received))
  const answer = await ask(name.startsWith('approve') ? director : call, request.id, name, {
    reason,
    annulmentNumber: '2026NE9',
    ...commitment('100000'),
    ...receipt([{ lotItemId: item, quantity: String(amount / 10) }]),
  })
  if (answer.status === 200 && name === 'receive') request.received += amount
  return [name, answer.status] as const
}

test('what a form works out and what the database rounds is the same in 100,000 cases', async () => {
  const cases = Array.from({ length: 100_000 }, (_, place) => {
    // Half of the cases end in exactly half a cent, where rounding matters.
    const quantity =
      place % 2 === 0 ? `${(place * 7919) % 100_000}.${String((place * 31) % 10_000).padStart(4, '0')}` : `${(place % 4999) + 1}.5`
    const unitPrice =
      place % 2 === 0 ? `${(place * 104_729) % 9_999}.${String((place * 17) % 10_000).padStart(4, '0')}` : `${place % 997}.01`
    return { quantity, unitPrice, total: itemTotal({ quantity, unitPrice }) }
  })
  let differences = 0
  for (let start = 0; start < cases.length; start += 20_000) {
    const found = await rows(
      api.database,
      sql`select 1 from jsonb_to_recordset(${JSON.stringify(cases.slice(start, start + 20_000))}::jsonb) c(quantity numeric, "unitPrice" numeric, total numeric)
        where half_even(c.quantity * c."unitPrice", 2) is distinct from c.total`,
    )
    differences += found.length
  }
  expect(differences).toBe(0)
}, 120_000)
