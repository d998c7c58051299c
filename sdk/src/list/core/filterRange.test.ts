import { expect, test } from 'vitest'
import { integer } from '../../kinds/number/integer.js'
import { date } from '../../kinds/time/date.js'
import { formatRange, isOrdered, parseRange } from './filterRange.js'

test.each([
  [date(), '2010-01-01..2015-12-31', true],
  [date(), '2020-01-01..2015-12-31', false],
  [integer(), '9..10', true],
  [integer(), '30..20', false],
  [integer(), '30..', true],
  [integer(), '..20', true],
] as const)('between the ends of a range of %s, %s, something can lie: %s', (control, range, wanted) => {
  expect(isOrdered(control.kind, parseRange(range))).toBe(wanted)
  expect(formatRange(parseRange(range))).toBe(range)
})
