import { defineFieldset, fieldIs } from '../../../../core/control.js'
import * as kind from '../../../../kinds/kinds.js'
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
    kind: kind.choice({ required: true, span: 3 }),
    number: kind.text({ required: true, maxLength: 20, upperCase: true, personal: true, span: 3 }),
    issuingCountryId: kind.location({ level: 'paises', required: true, span: 3 }),
    validUntil: kind.date({ span: 3 }),
  },
})

export const rgFieldset = defineFieldset<Rg>({
  messages: rgMessages,
  fields: {
    number: kind.text({ maxLength: 20, personal: true, span: 4 }),
    issuer: kind.text({ maxLength: 20, upperCase: true, span: 3 }),
    state: kind.masked({ pattern: '@@', upperCase: true, span: 2 }),
  },
})

const isUnregistered = (values: Values) => !values.personId
const isTutor = fieldIs('relation', 'tutor-legal')
export const guardianFieldset = defineFieldset<Guardian>({
  messages: guardianMessages,
  fields: {
    relation: kind.choice({ required: true, span: 3 }),
    personId: kind.reference(personContract, { filter: adultPeople, span: 6 }),
    name: kind.text({ required: true, visible: isUnregistered, maxLength: 150, span: 6 }),
    cpf: kind.cpf({ required: true, visible: isUnregistered, span: 3 }),
    phone: kind.phone({ required: true, span: 3 }),
    document: kind.text({ required: true, visible: isTutor, maxLength: 120, span: 6 }),
    isMain: kind.toggle({ span: 3 }),
  },
})

export const heldFunctionFieldset = defineFieldset<HeldFunction>({
  messages: heldFunctionMessages,
  fields: {
    functionId: kind.reference(functionContract, { required: true, span: 6 }),
    departmentId: kind.reference(departmentContract, { required: true, span: 6 }),
    start: kind.date({ required: true, span: 3 }),
    end: kind.date({ span: 3 }),
    hours: kind.integer({ min: 1, max: 60, unit: 'h', span: 2 }),
    registration: kind.text({ maxLength: 20, span: 2 }),
    crefNumber: kind.masked({ pattern: '######-@/@@', upperCase: true, span: 2 }),
  },
})

const hasDisability = (values: Values) => values.has === true
export const pcdFieldset = defineFieldset<Pcd>({
  messages: pcdMessages,
  fields: { has: kind.toggle({ span: 4 }), types: kind.choices({ required: true, visible: hasDisability, span: 8 }) },
})

// An empty contact is allowed; once one value is typed, the others are required.
const isStarted = (values: Values) => Boolean(values.name || values.relation || values.phone)
export const emergencyContactFieldset = defineFieldset<EmergencyContact>({
  messages: emergencyContactMessages,
  fields: {
    name: kind.text({ required: isStarted, maxLength: 150, span: 5 }),
    relation: kind.text({ maxLength: 60, span: 4 }),
    phone: kind.phone({ required: isStarted, span: 3 }),
  },
})

const byConsent = fieldIs('legalBasis', 'consentimento')
export const lgpdFieldset = defineFieldset<Lgpd>({
  messages: lgpdMessages,
  fields: {
    legalBasis: kind.choice({ required: true, span: 4 }),
    consentAt: kind.date({ required: true, isPast: true, visible: byConsent, span: 3 }),
    imageUse: kind.toggle({ span: 5 }),
  },
  initial: { legalBasis: 'politica-publica' },
})
