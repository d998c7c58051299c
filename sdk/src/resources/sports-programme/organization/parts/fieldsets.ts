import { defineFieldset } from '../../../../core/control.js'
import * as kind from '../../../../kinds/kinds.js'
import { adultPeople, personContract } from '../../../people/person/contract.js'
import { dirigenteMessages, minutesMessages, registrationsMessages, servesMessages } from './messages.js'
import type { Dirigente, Minutes, Registrations, PeopleServed } from './parts.js'

const minutesFieldset = defineFieldset<Minutes>({
  messages: minutesMessages,
  fields: { fileId: kind.file(), file: kind.hidden() },
  layout: ['fileId'],
})

export const dirigenteFieldset = defineFieldset<Dirigente>({
  messages: dirigenteMessages,
  fields: {
    personId: kind.reference(personContract, { required: true, filter: adultPeople, span: 5 }),
    role: kind.choice({ required: true, span: 4 }),
    isLegalRep: kind.toggle({ span: 3 }),
    mandateStart: kind.date({ required: true, span: 3 }),
    mandateEnd: kind.date({ span: 3 }),
    ata: kind.files(minutesFieldset, { max: 1 }),
  },
})

export const registrationsFieldset = defineFieldset<Registrations>({
  messages: registrationsMessages,
  fields: {
    crefPj: kind.masked({ pattern: '######-@@/@@', upperCase: true, span: 3 }),
    sitTce: kind.text({ maxLength: 20, span: 3 }),
    cmdca: kind.text({ maxLength: 30, span: 3 }),
    cmas: kind.text({ maxLength: 30, span: 3 }),
  },
})

const people = (span = 2) => kind.integer({ min: 0, max: 1_000_000, span })
export const servesFieldset = defineFieldset<PeopleServed>({
  messages: servesMessages,
  fields: { children: people(), youth: people(), adults: people(), elderly: people(), pcd: people(3) },
})
