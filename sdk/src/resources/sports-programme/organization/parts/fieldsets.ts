import { defineFieldset } from '../../../../core/control.js'
import { choice } from '../../../../kinds/choice/choice.js'
import { toggle } from '../../../../kinds/choice/toggle.js'
import { masked } from '../../../../kinds/code/masked.js'
import { reference } from '../../../../kinds/link/reference.js'
import { integer } from '../../../../kinds/number/integer.js'
import { file } from '../../../../kinds/part/file.js'
import { hidden } from '../../../../kinds/part/hidden.js'
import { files } from '../../../../kinds/part/rows.js'
import { text } from '../../../../kinds/text/text.js'
import { date } from '../../../../kinds/time/date.js'
import { adultPeople, personContract } from '../../../people/person/contract.js'
import { dirigenteMessages, minutesMessages, registrationsMessages, servesMessages } from './messages.js'
import type { Dirigente, Minutes, Registrations, PeopleServed } from './parts.js'

const minutesFieldset = defineFieldset<Minutes>({
  messages: minutesMessages,
  fields: { fileId: file(), file: hidden() },
  layout: ['fileId'],
})

export const dirigenteFieldset = defineFieldset<Dirigente>({
  messages: dirigenteMessages,
  fields: {
    personId: reference(personContract, { required: true, filter: adultPeople, span: 5 }),
    role: choice({ required: true, span: 4 }),
    isLegalRep: toggle({ span: 3 }),
    mandateStart: date({ required: true, span: 3 }),
    mandateEnd: date({ span: 3 }),
    ata: files(minutesFieldset, { max: 1 }),
  },
})

export const registrationsFieldset = defineFieldset<Registrations>({
  messages: registrationsMessages,
  fields: {
    crefPj: masked({ pattern: '######-@@/@@', upperCase: true, span: 3 }),
    sitTce: text({ maxLength: 20, span: 3 }),
    cmdca: text({ maxLength: 30, span: 3 }),
    cmas: text({ maxLength: 30, span: 3 }),
  },
})

const people = (span = 2) => integer({ min: 0, max: 1_000_000, span })
export const servesFieldset = defineFieldset<PeopleServed>({
  messages: servesMessages,
  fields: { children: people(), youth: people(), adults: people(), elderly: people(), pcd: people(3) },
})
