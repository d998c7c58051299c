import { z } from 'zod'
import * as field from '../../../schema/fields.js'
import { withRules } from '../../../schema/rules.js'
import { bankAccountSchema } from '../../../blocks/bankAccount/schema.js'
import { personFields } from './fields.js'
import { storedFunction, storedGuardian } from './parts/parts.js'
import { personRules } from './rules/rules.js'

const draft = withRules(personFields, personRules)
const entity = personFields.extend({
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
  city: field.link.nullable(),
  /** The function held longest among the current ones. */
  mainFunction: field.link.nullable(),
  mainDepartment: field.link.nullable(),
})

/** A person as the API returns it, with computed values (age, main function) and links ready to show. */
export interface Person extends z.infer<typeof entity> {}
export type { PersonDraft } from './fields.js'
/** Checks record and draft, for `contract.schema`. The server checks rules between records (a CPF already taken). */
export const personSchema = { entity, draft }
