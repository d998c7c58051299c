import { z } from 'zod'
import { modalityCodes } from '../../../blocks/modalities/codes.js'
import { today } from '../../../core/calendar.js'
import * as field from '../../../schema/fields.js'
import { type Fail, failMissing, failRepeated, inOrder, type Loose, withRules } from '../../../schema/rules.js'
import { category, committeeMember, type EventCategory, expected, links, storedCategory, venue } from './parts/parts.js'
import { eventStatuses, hindrances } from './status.js'

const competitions = [
  'jeps',
  'jeps-bom-de-bola',
  'japs',
  'japs-master',
  'parajaps',
  'jojups',
  'bom-de-bola',
  'combate',
  'jups',
  'jiido',
  'aventura-natureza',
  'outro',
] as const

const period = z.object({
  registrationStart: field.optional(field.calendarDate()),
  registrationEnd: field.optional(field.calendarDate()),
  startDate: field.calendarDate(),
  endDate: field.calendarDate(),
})
const fields = period.extend({
  competition: field.oneOf(competitions),
  /** 72 is the 72nd. */
  edition: field.integer(1, 200),
  year: field.year(1950, 2100),
  name: field.requiredText(3, 200),
  phase: field.oneOf(['setorizacao', 'regional', 'macrorregional', 'final']),
  stage: field.optionalText(60),
  division: field.optional(field.oneOf(['A', 'B', 'C', 'unica'])),
  categories: field.rowsOf(category, 20),
  genders: field.someOf(['feminino', 'masculino', 'misto']),
  modalities: field.someOf(modalityCodes),
  /** Region of the first host city, unless another one is chosen. */
  regionId: field.optionalId,
  hostCityIds: field.ids(30, 1),
  venues: field.rowsOf(venue, 60),
  openingAt: field.optional(field.moment()),
  coordinatorId: field.requiredId,
  committees: field.rowsOf(committeeMember, 40),
  expected: field.optionalGroup(expected),
  budget: field.optional(field.money()),
  protocol: field.optional(field.protocol()),
  links: field.optionalGroup(links),
  notes: field.notes,
})
const draft = withRules(fields, (values, fail) => {
  failPeriod(values, fail)
  if (values.modalities?.length === 0) fail('modalities', 'required')
  const day = values.openingAt && today(new Date(values.openingAt))
  if (day && values.startDate && values.endDate && (day < values.startDate || day > values.endDate))
    fail('openingAt', 'event.openingOutside')
  // A row that is wrong by itself may have no name.
  const names = (values.categories ?? []).map((row: Partial<EventCategory> | null) => row?.name?.toLowerCase?.())
  failRepeated(names, (index) => fail(`categories[${index}].name`, 'repeated'))
})
const replan = withRules(period, failPeriod)
const entity = fields.extend({
  ...field.storedShape,
  status: z.enum(eventStatuses),
  categories: field.storedRows(storedCategory),
  venues: field.storedRows(venue),
  committees: field.storedRows(committeeMember),
  region: field.link.nullable(),
  hostCities: z.array(field.link),
  coordinator: field.link,
  /** First to last day, written as in Brazil. */
  period: z.string(),
  /** The birth years of each category, without a word of any language: `A: 2009–2011; Livre: …–2010`. */
  birthYears: z.string().nullable(),
  /** Expected athletes and staff. */
  participants: z.number().int().nullable(),
  /** Canteens that were not cancelled. */
  canteenCount: z.number().int(),
  /** Meals planned per day in these canteens. */
  mealsPerDay: z.number().int(),
  /** Meals per day that seats and turns allow. */
  mealCapacity: z.number().int(),
  /** What blocks the next status, computed by the server. */
  hindrances: z.array(z.enum(hindrances)),
  /** Open canteens outside of the event's days, from 2 before to 1 after, because the event was moved. */
  canteensOutside: z.array(field.nestedLink),
  /** Open requests that cover a day more than 10 days from the event. */
  requestsOutside: z.array(field.link),
})

/** Most days of one event; domain model B6.13. */
const mostDays = 31

/** Registration ends before the first day, and an event lasts at most 31 days. */
function failPeriod(days: Loose<z.infer<typeof period>>, fail: Fail): void {
  const { registrationStart, registrationEnd, startDate, endDate } = days
  if (registrationStart !== null || registrationEnd !== null) failMissing(days, ['registrationStart', 'registrationEnd'], fail)
  inOrder('registrationStart', 'registrationEnd')(days, fail)
  if (registrationEnd !== null && startDate !== null && registrationEnd >= startDate) fail('registrationEnd', 'event.registrationTooLate')
  inOrder('startDate', 'endDate')(days, fail)
  if (startDate === null || endDate === null) return
  if (Date.parse(endDate) - Date.parse(startDate) >= mostDays * 86_400_000) fail('endDate', 'event.tooLong', { max: mostDays })
}

/** An event as the API returns it, with computed values: birth years, participants, what blocks the next step. */
export interface SportsEvent extends z.infer<typeof entity> {}
/** An event as the API receives it: cities by IBGE number, dates `YYYY-MM-DD`, the budget in BRL as a decimal string. */
export interface SportsEventDraft extends z.infer<typeof fields> {}
/** New dates of a postponed event. */
export interface EventReplan extends z.infer<typeof period> {}
/** Checks record, draft, and the dates of the command that replans an event. */
export const eventSchema = { entity, draft, transitions: { replan } }
