import { modalityGroups } from '../../../../blocks/modalities/modalities.js'
import { defineFieldset, withLooks } from '../../../../core/control.js'
import {
  categoryFields,
  type CommitteeMember,
  committeeFields,
  dateFields,
  type EventCategory,
  type EventLinks,
  type EventReplan,
  type EventVenue,
  type ExpectedNumbers,
  expectedFields,
  linkFields,
  venueFields,
} from './fields.js'
import { categoryMessages, committeeMessages, expectedMessages, linkMessages, replanMessages, venueMessages } from './messages.js'

export const categoryFieldset = defineFieldset<EventCategory>({
  messages: categoryMessages,
  fields: withLooks(categoryFields, { name: 4, minAge: 4, maxAge: 4 }),
})

export const venueFieldset = defineFieldset<EventVenue>({
  messages: venueMessages,
  fields: withLooks(venueFields, { name: 5, address: 5, capacity: 2, modalities: { groups: modalityGroups } }),
})

export const committeeFieldset = defineFieldset<CommitteeMember>({
  messages: committeeMessages,
  fields: withLooks(committeeFields, { committee: 6, name: 6, role: 4, email: 5, phone: 3 }),
})

export const expectedFieldset = defineFieldset<ExpectedNumbers>({ messages: expectedMessages, fields: expectedFields })

export const linksFieldset = defineFieldset<EventLinks>({ messages: linkMessages, fields: linkFields })

/** How the dates look, in the event and where it is replanned. */
export const dateLooks = { startDate: 3, endDate: 3, registrationStart: 3, registrationEnd: 3 } as const
export const replanFieldset = defineFieldset<EventReplan>({
  messages: replanMessages,
  fields: withLooks(dateFields, dateLooks),
  layout: ['startDate', 'endDate', 'registrationStart', 'registrationEnd'],
})
