import type { RuleOf } from '../../../core/messages.js'
import { today } from '../../../core/calendar.js'
import { type Fail, failRepeated, inOrder, type Loose } from '../../../schema/rules.js'
import type { SportsEventDraft } from './fields.js'
import type { EventCategory, EventReplan } from './parts/fields.js'
import type { eventMessages } from './messages.js'

type Rule = RuleOf<'event', typeof eventMessages>

/** What an event's fields say together. Domain model B6.13. */
export function eventRules(values: Loose<SportsEventDraft>, fail: Fail<Rule>): void {
  failPeriod(values, fail)
  const day = values.openingAt && today(new Date(values.openingAt))
  if (day && values.startDate && values.endDate && (day < values.startDate || day > values.endDate))
    fail('openingAt', 'event.openingOutside')
  // A row that is wrong by itself may have no name.
  const names = (values.categories ?? []).map((row: Partial<EventCategory> | null) => row?.name?.toLowerCase?.())
  failRepeated(names, (index) => fail(`categories[${index}].name`, 'repeated'))
}

/** Most days of one event; domain model B6.13. */
const mostDays = 31

/** Registration ends before the first day, and an event lasts at most 31 days. */
export function failPeriod(days: Loose<EventReplan>, fail: Fail<Rule>): void {
  const { registrationEnd, startDate, endDate } = days
  inOrder('registrationStart', 'registrationEnd')(days, fail)
  if (registrationEnd !== null && startDate !== null && registrationEnd >= startDate) fail('registrationEnd', 'event.registrationTooLate')
  inOrder('startDate', 'endDate')(days, fail)
  if (startDate === null || endDate === null) return
  if (Date.parse(endDate) - Date.parse(startDate) >= mostDays * 86_400_000) fail('endDate', 'event.tooLong', { max: mostDays })
}
