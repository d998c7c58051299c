import type { Control } from '../../core/control.js'
import type { ControlOptions, Kind } from '../../core/kind.js'
import { isCalendarDate } from '../../core/calendar.js'
import { type DateText, formatDate } from './dateText.js'
import { inBrasilia } from '../../validators/brasilia.js'
import { readDateTime, readStamp } from '../../validators/readDateTime.js'
import { mask } from '../../validators/mask.js'
import { maskEdit } from '../../validators/maskEdit.js'
import { isPasted } from '../isPasted.js'

/** A control for a moment, typed and shown in Brasília time; the value is a timestamp, ISO 8601 UTC. */
export const dateTime = (options: ControlOptions = {}): Control<string> => ({ kind: dateTimeKind, options })

const dateTimeKind: Kind = {
  name: 'date-time',
  editor: 'date',
  empty: null,
  span: 4,
  width: 15,
  format: (value, texts) => texts.dateTime(value),
  read: readDateTime,
  keepsText: true,
  filter: 'range',
  isBound: isCalendarDate,
  draft: (value) => (typeof value === 'string' ? (readStamp(value) ?? value) : value),
  cell: 'date',
}

const lay = (text: string) => mask(text, '##/##/#### ##:##')

/** How a moment is typed: `dd/mm/aaaa hh:mm`. */
export const momentText: DateText = {
  example: '31/12/2026 08:30',
  format: formatTyped,
  parse: (text) => (text === '' ? null : lay(text).length === 16 ? (readDateTime(text) ?? text) : text),
  edit: (raw, shown, isForward) => {
    if (!isPasted(shown, raw.text) && lay(shown) === shown) return maskEdit(raw, lay, { isForward })
    const text = formatTyped(readDateTime(raw.text) ?? raw.text)
    return { text, caret: text.length }
  },
  complete: (text) => text.trim(),
  isForeign: (text) => lay(text) !== text.trimEnd(),
}

/** `2026-11-21T10:05:00Z` → `21/11/2026 07:05`; a text that is not a timestamp stays unchanged. */
function formatTyped(value: unknown): string {
  if (typeof value !== 'string') return ''
  const moment = new Date(value)
  if (!/^\d{4}-\d\d-\d\dT/.test(value) || Number.isNaN(moment.getTime())) return value
  const { day, minute } = inBrasilia(moment)
  return `${formatDate(day)} ${minute}`
}
