import type { StoredFile } from '../../../../blocks/attachment/schema.js'
import type { DraftOf } from '../../../../core/control.js'
import * as kind from '../../../../kinds/kinds.js'
import { personContract } from '../../../people/person/contract.js'
import { dirigenteRoles } from './codes.js'

export const minutesFields = { fileId: kind.file({ required: true }) }
/** The minutes of an election; `fileId` is what `POST /anexos` answered. */
export interface Minutes extends DraftOf<typeof minutesFields> {
  readonly file: StoredFile
}

export const dirigenteFields = {
  personId: kind.reference(personContract, { required: true }),
  role: kind.choice({ required: true, values: dirigenteRoles }),
  mandateStart: kind.date({ required: true }),
  mandateEnd: kind.date(),
  isLegalRep: kind.toggle(),
  ata: kind.filesOf(minutesFields, { max: 1 }),
}
/** Who leads an organization, from day to day (`YYYY-MM-DD`); no end means until further notice. */
export interface Dirigente extends DraftOf<typeof dirigenteFields> {}

/** Numbers under which the organization is registered elsewhere. */
export const registrationsFields = {
  /** Of a legal entity in the Conselho Regional de Educação Física: `000000-PJ/PR`. */
  crefPj: kind.masked({ pattern: '######-@@/@@', shape: /^\d{6}-PJ\/[A-Z]{2}$/ }),
  /** In the Sistema Integrado de Transferências of the TCE-PR. */
  sitTce: kind.text({ maxLength: 20 }),
  cmdca: kind.text({ maxLength: 30 }),
  cmas: kind.text({ maxLength: 30 }),
}
/** Where else an organization is registered. */
export interface Registrations extends DraftOf<typeof registrationsFields> {}

const people = kind.integer({ min: 0, max: 1_000_000 })
export const servesFields = { children: people, youth: people, adults: people, elderly: people, pcd: people }
/** How many people of each public an organization serves a year; what is unknown is `null`. */
export interface PeopleServed extends DraftOf<typeof servesFields> {}
