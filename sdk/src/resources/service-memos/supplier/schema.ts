import { z } from 'zod'
import { bankAccountSchema } from '../../../blocks/bankAccount/schema.js'
import { storedContact } from '../../../blocks/contact/schema.js'
import { link, storedRows, storedShape } from '../../../schema/fields.js'
import { withRules } from '../../../schema/rules.js'
import { supplierFields } from './fields.js'
import { sanction, storedCertificate } from './parts/parts.js'
import { supplierRules } from './rules.js'

const draft = withRules(supplierFields, supplierRules)
const entity = supplierFields.extend({
  ...storedShape,
  status: z.enum(['em-cadastro', 'ativo', 'inativo', 'suspenso']),
  /** In a list a CPF comes masked; the whole one is shown by `revelar`. */
  cpf: z.string().nullable(),
  contacts: storedRows(storedContact),
  bankAccounts: storedRows(bankAccountSchema),
  certificates: storedRows(storedCertificate),
  sanctions: storedRows(sanction),
  lines: z.array(link),
  country: link.nullable(),
  /** What identifies the supplier: the CNPJ with its signs, a masked CPF or the foreign number. */
  document: z.string(),
  city: link.nullable(),
  state: link.nullable(),
  /** `Curitiba/PR`, or city and state abroad. */
  place: z.string().nullable(),
  /** When the first of the certificates ends, of each type the one that holds longest; none without certificates. */
  certificatesValidUntil: z.iso.date().nullable(),
  /** A sanction of any type is in force today. */
  isSanctioned: z.boolean(),
})

/** A supplier as it is read, with what follows from it and links ready to show. */
export interface Supplier extends z.infer<typeof entity> {}
export type { SupplierDraft } from './fields.js'
/** Checks record and draft; that no other supplier has the same document is the server's rule. */
export const supplierSchema = { entity, draft }
