import type { AnyControl, Declare } from '../../core/control.js'
import type { ControlOptions, Kind } from '../../core/kind.js'
import { isCalendarDate, today } from '../../core/calendar.js'
import { readSheetDay } from '../../validators/readDateText.js'
import { completeDate, editDate, parseDate } from './dateText.js'

/** Options of calendar dates. */
export interface DateOptions extends ControlOptions {
  /** The date is never after today: a year of two digits is then within the last hundred years. */
  readonly isPast?: boolean
  /** The first day that a past date can be. @default 1900-01-01 */
  readonly first?: string
}

/** A control for a date; the value is `YYYY-MM-DD`, a calendar date without zone. */
export const date: Declare<string, DateOptions> = (options: DateOptions = {}) => ({ kind: dateKind, options })

const dateKind: Kind = {
  name: 'date',
  editor: 'date',
  empty: null,
  span: 3,
  width: 9.5,
  least: 7,
  format: (value, texts) => texts.date(value),
  read: readDate,
  keepsText: true,
  filter: 'range',
  isBound: isCalendarDate,
  cell: 'date',
}

/** Reads a text in the same way as a paste into the field. */
function readDate(text: string, options: ControlOptions): string | undefined {
  const pasted = () => parseDate(completeDate(editDate({ text, caret: text.length }, '').text, lastYearOf({ options })))
  const day = readSheetDay(text) ?? pasted()
  return day && isCalendarDate(day) ? day : undefined
}

/** The last year that two digits can mean: this year for a past date, otherwise ten years from now. */
export function lastYearOf({ options }: Pick<AnyControl, 'options'>): number {
  return Number(today().slice(0, 4)) + ((options as DateOptions).isPast ? 0 : 10)
}
