import { z } from 'zod'
import { addressSchema, blankAddress } from '../../../blocks/address/schema.js'
import { bankAccountSchema } from '../../../blocks/bankAccount/schema.js'
import {
  cpf,
  email,
  link,
  notes,
  oneOf,
  optional,
  optionalGroup,
  optionalId,
  optionalText,
  pastDate,
  phone,
  requiredText,
  rowsOf,
  rowsWithMain,
  storedShape,
} from '../../../schema/fields.js'
import { withRules } from '../../../schema/rules.js'
import { emergencyContact, foreignDocument, guardian, heldFunction, lgpd, pcd, rg, storedFunction, storedGuardian } from './parts.js'
import { personRules } from './rules.js'

const fields = z.object({
  documentType: oneOf(['cpf', 'estrangeiro', 'interno']),
  cpf: optional(cpf()),
  foreignDocument: optionalGroup(foreignDocument),
  /** Why a person without CPF is registered under an internal code. */
  internalReason: optionalText(200),
  name: requiredText(3, 150),
  /** Shown first wherever the person is named. @see Decreto 8.727/2016 */
  socialName: optionalText(150),
  birthDate: pastDate(),
  gender: oneOf(['feminino', 'masculino']),
  nationality: oneOf(['brasileiro', 'estrangeiro', 'naturalizado']),
  countryId: optionalId,
  birthStateId: optionalId,
  birthCityId: optionalId,
  motherName: optionalText(150),
  fatherName: optionalText(150),
  rg: optionalGroup(rg),
  legalCapacity: oneOf(['menor', 'adulto', 'incapaz', 'emancipado']),
  /** The deed or sentence that emancipated. */
  emancipationDocument: optionalText(120),
  guardians: rowsWithMain(guardian, 4),
  address: optionalGroup(addressSchema, blankAddress),
  email: optional(email()),
  phone: optional(phone()),
  phone2: optional(phone()),
  bankAccounts: rowsWithMain(bankAccountSchema, 3),
  pcd: optionalGroup(pcd),
  emergencyContact: optionalGroup(emergencyContact),
  functions: rowsOf(heldFunction, 20),
  /** Attachment. */
  photoId: optionalId,
  lgpd,
  notes,
})
const draft = withRules(fields, personRules)
const entity = fields.extend({
  ...storedShape,
  status: z.enum(['ativo', 'inativo', 'falecido']),
  /** In a list a CPF may come masked; the whole one is in the record itself. */
  cpf: z.string().nullable(),
  guardians: z.array(storedGuardian),
  functions: z.array(storedFunction),
  /** `INT-000123`, given once to people registered without a document. */
  internalCode: z.string().nullable(),
  /** What identifies the person in lists: a masked CPF, the foreign document's number or the internal code. */
  document: z.string().nullable(),
  /** Full years today. */
  age: z.number().int(),
  /** Turned 18 under the legal capacity of a child: the nightly job found it, and somebody must decide. */
  needsCapacityReview: z.boolean(),
  city: link.nullable(),
  /** Of the functions held now, the one held longest. */
  mainFunction: link.nullable(),
  mainDepartment: link.nullable(),
})

export interface Person extends z.infer<typeof entity> {}
export interface PersonDraft extends z.infer<typeof fields> {}
export const personSchema = { entity, draft }
