import { z } from 'zod'
import { partyParts, storedParty } from '../../../blocks/party/schema.js'
import { entitySchema, type RecordOf } from '../../../schema/draftSchema.js'
import * as field from '../../../schema/fields.js'
import { supplierFields } from './fields.js'
import { certificate, sanction, storedCertificate } from './parts/schema.js'
import { supplierRules } from './rules.js'

const added = {
  ...field.storedShape,
  ...storedParty(supplierFields),
  status: z.enum(['em-cadastro', 'ativo', 'inativo', 'suspenso']),
  /** In a list a CPF comes masked; the whole one is shown by `revelar`. */
  cpf: z.string().nullable(),
  certificates: field.storedRows(storedCertificate),
  sanctions: field.storedRows(sanction),
  lines: z.array(field.link),
  country: field.link.nullable(),
  /** What identifies the supplier: the CNPJ with its signs, a masked CPF or the foreign number. */
  document: z.string(),
  city: field.link.nullable(),
  state: field.link.nullable(),
  /** `Curitiba/PR`, or city and state abroad. */
  place: z.string().nullable(),
  /** When the first of the certificates ends, of each type the one that holds longest; none without certificates. */
  certificatesValidUntil: z.iso.date().nullable(),
  /** A sanction of any type is in force today. */
  isSanctioned: z.boolean(),
}

/** A supplier as it is read, with what follows from it and links ready to show. */
export interface Supplier extends RecordOf<typeof supplierFields, typeof added> {}
export type { SupplierDraft } from './fields.js'
/** Checks record and draft; that no other supplier has the same document is the server's rule. */
export const supplierSchema = entitySchema(supplierFields, added, {
  parts: { ...partyParts, certificates: certificate, sanctions: sanction },
  rules: supplierRules,
})
