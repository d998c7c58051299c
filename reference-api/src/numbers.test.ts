import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { today } from './core/today.js'
import { rows } from './database/database.js'
import { entities, planEntities } from './entities/entities.js'
import type { EntitySet } from './records/plan/plan.js'
import { readRecords } from './records/read/readRecords.js'
import { lotsOf, match, serviceRequestDraft, serviceRequests, tenders } from './testing/drafts.js'
import { activeMaterials, registeredLot } from './testing/registeredLot.js'
import { type Call, startTestServer, type TestServer } from './testing/testServer.js'

type Values = Readonly<Record<string, unknown>>
type Key = string | 0

/** A number of a draft, however deep. */
interface Place {
  readonly keys: readonly Key[]
  readonly isDecimal: boolean
  /** The greatest whole number that the field takes. */
  readonly most: number
}

const mostOfIds = 2 ** 31 - 1
/** No field takes so many digits. */
const tooLong = 1e15

const forms = await Promise.all(
  entities.map(async ({ contract }) => {
    const { draft } = (await contract.schema()) as unknown as { readonly draft: z.ZodType }
    const places = placesOf(z.toJSONSchema(draft, { io: 'input', unrepresentable: 'any' }) as Values, [])
    // The address says the parent.
    const own = places.filter(({ keys }) => keys[0] !== contract.parent?.key)
    return { contract, places: own.map((place) => ({ ...place, most: mostOf(draft, place) })) }
  }),
)

let api: TestServer
let call: Call
let set: EntitySet
beforeAll(async () => {
  api = await startTestServer({ demoScale: 0.1 })
  call = await api.signIn()
  set = await planEntities(api.database)
})
afterAll(() => api.close())

describe('one step above its bound, every number is refused at its field, with words', () => {
  test.each(forms.filter(({ places }) => places.length > 0))('$contract.name', async ({ contract, places }) => {
    for (const place of places) {
      const path = pathOf(place.keys)
      const { status, body } = await call('POST', listOf(contract, {}), madeOf(place.keys, sent(place, place.most + 1)))
      const { [path]: words = [] } = body.errors as Readonly<Record<string, readonly string[]>>
      expect([status, path, words]).toEqual([422, path, [expect.not.stringMatching(/^$|Entrada inválida|Formato/)]])
    }
  })
})

describe('at its bound, every number is stored, or refused at a field', () => {
  test.each(forms.filter(({ places }) => places.length > 0))('$contract.name', async ({ contract, places }) => {
    const records = await stored(contract.name)
    for (const place of places.filter(({ most }) => most !== mostOfIds)) {
      const record = records.find((candidate) => holds(candidate, place.keys))
      if (!record) continue
      const address = `${listOf(contract, record)}/${String(record.id)}`
      const { version } = (await call('GET', address)).body.data
      const { status, body } = await call('PUT', address, withValue(record, place.keys, sent(place, place.most)), match(version))
      // A record of the past may be closed as a whole.
      const isTold = status === 200 || status === 409 || (status === 422 && body.issues.every((issue) => issue.path !== ''))
      expect([isTold, pathOf(place.keys), status, body.issues]).toEqual([true, pathOf(place.keys), status, body.issues])
      expect((await call('GET', address)).status).toBe(200)
    }
    expect((await call('GET', `${listOf(contract, records[0] ?? {})}?por_pagina=100`)).status).toBe(200)
  })
})

test('sums of the greatest amounts are read, listed and exported', async () => {
  const most = { quantity: '9999999999.9999', unitCode: 'KG', maxUnitPrice: '9999999999.9999', awardedUnitPrice: '9999999999.9999' }
  const materialIds = await activeMaterials(call, 3)
  const lot = { items: materialIds.map((materialId) => ({ ...most, materialId })) }
  const { tender, lot: made, itemIds } = await registeredLot(call, { lot })
  expect(made.maxTotal).toBe('299999999999994000000.00')
  expect((await call('GET', `${tenders}/${tender.id}`)).body.data).toMatchObject({ maxTotal: '299999999999994000000.00' })
  const items = itemIds.map((lotItemId) => ({ lotItemId, quantity: most.quantity }))
  const request = await call('POST', serviceRequests, serviceRequestDraft({ tenderId: tender.id, lotId: made.id, items }))
  expect([request.status, request.body.data.total]).toEqual([201, '299999999999994000000.00'])
  const paths = [lotsOf(tender.id), tenders, serviceRequests].flatMap((path) => [path, `${path}/somas`, `${path}/exportar.csv`])
  for (const path of paths) expect([path, (await call('GET', path)).status]).toEqual([path, 200])
})

const listOf = ({ path }: { readonly path: string }, { tenderId = 1, eventId = 1 }: Values) =>
  path.replace('{licitacaoId}', String(tenderId)).replace('{eventoId}', String(eventId))

/** Records as they are stored, the newest first. */
async function stored(name: string): Promise<readonly Values[]> {
  const plan = set.plans.find(({ entity }) => entity.contract.name === name)
  if (!plan) throw new Error(name)
  const newest = sql`select id from ${sql.table(plan.entity.table)} where deleted_at is null order by id desc limit 60`
  const ids = (await rows<{ id: number }>(api.database, newest)).map(({ id }) => id)
  return (await readRecords(api.database, plan, { ids, today: today(new Date()) })) as readonly Values[]
}

const sent = ({ isDecimal }: Place, value: number): unknown => (isDecimal ? String(value) : value)

function mostOf(draft: z.ZodType, place: Place): number {
  if (!place.isDecimal) return place.most
  const isTaken = (value: number) => {
    const result = draft.safeParse(madeOf(place.keys, String(value)))
    return !(result.error?.issues ?? []).some((issue) => issue.path.join() === place.keys.join())
  }
  let [taken, refused] = [1, tooLong]
  while (refused - taken > 1) {
    const middle = Math.floor((taken + refused) / 2)
    if (isTaken(middle)) taken = middle
    else refused = middle
  }
  return taken
}

const pathOf = (keys: readonly Key[]) => keys.map((key, index) => (key === 0 ? '[0]' : `${index > 0 ? '.' : ''}${key}`)).join('')

/** A draft with nothing but this value. */
function madeOf(keys: readonly Key[], value: unknown): unknown {
  return keys.reduceRight((inner, key) => (key === 0 ? [inner] : { [key]: inner }), value)
}

function holds(value: unknown, [key, ...rest]: readonly Key[]): boolean {
  if (key === undefined) return true
  return typeof value === 'object' && value !== null && key in value && holds((value as Record<Key, unknown>)[key], rest)
}

function withValue(held: unknown, [key, ...rest]: readonly Key[], value: unknown): unknown {
  if (key === undefined) return value
  if (key === 0) return (held as unknown[]).map((item, index) => (index === 0 ? withValue(item, rest, value) : item))
  return { ...(held as Values), [key]: withValue((held as Values)[key], rest, value) }
}

function placesOf(schema: Values, keys: readonly Key[]): Place[] {
  const all = [schema, ...((schema.anyOf ?? []) as Values[]), ...((schema.allOf ?? []) as Values[])]
  const inner = all.flatMap(({ properties }) => Object.entries((properties ?? {}) as Record<string, Values>))
  const items = all.flatMap(({ items: item }) => (item === undefined ? [] : [item as Values]))
  const number = all.find(({ type, format }) => type === 'integer' || type === 'number' || format === 'decimal')
  const place = { keys, isDecimal: number?.format === 'decimal', most: Number(number?.maximum ?? tooLong) }
  return [
    ...(number ? [place] : []),
    ...inner.flatMap(([key, next]) => placesOf(next, [...keys, key])),
    ...items.flatMap((item) => placesOf(item, [...keys, 0])),
  ]
}
