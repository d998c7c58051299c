import type { AnyContract } from '../../../../core/contract.js'
import { type DraftOf, fieldIs } from '../../../../core/control.js'
import * as kind from '../../../../kinds/kinds.js'
import { departmentContract } from '../../../administrative/department/contract.js'
import { functionContract } from '../../../administrative/function/contract.js'
import { personContract } from '../contract.js'

type Values = Readonly<Record<string, unknown>>

export const foreignDocumentFields = {
  kind: kind.choice({ required: true, values: ['rnm', 'rne', 'passaporte', 'outro'] }),
  number: kind.text({ required: true, minLength: 3, maxLength: 20, upperCase: true, personal: true }),
  issuingCountryId: kind.location({ level: 'paises', required: true }),
  validUntil: kind.date(),
}
/** A passport or similar: number as printed, issuing country as its ISO 3166 number, valid until `YYYY-MM-DD`. */
export interface ForeignDocument extends DraftOf<typeof foreignDocumentFields> {}

export const rgFields = {
  // Each state has its own format of number, so only the length is checked.
  number: kind.text({ maxLength: 20, personal: true }),
  issuer: kind.text({ maxLength: 20, upperCase: true }),
  state: kind.masked({ pattern: '@@', upperCase: true }),
}
/** An identity card: number as printed, issuer, and the abbreviation of the state (`PR`); `null` means unknown. */
export interface Rg extends DraftOf<typeof rgFields> {}

/** Without its own types: what a person is read as follows from these fields. */
const people: AnyContract = personContract
const isUnregistered = (values: Values) => !values.personId

export const guardianFields = {
  /** A registered person; without it, name and CPF identify the guardian. */
  personId: kind.reference(people),
  name: kind.text({ required: true, visible: isUnregistered, maxLength: 150 }),
  cpf: kind.cpf({ required: true, visible: isUnregistered }),
  relation: kind.choice({ required: true, values: ['mae', 'pai', 'tutor-legal'] }),
  phone: kind.phone({ required: true }),
  /** Number of the deed of guardianship. */
  document: kind.text({ required: true, visible: fieldIs('relation', 'tutor-legal'), maxLength: 120 }),
  isMain: kind.toggle(),
}
/** The guardian of a person: a registered one by `personId`, or somebody else by name and CPF (11 digits). */
export interface Guardian extends DraftOf<typeof guardianFields> {}

export const heldFunctionFields = {
  functionId: kind.reference(functionContract, { required: true }),
  departmentId: kind.reference(departmentContract, { required: true }),
  start: kind.date({ required: true }),
  end: kind.date(),
  /** Hours per week. */
  hours: kind.integer({ min: 1, max: 60 }),
  /** Matrícula. */
  registration: kind.text({ maxLength: 20 }),
  /** Registration with the Conselho Regional de Educação Física, `000000-G/PR`. */
  crefNumber: kind.masked({ pattern: '######-@/@@', shape: /^\d{6}-[GP]\/[A-Z]{2}$/ }),
}
/** A function that a person holds or held in a department, with start and end (`YYYY-MM-DD`); no end means current. */
export interface HeldFunction extends DraftOf<typeof heldFunctionFields> {}

export const disabilities = ['fisica', 'auditiva', 'visual', 'intelectual', 'multipla', 'tea'] as const
export const pcdFields = {
  has: kind.toggle(),
  types: kind.choices({ required: true, visible: fieldIs('has', true), values: disabilities }),
}
/** Whether a person has disabilities, and which. */
export interface Pcd extends DraftOf<typeof pcdFields> {}

// An empty contact is allowed; once one value is typed, the others are required.
const isStarted = (values: Values) => Boolean(values.name || values.relation || values.phone)
export const emergencyContactFields = {
  name: kind.text({ required: isStarted, maxLength: 150 }),
  relation: kind.text({ maxLength: 60 }),
  phone: kind.phone({ required: isStarted }),
}
/** Whom to call in an emergency: name, relation, phone as digits. */
export interface EmergencyContact extends DraftOf<typeof emergencyContactFields> {}

export const lgpdFields = {
  legalBasis: kind.choice({ required: true, values: ['politica-publica', 'obrigacao-legal', 'consentimento'] }),
  consentAt: kind.date({ required: true, visible: fieldIs('legalBasis', 'consentimento'), isPast: true }),
  /** The day on which the person withdrew the consent: from then on the data may be anonymised. */
  consentEndedAt: kind.date({ visible: fieldIs('legalBasis', 'consentimento'), isPast: true }),
  imageUse: kind.toggle(),
}
/** Legal basis of the record (Lei 13.709/2018) and consent to use pictures; consent is dated `YYYY-MM-DD`. */
export interface Lgpd extends DraftOf<typeof lgpdFields> {}
