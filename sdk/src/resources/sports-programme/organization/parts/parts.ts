import { z } from 'zod'
import { attachment, attachmentDraft, storedFile } from '../../../../blocks/attachment/schema.js'
import * as field from '../../../../schema/fields.js'
import { inOrder, withRules } from '../../../../schema/rules.js'
import { codesOf, documentNames, roleNames } from './names/messages.js'

const minutes = z.object({ fileId: field.requiredId })
const storedMinutes = minutes.extend({ file: storedFile })
/** The minutes of an election; `fileId` is what `POST /anexos` answered. */
export interface Minutes extends z.infer<typeof storedMinutes> {}

const dirigenteFields = z.object({
  personId: field.requiredId,
  role: field.oneOf(codesOf(roleNames)),
  mandateStart: field.calendarDate(),
  mandateEnd: field.optional(field.calendarDate()),
  isLegalRep: field.flag,
  ata: field.rowsOf(minutes, 1),
})
/** Who leads an organization, from day to day (`YYYY-MM-DD`); no end means until further notice. */
export interface Dirigente extends z.infer<typeof dirigenteFields> {}
export const dirigente = withRules(dirigenteFields, inOrder('mandateStart', 'mandateEnd'))
export const storedDirigente = dirigenteFields.extend({ person: field.link, ata: field.storedRows(storedMinutes) })

/** Numbers under which the organization is registered elsewhere. */
export const registrations = z.object({
  /** Of a legal entity in the Conselho Regional de Educação Física: `000000-PJ/PR`. */
  crefPj: field.optional(field.pattern(/^\d{6}-PJ\/[A-Z]{2}$/)),
  /** In the Sistema Integrado de Transferências of the TCE-PR. */
  sitTce: field.optionalText(20),
  cmdca: field.optionalText(30),
  cmas: field.optionalText(30),
})
/** Where else an organization is registered. */
export interface Registrations extends z.infer<typeof registrations> {}

const people = field.optional(field.integer(0, 1_000_000))
export const serves = z.object({ children: people, youth: people, adults: people, elderly: people, pcd: people })
/** How many people of each public an organization serves a year; what is unknown is `null`. */
export interface PeopleServed extends z.infer<typeof serves> {}

const categories = codesOf(documentNames)
export const documentDraft = attachmentDraft(categories)
export const storedDocument = attachment(categories)
