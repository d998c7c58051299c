import { expect, it } from 'vitest'
import { departmentContract } from '../../resources/administrative/department/contract.js'
import { defineFieldset } from '../../core/control.js'
import { text, hidden, reference, rows } from '../../kinds/kinds.js'
import { keepTyped } from './keepTyped.js'

const line = defineFieldset<{ placeId: number; before: string; came: string }>({
  messages: {} as never,
  fields: { placeId: reference(departmentContract), before: hidden(), came: text() },
})
const controls = { note: text(), reason: text(), lines: rows(line) }

const begun = (before: string, came: string, places = [1, 2]) => ({
  note: '',
  reason: `${before} before`,
  lines: places.map((placeId) => ({ placeId, before, came })),
})

it('keeps what was typed, also within a row, and takes all else from the present record', () => {
  const initial = begun('0', '10')
  const [first, second] = initial.lines
  const values = { ...initial, note: 'typed', lines: [{ ...first, came: '4' }, second] }
  expect(keepTyped(controls, begun('6', '3'), { values, initial })).toEqual({
    note: 'typed',
    reason: '6 before',
    lines: [
      { placeId: 1, before: '6', came: '4' },
      { placeId: 2, before: '6', came: '3' },
    ],
  })
})

it('has only the rows of the present record, each with what was typed into its own', () => {
  const initial = begun('0', '10')
  const values = { ...initial, lines: initial.lines.map((row) => ({ ...row, came: `${row.placeId}` })) }
  expect(keepTyped(controls, begun('6', '3', [3, 2]), { values, initial }).lines).toEqual([
    { placeId: 3, before: '6', came: '3' },
    { placeId: 2, before: '6', came: '2' },
  ])
})
