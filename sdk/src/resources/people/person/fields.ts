import { z } from 'zod'
import { addressSchema, blankAddress } from '../../../blocks/address/schema.js'
import { bankAccountSchema } from '../../../blocks/bankAccount/schema.js'
import * as field from '../../../schema/fields.js'
import { emergencyContact, foreignDocument, guardian, heldFunction, lgpd, pcd, rg } from './parts/parts.js'

/** Each field of a person, checked by itself; rules over several fields are in `rules.ts`. */
export const personFields = z.object({
  documentType: field.oneOf(['cpf', 'estrangeiro', 'interno']),
  cpf: field.optional(field.cpf()),
  foreignDocument: field.optionalGroup(foreignDocument),
  /** Why a person without CPF is registered under an internal code. */
  internalReason: field.optionalText(200),
  name: field.requiredText(3, 150),
  /** Shown first wherever the person's name appears. @see Decreto 8.727/2016 */
  socialName: field.optionalText(150),
  birthDate: field.pastDate(),
  gender: field.oneOf(['feminino', 'masculino']),
  nationality: field.oneOf(['brasileiro', 'estrangeiro', 'naturalizado']),
  countryId: field.optionalId,
  birthStateId: field.optionalId,
  birthCityId: field.optionalId,
  motherName: field.optionalText(150),
  fatherName: field.optionalText(150),
  rg: field.optionalGroup(rg),
  legalCapacity: field.oneOf(['menor', 'adulto', 'incapaz', 'emancipado']),
  /** The deed or court decision of the emancipation. */
  emancipationDocument: field.optionalText(120),
  guardians: field.rowsWithMain(guardian, 4),
  address: field.optionalGroup(addressSchema, blankAddress),
  email: field.optional(field.email()),
  phone: field.optional(field.phone()),
  phone2: field.optional(field.phone()),
  bankAccounts: field.rowsWithMain(bankAccountSchema, 3),
  pcd: field.optionalGroup(pcd),
  emergencyContact: field.optionalGroup(emergencyContact),
  functions: field.rowsOf(heldFunction, 20),
  /** Id of the attachment. */
  photoId: field.optionalId,
  lgpd,
  notes: field.notes,
})

/** A person as the API receives it: function, department, city and files by id; dates `YYYY-MM-DD`, a CPF as 11 digits. */
export interface PersonDraft extends z.infer<typeof personFields> {}
