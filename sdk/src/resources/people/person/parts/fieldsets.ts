import { choice } from '../../../../kinds/choice/choice.js'
import { choices } from '../../../../kinds/choice/choices.js'
import { cpf } from '../../../../kinds/code/cpf.js'
import { date } from '../../../../kinds/time/date.js'
import { defineFieldset, fieldIs } from '../../../../core/control.js'
import { integer } from '../../../../kinds/number/integer.js'
import { location } from '../../../../kinds/link/location.js'
import { masked } from '../../../../kinds/code/masked.js'
import { phone } from '../../../../kinds/code/phone.js'
import { reference } from '../../../../kinds/link/reference.js'
import { text } from '../../../../kinds/text/text.js'
import { toggle } from '../../../../kinds/choice/toggle.js'
import { departmentContract } from '../../../administrative/department/contract.js'
import { functionContract } from '../../../administrative/function/contract.js'
import { adultPeople, personContract } from '../contract.js'
import {
  emergencyContactMessages,
  foreignDocumentMessages,
  guardianMessages,
  heldFunctionMessages,
  lgpdMessages,
  pcdMessages,
  rgMessages,
} from './fieldsetMessages.js'
import type { EmergencyContact, ForeignDocument, Guardian, HeldFunction, Lgpd, Pcd, Rg } from './parts.js'

type Values = Readonly<Record<string, unknown>>

export const foreignDocumentFieldset = defineFieldset<ForeignDocument>({
  messages: foreignDocumentMessages,
  fields: {
    kind: choice({ required: true, span: 3 }),
    number: text({ required: true, maxLength: 20, upperCase: true, personal: true, span: 3 }),
    issuingCountryId: location({ level: 'paises', required: true, span: 3 }),
    validUntil: date({ span: 3 }),
  },
})

export const rgFieldset = defineFieldset<Rg>({
  messages: rgMessages,
  fields: {
    number: text({ maxLength: 20, personal: true, span: 4 }),
    issuer: text({ maxLength: 20, upperCase: true, span: 3 }),
    state: masked({ pattern: '@@', upperCase: true, span: 2 }),
  },
})

const isUnregistered = (values: Values) => !values.personId
const isTutor = fieldIs('relation', 'tutor-legal')
export const guardianFieldset = defineFieldset<Guardian>({
  messages: guardianMessages,
  fields: {
    relation: choice({ required: true, span: 3 }),
    personId: reference(personContract, { filter: adultPeople, span: 6 }),
    name: text({ required: true, visible: isUnregistered, maxLength: 150, span: 6 }),
    cpf: cpf({ required: true, visible: isUnregistered, span: 3 }),
    phone: phone({ required: true, span: 3 }),
    document: text({ required: true, visible: isTutor, maxLength: 120, span: 6 }),
    isMain: toggle({ span: 3 }),
  },
})

export const heldFunctionFieldset = defineFieldset<HeldFunction>({
  messages: heldFunctionMessages,
  fields: {
    functionId: reference(functionContract, { required: true, span: 6 }),
    departmentId: reference(departmentContract, { required: true, span: 6 }),
    start: date({ required: true, span: 3 }),
    end: date({ span: 3 }),
    hours: integer({ min: 1, max: 60, unit: 'h', span: 2 }),
    registration: text({ maxLength: 20, span: 2 }),
    crefNumber: masked({ pattern: '######-@/@@', upperCase: true, span: 2 }),
  },
})

const hasDisability = (values: Values) => values.has === true
export const pcdFieldset = defineFieldset<Pcd>({
  messages: pcdMessages,
  fields: { has: toggle({ span: 4 }), types: choices({ required: true, visible: hasDisability, span: 8 }) },
})

// An empty contact is allowed; once one value is typed, the others are required.
const isStarted = (values: Values) => Boolean(values.name || values.relation || values.phone)
export const emergencyContactFieldset = defineFieldset<EmergencyContact>({
  messages: emergencyContactMessages,
  fields: {
    name: text({ required: isStarted, maxLength: 150, span: 5 }),
    relation: text({ maxLength: 60, span: 4 }),
    phone: phone({ required: isStarted, span: 3 }),
  },
})

const byConsent = fieldIs('legalBasis', 'consentimento')
export const lgpdFieldset = defineFieldset<Lgpd>({
  messages: lgpdMessages,
  fields: {
    legalBasis: choice({ required: true, span: 4 }),
    consentAt: date({ required: true, isPast: true, visible: byConsent, span: 3 }),
    imageUse: toggle({ span: 5 }),
  },
  initial: { legalBasis: 'politica-publica' },
})
