import { z } from 'zod'
import { entitySchema, type RecordOf } from '../../../schema/draftSchema.js'
import * as field from '../../../schema/fields.js'
import { eventFields } from './fields.js'
import { category, committeeMember, replan, storedCategory, venue } from './parts/schema.js'
import { eventRules } from './rules.js'
import { eventStatuses, hindrances } from './status.js'

const added = {
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
  /** Planned and open canteens with their days, which may differ from the event's. */
  canteens: z.array(field.nestedLink.extend({ operatingFrom: field.calendarDate(), operatingTo: field.calendarDate() })),
  /** Open requests that cover a day more than 10 days from the event. */
  requestsOutside: z.array(field.link),
}

/** An event as the API returns it, with computed values: birth years, participants, what blocks the next step. */
export interface SportsEvent extends RecordOf<typeof eventFields, typeof added> {}
export type { SportsEventDraft } from './fields.js'
/** Checks record, draft, and the dates of the command that replans an event. */
export const eventSchema = {
  ...entitySchema(eventFields, added, { parts: { categories: category }, rules: eventRules }),
  transitions: { replan },
}
