import { defineFieldset, withLooks } from '../../../../core/control.js'
import { adultPeople } from '../contract.js'
import {
  type EmergencyContact,
  emergencyContactFields,
  type ForeignDocument,
  foreignDocumentFields,
  type Guardian,
  guardianFields,
  type HeldFunction,
  heldFunctionFields,
  type Lgpd,
  lgpdFields,
  type Pcd,
  pcdFields,
  type Rg,
  rgFields,
} from './fields.js'
import {
  emergencyContactMessages,
  foreignDocumentMessages,
  guardianMessages,
  heldFunctionMessages,
  lgpdMessages,
  pcdMessages,
  rgMessages,
} from './fieldsetMessages.js'

export const foreignDocumentFieldset = defineFieldset<ForeignDocument>({
  messages: foreignDocumentMessages,
  fields: withLooks(foreignDocumentFields, { kind: 3, number: 3, issuingCountryId: 3, validUntil: 3 }),
})

export const rgFieldset = defineFieldset<Rg>({
  messages: rgMessages,
  fields: withLooks(rgFields, { number: 4, issuer: 3, state: 2 }),
})

export const guardianFieldset = defineFieldset<Guardian>({
  messages: guardianMessages,
  fields: withLooks(guardianFields, {
    relation: 3,
    personId: { filter: adultPeople, span: 6 },
    name: 6,
    cpf: 3,
    phone: 3,
    document: 6,
    isMain: 3,
  }),
  layout: ['relation', 'personId', 'name', 'cpf', 'phone', 'document', 'isMain'],
})

export const heldFunctionFieldset = defineFieldset<HeldFunction>({
  messages: heldFunctionMessages,
  fields: withLooks(heldFunctionFields, {
    functionId: 6,
    departmentId: 6,
    start: 3,
    end: 3,
    hours: { unit: 'h', span: 2 },
    registration: 2,
    // Typed in capitals; the API takes no others.
    crefNumber: { upperCase: true, span: 2 },
  }),
})

export const pcdFieldset = defineFieldset<Pcd>({ messages: pcdMessages, fields: withLooks(pcdFields, { has: 4, types: 8 }) })

export const emergencyContactFieldset = defineFieldset<EmergencyContact>({
  messages: emergencyContactMessages,
  fields: withLooks(emergencyContactFields, { name: 5, relation: 4, phone: 3 }),
})

export const lgpdFieldset = defineFieldset<Lgpd>({
  messages: lgpdMessages,
  fields: withLooks(lgpdFields, { legalBasis: 4, consentAt: 4, consentEndedAt: 4, imageUse: 5 }),
  initial: { legalBasis: 'politica-publica' },
})
