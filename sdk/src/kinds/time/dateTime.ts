import type { Declare } from '../../core/control.js'
import type { ControlOptions, Kind } from '../../core/kind.js'
import { isCalendarDate } from '../../core/calendar.js'
import { yearsOf } from './date.js'
import { fillYear } from './dateText.js'
import { readDateTime, readStamp } from '../../validators/readDateTime.js'

/** A control for a moment, typed and shown in Brasília time; the value is a timestamp, ISO 8601 UTC. */
export const dateTime: Declare<string> = (options: ControlOptions = {}) => ({ kind: dateTimeKind, options })

const dateTimeKind: Kind = {
  name: 'date-time',
  editor: 'date',
  empty: null,
  span: 4,
  width: 15,
  format: (value, texts) => texts.dateTime(value),
  read: (text) => readDateTime(fillYear(text, yearsOf({ options: {} }))),
  keepsText: true,
  filter: 'range',
  isBound: isCalendarDate,
  draft: (value) => (typeof value === 'string' ? (readStamp(value) ?? value) : value),
  cell: 'date',
}
