import { z } from 'zod'
import { addressSchema, blankAddress } from '../../../blocks/address/schema.js'
import { bankAccountSchema } from '../../../blocks/bankAccount/schema.js'
import { legalNatureCodes } from '../../../blocks/codes/legalNatures.js'
import { contactSchema } from '../../../blocks/contact/schema.js'
import { modalityCodes } from '../../../blocks/modalities/codes.js'
import {
  calendarDate,
  cnpj,
  email,
  notes,
  oneOf,
  optional,
  optionalGroup,
  optionalParagraphs,
  optionalText,
  pattern,
  phone,
  requiredText,
  rowsOf,
  rowsWithMain,
  someOf,
} from '../../../schema/fields.js'
import { dirigente, documentDraft, registrations, serves } from './parts/parts.js'
import { codesOf, typeNames } from './parts/names/messages.js'

/** What is typed about an organization, each field by itself; what concerns several is in `rules.ts`. */
export const organizationFields = z.object({
  type: oneOf(codesOf(typeNames)),
  cnpj: cnpj(),
  companyName: requiredText(3, 150),
  tradeName: optionalText(150),
  acronym: optionalText(20),
  legalNature: oneOf(legalNatureCodes),
  foundedAt: optional(calendarDate()),
  purposes: optionalParagraphs(1000),
  /** By whom it was declared of public utility. */
  publicUtility: someOf(['municipal', 'estadual', 'federal']),
  registrations: optionalGroup(registrations),
  address: optionalGroup(addressSchema, blankAddress),
  email: email(),
  phone: phone(),
  phone2: optional(phone()),
  website: optional(pattern(/^https?:\/\/[^\s/]+\.[^\s/]+(\/\S{0,150})?$/i)),
  /** Names or addresses in social networks. */
  social: optionalText(150),
  contacts: rowsWithMain(contactSchema, 10),
  dirigentes: rowsOf(dirigente, 40),
  bankAccounts: rowsWithMain(bankAccountSchema, 3),
  modalities: someOf(modalityCodes),
  serves: optionalGroup(serves),
  documents: rowsOf(documentDraft, 40),
  notes,
})

/** An organization as it is written: people, places and files by id; dates `YYYY-MM-DD`, the CNPJ as 14 digits or capitals. */
export interface OrganizationDraft extends z.infer<typeof organizationFields> {}
