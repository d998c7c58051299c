import type { MovementType } from '@esporte-parana/sdk/contracts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, firstRow, rows } from '../../database/database.js'
import type { Problem } from '../../http/Problem.js'
import { lotsOf } from '../../testing/drafts.js'
import { registeredLot } from '../../testing/registeredLot.js'
import { type Call, startTestServer, type TestServer } from '../../testing/testServer.js'
import { type LedgerEntry, post, unbalancedItems } from './ledger.js'

let api: TestServer
let call: Call
beforeAll(async () => {
  api = await startTestServer()
  call = await api.signIn()
})
afterAll(() => api.close())

const by = { userId: 1 }
const write = (entries: readonly LedgerEntry[]) => api.database.transaction().execute((transaction) => post(transaction, entries, by))
const refusalOf = async (entries: readonly LedgerEntry[]) => {
  const problem = await write(entries).then(
    () => undefined,
    (error: Problem) => error,
  )
  return problem && { status: problem.status, code: problem.code, ...problem.details }
}

interface Columns {
  readonly quantity: number
  readonly consumed: number
  readonly reserved: number
  readonly moved: number
  readonly amended: number
}
/** In ten-thousandths, so that sums of whole numbers are exact. */
const columnsOf = (database: Database, id: number) =>
  firstRow<Columns>(
    database,
    sql`select (quantity * 10000)::integer as quantity, (consumed * 10000)::integer as consumed, (reserved * 10000)::integer as reserved,
      (moved * 10000)::integer as moved, (amended * 10000)::integer as amended from lot_item where id = ${id}`,
  )
const balanceOf = ({ quantity, consumed, reserved, moved, amended }: Columns) => quantity + moved + amended - consumed - reserved

describe('a movement', () => {
  test('changes the columns of its item, and who wrote it stands beside it with what caused it', async () => {
    const { itemIds } = await registeredLot(call, { quantities: ['1000'] })
    const [itemId = 0] = itemIds
    const ref = { entity: 'serviceRequest', id: 7 }
    await write([
      { itemId, type: 'reserva', quantity: '700', ref },
      { itemId, type: 'consumo', quantity: '650', ref },
    ])
    await write([{ itemId, type: 'estorno', quantity: '30', ref, reason: 'Recebido a menos' }])
    expect(await columnsOf(api.database, itemId)).toEqual({
      quantity: 1000_0000,
      consumed: 620_0000,
      reserved: 50_0000,
      moved: 0,
      amended: 0,
    })
    const written = await rows(
      api.database,
      sql`select type, quantity::text as quantity, ref_entity, ref_id, reason, by_id from lot_movement where item_id = ${itemId} order by id`,
    )
    const cause = { ref_entity: 'serviceRequest', ref_id: 7, by_id: 1 }
    expect(written).toEqual([
      { type: 'reserva', quantity: '700.0000', reason: null, ...cause },
      { type: 'consumo', quantity: '650.0000', reason: null, ...cause },
      { type: 'estorno', quantity: '30.0000', reason: 'Recebido a menos', ...cause },
    ])
  })

  test('that asks for too much is refused with item, balance and what was asked, and nothing of its post stays', async () => {
    const { itemIds } = await registeredLot(call, { quantities: ['10', '5.5'] })
    const [first = 0, second = 0] = itemIds
    expect(
      await refusalOf([
        { itemId: first, type: 'reserva', quantity: '4', path: 'items[0].quantity' },
        { itemId: second, type: 'reserva', quantity: '3.25', path: 'items[1].quantity' },
        { itemId: second, type: 'reserva', quantity: '2.2501', path: 'items[2].quantity' },
      ]),
    ).toMatchObject({
      status: 409,
      code: 'lot.balance',
      data: { item: second, balance: '5.5', requested: '5.5001' },
      issues: [{ path: 'items[1].quantity', code: 'lot.balance', params: { item: 2, balance: '5.5', requested: '5.5001' } }],
    })
    expect(await refusalOf([{ itemId: first, type: 'liberacao', quantity: '1' }])).toMatchObject({
      code: 'lot.reserved',
      data: { item: first, balance: '0', requested: '1' },
    })
    expect(await refusalOf([{ itemId: first, type: 'estorno', quantity: '1' }])).toMatchObject({ code: 'lot.consumed' })
    expect(await rows(api.database, sql`select 1 from lot_movement where item_id = any(${[first, second]}::integer[])`)).toEqual([])
  })

  test('that adds more than a column holds is refused at its quantity, with the room that is left', async () => {
    const { tender, lot, itemIds } = await registeredLot(call, { quantities: ['9999999990'], unitCode: 'KG' })
    const address = `${lotsOf(tender.id)}/${lot.id}`
    const transfer = async (quantity: string) => {
      const { version } = (await call('GET', address)).body.data
      const terms = { item: 1, direction: 'entrada', quantity, participant: 'Paraná Turismo', authorization: 'Despacho 7/2026' }
      const { status, body } = await call('POST', `${address}/situacao`, { transition: 'transfer', version, isConfirmed: true, ...terms })
      return [status, body.errors ?? []]
    }
    expect(await transfer('10')).toEqual([422, { quantity: ['Deve ser menor ou igual a 9,9999'] }])
    expect(await transfer('9.9999')).toEqual([200, []])
    expect(await refusalOf([{ itemId: itemIds[0] ?? 0, type: 'aditivo', quantity: '0.0001' }])).toMatchObject({ status: 422 })
  })

  test('is neither changed nor taken out, and an item that is gone has none', async () => {
    const { itemIds } = await registeredLot(call)
    const [itemId = 0] = itemIds
    await write([{ itemId, type: 'reserva', quantity: '1' }])
    for (const statement of [sql`update lot_movement set quantity = 2`, sql`delete from lot_movement`])
      await expect(statement.execute(api.database)).rejects.toThrow('append only')
    expect(await refusalOf([{ itemId: 999_999, type: 'reserva', quantity: '1' }])).toMatchObject({ status: 404 })
  })
})

describe('the columns', () => {
  const types: readonly MovementType[] = [
    'reserva',
    'consumo',
    'estorno',
    'liberacao',
    'remanejamento-entrada',
    'remanejamento-saida',
    'aditivo',
  ]
  const signs: Readonly<Record<MovementType, Partial<Columns>>> = {
    reserva: { reserved: 1 },
    consumo: { reserved: -1, consumed: 1 },
    estorno: { consumed: -1 },
    liberacao: { reserved: -1 },
    'remanejamento-entrada': { moved: 1 },
    'remanejamento-saida': { moved: -1 },
    aditivo: { amended: 1 },
  }
  const movement = fc.record({ place: fc.nat(2), type: fc.constantFrom(...types), units: fc.integer({ min: 1, max: 60_000 }) })
  const histories = fc.array(fc.array(movement, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 12 })
  const textOf = (units: number) => `${Math.floor(units / 10_000)}.${String(units % 10_000).padStart(4, '0')}`

  test('are the sum of the ledger after any history, and the balance never falls below zero', async () => {
    await fc.assert(
      fc.asyncProperty(histories, async (history) => {
        const { itemIds } = await sharedLot()
        const before = await Promise.all(itemIds.map((id) => columnsOf(api.database, id)))
        const model = before.map((columns) => ({ ...(columns as Columns) }))
        for (const posted of history) {
          const after = model.map((columns) => ({ ...columns }))
          for (const { place, type, units } of posted)
            for (const [key, sign] of Object.entries(signs[type]) as [keyof Columns, number][]) {
              const columns = after[place] as Record<keyof Columns, number>
              columns[key] += sign * units
            }
          const isRight = after.every((columns) => columns.reserved >= 0 && columns.consumed >= 0 && balanceOf(columns) >= 0)
          const entries = posted.map(({ place, type, units }) => ({ itemId: itemIds[place] ?? 0, type, quantity: textOf(units) }))
          expect(await refusalOf(entries)).toEqual(isRight ? undefined : expect.objectContaining({ status: 409 }))
          if (isRight) model.splice(0, model.length, ...after)
          expect(await Promise.all(itemIds.map((id) => columnsOf(api.database, id)))).toEqual(model)
        }
        expect(await unbalancedItems(api.database)).toEqual([])
      }),
      { numRuns: 40 },
    )
  }, 120_000)

  let made: ReturnType<typeof registeredLot> | undefined
  const sharedLot = () => (made ??= registeredLot(call, { quantities: ['100', '100', '100'] }))

  test('that somebody wrote around the ledger are found by the proof', async () => {
    const { itemIds } = await registeredLot(call)
    const [itemId = 0] = itemIds
    await sql`update lot_item set consumed = 3 where id = ${itemId}`.execute(api.database)
    expect(await unbalancedItems(api.database)).toEqual([itemId])
    await sql`update lot_item set consumed = 0 where id = ${itemId}`.execute(api.database)
    expect(await unbalancedItems(api.database)).toEqual([])
  })
})

// The embedded database runs writes one after the other, so one round is enough; a server gets twenty.
const rounds = Array.from({ length: process.env.TEST_DATABASE_URL ? 20 : 1 }, (_, round) => round + 1)
test.each(rounds)(
  'of fifty who reserve the last ten units at once exactly ten get them, whatever the order of their items: %i',
  async () => {
    const { itemIds } = await registeredLot(call, { quantities: ['10', '10'] })
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, number) =>
        refusalOf((number % 2 === 0 ? itemIds : itemIds.toReversed()).map((itemId) => ({ itemId, type: 'reserva', quantity: '1' }))),
      ),
    )
    expect(answers.filter((problem) => problem === undefined)).toHaveLength(10)
    expect(answers.filter((problem) => problem?.code === 'lot.balance')).toHaveLength(40)
    for (const id of itemIds) expect(balanceOf((await columnsOf(api.database, id)) as Columns)).toBe(0)
    expect(await unbalancedItems(api.database)).toEqual([])
  },
)
