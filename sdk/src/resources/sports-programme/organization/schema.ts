import { z } from 'zod'
import { bankAccountSchema } from '../../../blocks/bankAccount/schema.js'
import { storedContact } from '../../../blocks/contact/schema.js'
import { link, storedRows, storedShape } from '../../../schema/fields.js'
import { withRules } from '../../../schema/rules.js'
import { organizationFields } from './fields.js'
import { storedDirigente, storedDocument } from './parts/parts.js'
import { organizationRules } from './rules.js'

const draft = withRules(organizationFields, organizationRules)
const entity = organizationFields.extend({
  ...storedShape,
  status: z.enum(['em-cadastro', 'em-analise', 'habilitada', 'habilitada-com-ressalva', 'inabilitada', 'suspensa', 'inativa']),
  contacts: storedRows(storedContact),
  dirigentes: storedRows(storedDirigente),
  bankAccounts: storedRows(bankAccountSchema),
  documents: storedRows(storedDocument),
  city: link.nullable(),
  /** The regional office of the city when the address was written: it stays when regions change. */
  region: link.nullable(),
  /** The current legal representative; nobody when the last mandate is over. */
  representative: link.nullable(),
  /** Of the documents that stand for their kind, the last day of the one that ends first. */
  documentsValidUntil: z.string().nullable(),
})

/** An organization as it is read, with what follows from it. In lists sub-records and groups are left out. */
export interface Organization extends z.infer<typeof entity> {}
export type { OrganizationDraft } from './fields.js'
/** Checks record and draft, for `contract.schema`; who may represent an organization is the server's rule. */
export const organizationSchema = { entity, draft }
