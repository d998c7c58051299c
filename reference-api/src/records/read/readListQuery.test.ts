import { type AnyContract, departmentContract, encodeListQuery, functionContract, personContract } from '@esporte-parana/sdk/contracts'
import fc from 'fast-check'
import Fastify from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'
import { readListQuery, type SortKey } from './readListQuery.js'

// The server parses the address, as it does for a browser.
const server = Fastify()
const contracts = [departmentContract, functionContract, personContract] as const
for (const contract of contracts) {
  server.get(`/${contract.name}`, ({ query }) => {
    const { filters, ...read } = readListQuery(contract, query as Readonly<Record<string, unknown>>)
    return { ...read, filters: Object.fromEntries(filters) }
  })
}
afterAll(() => server.close())

const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).filter((text) => !/[,.\0]/.test(text))
/** A filter as text in the address, and the value that the server must read. */
const filter = fc.oneof(
  fc.array(word, { minLength: 1, maxLength: 5 }).map((values) => ({ text: values.join(), value: { values } })),
  fc.tuple(word, word).map(([from, to]) => ({ text: `${from}..${to}`, value: { values: [], from, to } })),
  word.map((from) => ({ text: `${from}..`, value: { values: [], from } })),
  word.map((to) => ({ text: `..${to}`, value: { values: [], to } })),
)

function listOf({ sortable, filters }: AnyContract) {
  const step = (key: string): fc.Arbitrary<SortKey> => fc.boolean().map((isDescending) => ({ key, isDescending }))
  return fc.record({
    page: fc.integer({ min: 1, max: 1_000_000 }),
    perPage: fc.integer({ min: 1, max: 100 }),
    sort: fc.shuffledSubarray([...sortable, 'id'], { minLength: 1 }).chain((keys) => fc.tuple(...keys.map(step))),
    search: fc.string({ unit: 'grapheme', maxLength: 60 }).filter((text) => !text.includes('\0')),
    isDeleted: fc.boolean(),
    filters: fc.shuffledSubarray([...filters]).chain((names) => fc.record(Object.fromEntries(names.map((name) => [name, filter])))),
  })
}

describe('the query of a list', () => {
  it.each(contracts)('of $name is understood by the server as the screen wrote it', async (contract) => {
    await fc.assert(
      fc.asyncProperty(listOf(contract), async ({ sort, filters, isDeleted, ...list }) => {
        const address = encodeListQuery({
          ...list,
          isDeleted,
          sort: sort.map(({ key, isDescending }) => (isDescending ? `-${key}` : key)).join(),
          filters: Object.fromEntries(Object.entries(filters).map(([name, { text }]) => [name, text])),
        })
        const answer = await server.inject(`/${contract.name}?${address}`)
        expect(answer.json()).toEqual({
          ...list,
          sort: [...sort],
          isNearestFirst: false,
          isHidden: isDeleted,
          isCounted: true,
          filters: Object.fromEntries(Object.entries(filters).map(([name, { value }]) => [name, value])),
        })
      }),
      { numRuns: 300 },
    )
  })
})
