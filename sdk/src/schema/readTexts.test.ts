import { expect, it } from 'vitest'
import { z } from 'zod'
import { readDateTime } from '../validators/readDateTime.js'
import * as field from './fields.js'
import { createTextReader } from './readTexts.js'

const read = createTextReader(z.object({ edition: field.integer(1, 200), openingAt: field.optional(field.moment()) }), undefined, {
  readMoment: readDateTime,
})

it.each(['72', '72º', '72°', '72 ª', '72nd', '72,0'])('reads the whole number in %s', (edition) =>
  expect(read({ edition })).toEqual({ edition: 72 }),
)
it.each(['º', '72 h', '7º 2'])('leaves %s to the schema, which refuses it', (edition) => expect(read({ edition })).toEqual({ edition }))

it('reads a moment in the time of Brasília, as files write it', () => {
  expect(read({ openingAt: '05/05/2036 19:30' })).toEqual({ openingAt: '2036-05-05T22:30:00.000Z' })
  expect(read({ openingAt: '2036-05-05 19:30' })).toEqual({ openingAt: '2036-05-05T22:30:00.000Z' })
  expect(read({ openingAt: '2036-05-05T22:30:00Z' })).toEqual({ openingAt: '2036-05-05T22:30:00.000Z' })
  expect(read({ openingAt: 'de noite' })).toEqual({ openingAt: 'de noite' })
})
