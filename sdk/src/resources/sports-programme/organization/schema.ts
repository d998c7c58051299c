import { z } from 'zod'
import { partyParts, storedParty } from '../../../blocks/party/schema.js'
import { entitySchema, type RecordOf } from '../../../schema/draftSchema.js'
import * as field from '../../../schema/fields.js'
import { organizationFields } from './fields.js'
import { dirigente, storedDirigente, storedDocument } from './parts/schema.js'
import { organizationRules } from './rules.js'

const added = {
  ...field.storedShape,
  ...storedParty(organizationFields),
  status: z.enum(['em-cadastro', 'em-analise', 'habilitada', 'habilitada-com-ressalva', 'inabilitada', 'suspensa', 'inativa']),
  dirigentes: field.storedRows(storedDirigente),
  documents: field.storedRows(storedDocument),
  city: field.link.nullable(),
  /** The regional office of the city when the address was written: it stays when regions change. */
  region: field.link.nullable(),
  /** The current legal representative; nobody when the last mandate is over. */
  representative: field.link.nullable(),
  /** Of the documents that stand for their kind, the last day of the one that ends first. */
  documentsValidUntil: z.string().nullable(),
  /** The kinds of documents that were handed in. */
  documentCategories: z.array(z.string()),
}

/** An organization as it is read, with what follows from it. In lists sub-records and groups are left out. */
export interface Organization extends RecordOf<typeof organizationFields, typeof added> {}
export type { OrganizationDraft } from './fields.js'
/** Checks record and draft, for `contract.schema`; who may represent an organization is the server's rule. */
export const organizationSchema = entitySchema(organizationFields, added, {
  parts: { ...partyParts, dirigentes: dirigente },
  rules: organizationRules,
})
