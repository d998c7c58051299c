import { expect, test } from 'vitest'
import { integer } from '../../kinds/number/integer.js'
import { date } from '../../kinds/time/date.js'
import { moveEnd, parseRange } from './filterRange.js'

test.each([
  [date(), '2010-01-01..2015-12-31', { from: '2012-01-01' }, '2012-01-01..2015-12-31'],
  [date(), '2010-01-01..2015-12-31', { from: '2020-01-01' }, '2020-01-01..'],
  [date(), '2010-01-01..2015-12-31', { to: '2000-01-01' }, '..2000-01-01'],
  [integer(), '9..20', { to: '10' }, '9..10'],
  [integer(), '9..20', { from: '30' }, '30..'],
  [integer(), '9..20', { from: '' }, '..20'],
  [integer(), '..20', { to: '' }, ''],
] as const)('a range of %s %s with %o becomes %s, never one that nothing lies in', (control, range, moved, wanted) => {
  expect(moveEnd(control.kind, parseRange(range), moved)).toBe(wanted)
})
