import type { AnyControl, Declare } from '../../core/control.js'
import type { ControlOptions, Kind } from '../../core/kind.js'
import { isCalendarDate, today } from '../../core/calendar.js'
import { readSheetDay } from '../../validators/readDateText.js'
import { completeDate, editDate, parseDate, type YearRule } from './dateText.js'

/** Options of calendar dates. */
export interface DateOptions extends ControlOptions {
  /** The date is never after today. */
  readonly isPast?: boolean
  /** The first day that a past date can be. @default 1900-01-01 */
  readonly first?: string
  /**
   * The date may lie many years back, such as a birthday: a year that is left out is asked for, and never filled in; two digits mean one of the
   * last hundred years, if it is past.
   */
  readonly isLongAgo?: boolean
  /** The day to which a year that is left out brings the date nearest: the other end of its period. Only where it is typed. @default today */
  readonly near?: (values: TypedValues, record: TypedValues) => unknown
}

type TypedValues = Readonly<Record<string, unknown>>

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
  const pasted = () => parseDate(completeDate(editDate({ text, caret: text.length }, '').text, yearsOf({ options })))
  const day = readSheetDay(text) ?? pasted()
  return day && isCalendarDate(day) ? day : undefined
}

/** Two digits mean this year at the latest in a date of long ago that is past, otherwise ten years from now. A year that is left out is the nearest one to `near`, otherwise to today. */
export function yearsOf({ options }: Pick<AnyControl, 'options'>, near?: string): YearRule {
  const { isPast = false, isLongAgo = false } = options as DateOptions
  const day = today()
  const last = Number(day.slice(0, 4)) + (isPast && isLongAgo ? 0 : 10)
  return { last, latest: isPast ? day : undefined, near: isLongAgo ? undefined : (near ?? day) }
}
