import { modalityCodes } from '../../../../blocks/modalities/codes.js'
import { type DraftOf, fieldIsGiven } from '../../../../core/control.js'
import * as kind from '../../../../kinds/kinds.js'

export const categoryFields = {
  name: kind.text({ required: true, maxLength: 40 }),
  minAge: kind.integer({ required: true, min: 3, max: 120 }),
  maxAge: kind.integer({ min: 3, max: 120 }),
}
/** Who may play: ages reached in the event's year, both included; no `maxAge` means no upper limit. */
export interface EventCategory extends DraftOf<typeof categoryFields> {}

export const venueFields = {
  name: kind.text({ required: true, minLength: 2, maxLength: 120 }),
  address: kind.text({ maxLength: 200 }),
  /** Seats for spectators. */
  capacity: kind.integer({ min: 0, max: 200_000 }),
  modalities: kind.choices({ values: modalityCodes }),
}
/** A place where games are held. */
export interface EventVenue extends DraftOf<typeof venueFields> {}

export const committeeFields = {
  /** Comitê Organizador Municipal (`com`) or Estadual (`coe`). */
  committee: kind.choice({ required: true, values: ['com', 'coe'] }),
  name: kind.text({ required: true, minLength: 3, maxLength: 120 }),
  role: kind.text({ maxLength: 80 }),
  email: kind.email(),
  phone: kind.phone(),
}
/** A member of the committees that organise the event. */
export interface CommitteeMember extends DraftOf<typeof committeeFields> {}

const headcount = { min: 0, max: 500_000 }
export const expectedFields = {
  athletes: kind.integer(headcount),
  staff: kind.integer(headcount),
  teams: kind.integer(headcount),
  municipalities: kind.integer({ min: 0, max: 399 }),
}
/** Expected numbers of people. */
export interface ExpectedNumbers extends DraftOf<typeof expectedFields> {}

export const linkFields = { bulletin: kind.url(), site: kind.url() }
/** Public pages about the event. */
export interface EventLinks extends DraftOf<typeof linkFields> {}

const hasRegistration = fieldIsGiven('registrationStart', 'registrationEnd')
/** The dates of an event, a set of their own because replanning asks for them again. */
export const dateFields = {
  registrationStart: kind.date({ required: hasRegistration, near: ({ startDate }) => startDate }),
  registrationEnd: kind.date({ required: hasRegistration, near: ({ registrationStart, startDate }) => registrationStart ?? startDate }),
  startDate: kind.date({ required: true }),
  endDate: kind.date({ required: true, near: ({ startDate }) => startDate }),
}
/** New dates of a postponed event. */
export interface EventReplan extends DraftOf<typeof dateFields> {}
