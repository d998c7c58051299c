import { z } from 'zod'
import { addressSchema, blankAddress } from '../../../blocks/address/schema.js'
import { bankAccountSchema } from '../../../blocks/bankAccount/schema.js'
import { legalNatureCodes } from '../../../blocks/codes/legalNatures.js'
import { contactSchema } from '../../../blocks/contact/schema.js'
import {
  cnpj,
  code,
  cpf,
  email,
  ids,
  notes,
  oneOf,
  optional,
  optionalGroup,
  optionalId,
  optionalText,
  pattern,
  phone,
  requiredText,
  rowsOf,
  rowsWithMain,
  webAddress,
} from '../../../schema/fields.js'
import { certificate, sanction } from './parts/parts.js'

/** What is typed about a supplier, each field by itself; what concerns several is in `rules.ts`. */
export const supplierFields = z.object({
  personType: oneOf(['pessoa-juridica', 'pessoa-fisica', 'estrangeiro']),
  cnpj: optional(cnpj()),
  cpf: optional(cpf()),
  /** The number under which a foreign supplier is registered at home, in `countryId`. */
  foreignId: optional(code(/^[0-9A-Z][0-9A-Z ./-]{2,29}$/)),
  countryId: optionalId,
  companyName: requiredText(3, 150),
  tradeName: optionalText(150),
  /** Inscrição estadual; digits with their signs, or `ISENTO`. */
  stateRegistration: optional(code(/^(ISENTO|\d[\d./-]{6,17}\d)$/)),
  cityRegistration: optionalText(20),
  size: optional(oneOf(['mei', 'me', 'epp', 'demais'])),
  legalNature: optional(oneOf(legalNatureCodes)),
  mainCnae: optional(pattern(/^\d{4}-\d\/\d{2}$/)),
  /** Of the supplier registry CAUFPR or of GMS. */
  registryNumber: optionalText(30),
  email: email(),
  phone: phone(),
  phone2: optional(phone()),
  website: optional(webAddress(300)),
  address: optionalGroup(addressSchema, blankAddress),
  contacts: rowsWithMain(contactSchema, 10),
  bankAccounts: rowsWithMain(bankAccountSchema, 3),
  certificates: rowsOf(certificate, 40),
  sanctions: rowsOf(sanction, 20),
  /** Classes of the GMS catalogue. */
  lineIds: ids(100),
  notes,
})

/** A supplier as it is written: CNPJ as 14 digits or capitals, CPF as 11 digits; country, city, classes and files by id. */
export interface SupplierDraft extends z.infer<typeof supplierFields> {}
