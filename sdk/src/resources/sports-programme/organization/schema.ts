import { z } from 'zod'
import { legalNatureCodes } from '../../../blocks/codes/legalNatures.js'
import { modalityCodes } from '../../../blocks/modalities/codes.js'
import { failMissingAddress } from '../../../blocks/address/schema.js'
import { holderRules } from '../../../blocks/bankAccount/schema.js'
import { partyFields } from '../../../blocks/party/fields.js'
import { partyParts, storedParty } from '../../../blocks/party/schema.js'
import { fieldShape } from '../../../schema/draftSchema.js'
import { personContract } from '../../people/person/contract.js'
import * as field from '../../../schema/fields.js'
import { type Fail, failOverlapping, withRules } from '../../../schema/rules.js'
import { type Dirigente, dirigente, documentDraft, registrations, serves, storedDirigente, storedDocument } from './parts/parts.js'
import { codesOf, typeNames } from './parts/names/messages.js'
import { naturesOf } from './parts/types.js'

const party = partyFields(personContract)
const fields = z.object({
  type: field.oneOf(codesOf(typeNames)),
  cnpj: field.cnpj(),
  companyName: field.requiredText(3, 150),
  tradeName: field.optionalText(150),
  acronym: field.optionalText(20),
  legalNature: field.oneOf(legalNatureCodes),
  /** Paraná's oldest town is of 1648; the first of Brazil, of 1532. */
  foundedAt: field.optional(field.pastDate('1500-01-01')),
  purposes: field.optionalParagraphs(1000),
  /** By whom it was declared of public utility. */
  publicUtility: field.someOf(['municipal', 'estadual', 'federal']),
  registrations: field.optionalGroup(registrations),
  ...fieldShape(party, { parts: partyParts }),
  /** Names or addresses in social networks. */
  social: field.optionalText(150),
  dirigentes: field.rowsOf(dirigente, 40),
  modalities: field.someOf(modalityCodes),
  serves: field.optionalGroup(serves),
  documents: field.rowsOf(documentDraft, 40),
  notes: field.notes,
})

// Domain model B6.16. Who may represent it is the server's rule.
const draft = withRules(fields, (values, fail) => {
  const { type, legalNature, dirigentes } = values
  if (type !== null && legalNature !== null && !naturesOf(type).includes(legalNature)) fail('legalNature', 'organization.natureOfType')
  if (dirigentes?.length === 0) fail('dirigentes', 'required')
  else failMandates(dirigentes ?? [], fail)
  if (values.address === null) failMissingAddress(fail)
  if (values.contacts?.length === 0) fail('contacts', 'required')
  holderRules(values.bankAccounts ?? [], values.cnpj, fail)
})

/** One person to an office at a time, and one legal representative. */
function failMandates(rows: readonly (Partial<Dirigente> | null)[], fail: Fail): void {
  failOverlapping(rows, { from: 'mandateStart', to: 'mandateEnd' }, ({ index, row, earlier }) => {
    if (row.role && earlier.role === row.role) fail(`dirigentes[${index}].mandateStart`, 'organization.mandateOverlap')
    if (earlier.isLegalRep && row.isLegalRep) fail(`dirigentes[${index}].isLegalRep`, 'organization.secondLegalRep')
  })
  if (rows.length > 0 && rows.every((row) => row !== null && row.isLegalRep === false)) fail('dirigentes', 'organization.noLegalRep')
}

const entity = fields.extend({
  ...field.storedShape,
  ...storedParty(party),
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
})

/** An organization as it is read, with what follows from it. In lists sub-records and groups are left out. */
export interface Organization extends z.infer<typeof entity> {}
/** An organization as it is written: people, places and files by id; dates `YYYY-MM-DD`, the CNPJ as 14 digits or capitals. */
export interface OrganizationDraft extends z.infer<typeof fields> {}
/** Checks record and draft, for `contract.schema`; who may represent an organization is the server's rule. */
export const organizationSchema = { entity, draft }
