import { describe, expect, it } from 'vitest'
import { readDateTime } from './readDateTime.js'

describe('a moment in a year with daylight saving time', () => {
  it.each([
    ['04/11/2018 01:30', '2018-11-04T03:30:00.000Z'],
    ['04/11/2018 02:30', '2018-11-04T04:30:00.000Z'],
    ['17/02/2019 00:30', '2019-02-17T03:30:00.000Z'],
    ['17/02/2019 01:30', '2019-02-17T04:30:00.000Z'],
    ['18/02/2018 00:00', '2018-02-18T03:00:00.000Z'],
    ['03/11/2018 23:59', '2018-11-04T02:59:00.000Z'],
    ['04/11/2018 01:00', '2018-11-04T03:00:00.000Z'],
  ])('is read with the clocks of its day: %s', (typed, moment) => expect(readDateTime(typed)).toBe(moment))

  it('is the first of two with one time', () => expect(readDateTime('16/02/2019 23:30')).toBe('2019-02-17T01:30:00.000Z'))

  it.each(['04/11/2018 00:00', '04/11/2018 00:30', '04/11/2018 00:59'])('is none in the hour that was left out: %s', (typed) =>
    expect(readDateTime(typed)).toBeUndefined(),
  )
})

describe('a moment whose month is a word', () => {
  it.each([
    ['18 de março de 2027 às 9h', '2027-03-18T12:00:00.000Z'],
    ['1º de outubro de 2026, 14:30', '2026-10-01T17:30:00.000Z'],
    ['3 fev 85 10h', '1985-02-03T13:00:00.000Z'],
  ])('is read: %s', (typed, moment) => expect(readDateTime(typed)).toBe(moment))

  it.each(['31 de fevereiro de 2027 9h', '3 de maça de 2027 9h', 'março de 2027'])(
    'is none where the calendar has no such day: %s',
    (typed) => expect(readDateTime(typed)).toBeUndefined(),
  )
})
