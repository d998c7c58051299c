import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { entities } from '../entities/entities.js'
import { match } from '../testing/drafts.js'
import { entityDrafts } from '../testing/entityDrafts.js'
import { recordIn } from '../testing/recordIn.js'
import { type Call, startTestServer, type TestServer } from '../testing/testServer.js'

let api: TestServer
let call: Call
beforeAll(async () => {
  api = await startTestServer({ demoScale: 0.1 })
  call = await api.signIn()
})
afterAll(() => api.close())

type Values = Readonly<Record<string, unknown>>

/** The parts of JSON Schema that say what a value is made of. */
interface Shape {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly items?: Shape
  readonly properties?: Readonly<Record<string, Shape>>
  readonly anyOf?: readonly Shape[]
}

/** What no screen sends in the place of a value, a row, a list or a group. */
const oddValues: readonly unknown[] = [null, 5, 'x', true, [], {}, [null], [5], ['x'], [[]], [{}], [[null]], { id: 'x' }]

/** A value with something in each list and group, so that there is a place to put the odd ones. */
function filled(shape: Shape): unknown {
  const { type, properties, items, anyOf, enum: values } = shape
  const own = anyOf?.find((each) => each.type !== 'null')
  if (own) return filled(own)
  if (properties) return Object.fromEntries(Object.entries(properties).map(([key, inner]) => [key, filled(inner)]))
  if (items) return [filled(items)]
  return values?.[0] ?? (type === 'boolean' ? true : type === 'string' ? 'x' : 1)
}

/** Copies of a value with one odd value in each place. */
function* spoiled(value: unknown): Generator<unknown> {
  yield* oddValues
  if (Array.isArray(value)) {
    for (const [place, item] of value.entries()) for (const odd of spoiled(item)) yield value.with(place, odd)
    yield [...value, null]
  } else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value)) for (const odd of spoiled(item)) yield { ...value, [key]: odd }
}

const byName = entities.map((entity) => [entity.contract.name, entity] as const)

describe('a body of an odd shape', () => {
  test.each(byName)('is read by the schema of %s without a failure', async (_, { contract }) => {
    const { draft } = await contract.schema()
    const shape = z.toJSONSchema(draft as unknown as z.ZodType, { io: 'input', unrepresentable: 'any' }) as Shape
    const whole = { ...(filled(shape) as Values), ...entityDrafts[contract.path]?.() }
    const failures = new Set<string>()
    for (const body of [...spoiled(filled(shape)), ...spoiled(whole)]) {
      try {
        draft.safeParse(body)
      } catch (error) {
        failures.add(`${String(error)} for ${JSON.stringify(body)}`)
      }
    }
    expect([...failures]).toEqual([])
  })

  test.each(byName)('is refused with the fields of %s when it is created and changed', async (_, entity) => {
    const { contract } = entity
    const { draft } = await contract.schema()
    const shape = z.toJSONSchema(draft as unknown as z.ZodType, { io: 'input', unrepresentable: 'any' }) as Shape
    const open = contract.statuses.find((status) => contract.editable[status] === undefined && !contract.finalStatuses.includes(status))
    const address = await recordIn(api.database, entity, open ?? 'ativo')
    const { data: record } = (await call('GET', address)).body
    const list = address.replace(/\/\d+$/, '')
    for (const [key, inner] of Object.entries(shape.properties ?? {})) {
      const { items, properties } = inner.anyOf?.find(({ type }) => type !== 'null') ?? inner
      for (const odd of items?.properties ? [5, [null], ['x'], [['x']]] : properties ? [5, ['x']] : []) {
        for (const [method, path] of [
          ['POST', list],
          ['PUT', address],
        ] as const) {
          const answer = await call(method, path, { ...record, [key]: odd }, match(record.version))
          const said = `${method} ${path} ${key}: ${JSON.stringify(odd)}`
          expect([answer.status, said]).toEqual([422, said])
          expect(
            answer.body.issues.map((issue) => issue.path.split(/[.[]/)[0]),
            said,
          ).toContain(key)
        }
      }
    }
  })
})
