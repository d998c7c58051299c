import { defineFieldset, withLooks } from '../../../../core/control.js'
import * as kind from '../../../../kinds/kinds.js'
import { adultPeople } from '../../../people/person/contract.js'
import {
  type Dirigente,
  dirigenteFields,
  type Minutes,
  minutesFields,
  type PeopleServed,
  type Registrations,
  registrationsFields,
  servesFields,
} from './fields.js'
import { dirigenteMessages, minutesMessages, registrationsMessages, servesMessages } from './messages.js'

const minutesFieldset = defineFieldset<Minutes>({
  messages: minutesMessages,
  fields: { ...minutesFields, file: kind.hidden() },
  layout: ['fileId'],
})

export const dirigenteFieldset = defineFieldset<Dirigente>({
  messages: dirigenteMessages,
  fields: withLooks(dirigenteFields, {
    personId: { filter: adultPeople, span: 5 },
    isLegalRep: 3,
    ata: { fieldset: minutesFieldset },
  }),
  layout: ['personId', 'role', 'isLegalRep', 'mandateStart', 'mandateEnd', 'ata'],
})

export const registrationsFieldset = defineFieldset<Registrations>({
  messages: registrationsMessages,
  fields: withLooks(registrationsFields, { crefPj: { upperCase: true }, sitTce: 3, cmdca: 3, cmas: 3 }),
})

export const servesFieldset = defineFieldset<PeopleServed>({
  messages: servesMessages,
  fields: withLooks(servesFields, { children: 2, youth: 2, adults: 2, elderly: 2 }),
})
