import { z } from 'zod'
import { link, storedRows, storedShape } from '../../../schema/fields.js'
import { withRules } from '../../../schema/rules.js'
import { bankAccountSchema } from '../../../blocks/bankAccount/schema.js'
import { personFields } from './fields.js'
import { storedFunction, storedGuardian } from './parts/parts.js'
import { personRules } from './rules/rules.js'

const draft = withRules(personFields, personRules)
const entity = personFields.extend({
  ...storedShape,
  status: z.enum(['ativo', 'inativo', 'falecido']),
  /** In a list a CPF may come masked; the whole one is in the record itself. */
  cpf: z.string().nullable(),
  guardians: storedRows(storedGuardian),
  bankAccounts: storedRows(bankAccountSchema),
  functions: storedRows(storedFunction),
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

/** A person as it is read, with what follows from it (age, main function) and links ready to show. */
export interface Person extends z.infer<typeof entity> {}
export type { PersonDraft } from './fields.js'
/** Checks record and draft, for `contract.schema`; rules between records (a CPF already taken) are the server's. */
export const personSchema = { entity, draft }
