import { z } from 'zod'
import { addressSchema } from '../../../blocks/address/schema.js'
import { bankAccountSchema } from '../../../blocks/bankAccount/schema.js'
import { entitySchema, type RecordOf } from '../../../schema/draftSchema.js'
import * as field from '../../../schema/fields.js'
import { personFields } from './fields.js'
import { emergencyContact, foreignDocument, guardian, heldFunction, lgpd, pcd, rg, storedFunction, storedGuardian } from './parts/schema.js'
import { personRules } from './rules/rules.js'

const added = {
  ...field.storedShape,
  status: z.enum(['ativo', 'inativo', 'falecido']),
  /** Lists may mask the CPF; the record itself has it complete. */
  cpf: z.string().nullable(),
  guardians: field.storedRows(storedGuardian),
  bankAccounts: field.storedRows(bankAccountSchema),
  functions: field.storedRows(storedFunction),
  /** `INT-000123`, assigned once to people registered without a document. */
  internalCode: z.string().nullable(),
  /** The person's identification in lists: a masked CPF, the foreign document's number or the internal code. */
  document: z.string().nullable(),
  /** Age in full years today. */
  age: z.number().int(),
  /** The person turned 18 with the legal capacity of a minor. The nightly job sets it, and somebody must review the record. */
  needsCapacityReview: z.boolean(),
  /** When and why the personal data were removed; nothing changes the record after that. */
  anonymized: z.object({ at: z.string(), reason: z.string() }).nullable(),
  city: field.link.nullable(),
  /** The function held longest among the current ones. */
  mainFunction: field.link.nullable(),
  mainDepartment: field.link.nullable(),
}

/** A person as the API returns it, with computed values (age, main function) and links ready to show. */
export interface Person extends RecordOf<typeof personFields, typeof added> {}
export type { PersonDraft } from './fields.js'
/** Checks record and draft, for `contract.schema`. The server checks rules between records (a CPF already taken). */
export const personSchema = entitySchema(personFields, added, {
  parts: {
    address: addressSchema,
    bankAccounts: bankAccountSchema,
    foreignDocument,
    rg,
    guardians: guardian,
    pcd,
    emergencyContact,
    functions: heldFunction,
    lgpd,
  },
  rules: personRules,
})
