import { z } from 'zod'
import { addressSchema, blankAddress } from '../../../blocks/address/schema.js'
import { bankAccountSchema } from '../../../blocks/bankAccount/schema.js'
import {
  cpf,
  email,
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
} from '../../../schema/fields.js'
import { emergencyContact, foreignDocument, guardian, heldFunction, lgpd, pcd, rg } from './parts/parts.js'

/** Each field of a person, checked by itself; rules over several fields are in `rules.ts`. */
export const personFields = z.object({
  documentType: oneOf(['cpf', 'estrangeiro', 'interno']),
  cpf: optional(cpf()),
  foreignDocument: optionalGroup(foreignDocument),
  /** Why a person without CPF is registered under an internal code. */
  internalReason: optionalText(200),
  name: requiredText(3, 150),
  /** Shown first wherever the person's name appears. @see Decreto 8.727/2016 */
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
  /** The deed or court decision of the emancipation. */
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
  /** Id of the attachment. */
  photoId: optionalId,
  lgpd,
  notes,
})

/** A person as the API receives it: function, department, city and files by id; dates `YYYY-MM-DD`, a CPF as 11 digits. */
export interface PersonDraft extends z.infer<typeof personFields> {}
