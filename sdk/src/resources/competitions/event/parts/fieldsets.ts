import { defineFieldset, fieldIsGiven } from '../../../../core/control.js'
import { choice } from '../../../../kinds/choice/choice.js'
import { choices } from '../../../../kinds/choice/choices.js'
import { phone } from '../../../../kinds/code/phone.js'
import { integer } from '../../../../kinds/number/integer.js'
import { email } from '../../../../kinds/text/email.js'
import { text } from '../../../../kinds/text/text.js'
import { url } from '../../../../kinds/text/url.js'
import { date } from '../../../../kinds/time/date.js'
import type { EventReplan } from '../schema.js'
import { categoryMessages, committeeMessages, expectedMessages, linkMessages, replanMessages, venueMessages } from './messages.js'
import type { CommitteeMember, EventCategory, EventLinks, EventVenue, ExpectedNumbers } from './parts.js'

export const categoryFieldset = defineFieldset<EventCategory>({
  messages: categoryMessages,
  fields: {
    name: text({ required: true, maxLength: 40, span: 4 }),
    minAge: integer({ required: true, min: 3, max: 120, span: 4 }),
    maxAge: integer({ min: 3, max: 120, span: 4 }),
  },
})

export const venueFieldset = defineFieldset<EventVenue>({
  messages: venueMessages,
  fields: {
    name: text({ required: true, maxLength: 120, span: 5 }),
    address: text({ maxLength: 200, span: 5 }),
    capacity: integer({ min: 0, span: 2 }),
    modalities: choices(),
  },
})

export const committeeFieldset = defineFieldset<CommitteeMember>({
  messages: committeeMessages,
  fields: {
    committee: choice({ required: true, span: 6 }),
    name: text({ required: true, maxLength: 120, span: 6 }),
    role: text({ maxLength: 80, span: 4 }),
    email: email({ span: 5 }),
    phone: phone({ span: 3 }),
  },
})

export const expectedFieldset = defineFieldset<ExpectedNumbers>({
  messages: expectedMessages,
  fields: { athletes: integer(), staff: integer(), teams: integer(), municipalities: integer() },
})

export const linksFieldset = defineFieldset<EventLinks>({ messages: linkMessages, fields: { bulletin: url(), site: url() } })

const isRegistered = fieldIsGiven('registrationStart', 'registrationEnd')
/** The dates of an event, a set of their own because replanning asks for them again. */
export const dateFields = {
  startDate: date({ required: true, span: 3 }),
  endDate: date({ required: true, span: 3 }),
  registrationStart: date({ required: isRegistered, span: 3 }),
  registrationEnd: date({ required: isRegistered, span: 3 }),
}
export const replanFieldset = defineFieldset<EventReplan>({ messages: replanMessages, fields: dateFields })
