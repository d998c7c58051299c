import { modalities } from '../../../../blocks/modalities/modalities.js'
import { defineFieldset, fieldIsGiven } from '../../../../core/control.js'
import * as kind from '../../../../kinds/kinds.js'
import type { EventReplan } from '../schema.js'
import { categoryMessages, committeeMessages, expectedMessages, linkMessages, replanMessages, venueMessages } from './messages.js'
import type { CommitteeMember, EventCategory, EventLinks, EventVenue, ExpectedNumbers } from './parts.js'

export const categoryFieldset = defineFieldset<EventCategory>({
  messages: categoryMessages,
  fields: {
    name: kind.text({ required: true, maxLength: 40, span: 4 }),
    minAge: kind.integer({ required: true, min: 3, max: 120, span: 4 }),
    maxAge: kind.integer({ min: 3, max: 120, span: 4 }),
  },
})

export const venueFieldset = defineFieldset<EventVenue>({
  messages: venueMessages,
  fields: {
    name: kind.text({ required: true, maxLength: 120, span: 5 }),
    address: kind.text({ maxLength: 200, span: 5 }),
    capacity: kind.integer({ min: 0, span: 2 }),
    modalities: modalities(),
  },
})

export const committeeFieldset = defineFieldset<CommitteeMember>({
  messages: committeeMessages,
  fields: {
    committee: kind.choice({ required: true, span: 6 }),
    name: kind.text({ required: true, maxLength: 120, span: 6 }),
    role: kind.text({ maxLength: 80, span: 4 }),
    email: kind.email({ span: 5 }),
    phone: kind.phone({ span: 3 }),
  },
})

export const expectedFieldset = defineFieldset<ExpectedNumbers>({
  messages: expectedMessages,
  fields: { athletes: kind.integer(), staff: kind.integer(), teams: kind.integer(), municipalities: kind.integer() },
})

export const linksFieldset = defineFieldset<EventLinks>({ messages: linkMessages, fields: { bulletin: kind.url(), site: kind.url() } })

const isRegistered = fieldIsGiven('registrationStart', 'registrationEnd')
/** The dates of an event, a set of their own because replanning asks for them again. */
export const dateFields = {
  startDate: kind.date({ required: true, span: 3 }),
  endDate: kind.date({ required: true, span: 3 }),
  registrationStart: kind.date({ required: isRegistered, span: 3 }),
  registrationEnd: kind.date({ required: isRegistered, span: 3 }),
}
export const replanFieldset = defineFieldset<EventReplan>({ messages: replanMessages, fields: dateFields })
