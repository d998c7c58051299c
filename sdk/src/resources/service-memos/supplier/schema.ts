import { z } from 'zod'
import { legalNatureCodes } from '../../../blocks/codes/legalNatures.js'
import { partyFields, partyRules, storedParty } from '../../../blocks/party/schema.js'
import * as field from '../../../schema/fields.js'
import { type Fail, failMissing, type Loose, withRules } from '../../../schema/rules.js'
import { certificate, sanction, storedCertificate } from './parts/parts.js'

const fields = z.object({
  personType: field.oneOf(['pessoa-juridica', 'pessoa-fisica', 'estrangeiro']),
  cnpj: field.optional(field.cnpj()),
  cpf: field.optional(field.cpf()),
  /** The number under which a foreign supplier is registered at home, in `countryId`. */
  foreignId: field.optional(field.code(/^[0-9A-Z][0-9A-Z ./-]{2,29}$/)),
  countryId: field.optionalId,
  companyName: field.requiredText(3, 150),
  tradeName: field.optionalText(150),
  /** Inscrição estadual: 8 to 14 digits with their signs, `P` before the twelve of a rural producer of São Paulo, or `ISENTO`. */
  stateRegistration: field.optional(field.code(/^(ISENTO|(?=.{8,19}$)(\d([./-]?\d){7,13}|P-?\d([./-]?\d){11}))$/)),
  cityRegistration: field.optionalText(20),
  size: field.optional(field.oneOf(['mei', 'me', 'epp', 'demais'])),
  legalNature: field.optional(field.oneOf(legalNatureCodes)),
  mainCnae: field.optional(field.pattern(/^\d{4}-\d\/\d{2}$/)),
  /** Of the supplier registry CAUFPR or of GMS. */
  registryNumber: field.optionalText(30),
  ...partyFields,
  certificates: field.rowsOf(certificate, 40),
  sanctions: field.rowsOf(sanction, 20),
  /** Classes of the GMS catalogue. */
  lineIds: field.ids(100),
  notes: field.notes,
})
type Values = Loose<z.output<typeof fields>>

// Domain model B6.6.
const draft = withRules(fields, (values, fail) => {
  failDocuments(values, fail)
  failRegistration(values, fail)
  partyRules(values, values.cnpj ?? values.cpf, fail)
})

const documents = { 'pessoa-juridica': 'cnpj', 'pessoa-fisica': 'cpf', estrangeiro: 'foreignId' } as const

/** Each kind of person has its own document, and no other. */
function failDocuments(values: Values, fail: Fail): void {
  const { personType } = values
  if (personType === null) return
  for (const [kind, key] of Object.entries(documents)) {
    if (kind === personType) failMissing(values, [key], fail)
    else if (values[key] !== null) fail(key, 'supplier.documentOfOther')
  }
  if (personType === 'estrangeiro') failMissing(values, ['countryId'], fail)
  const ofCompanies = ['size', 'legalNature'] as const
  if (personType === 'pessoa-juridica') failMissing(values, ofCompanies, fail)
  else for (const key of ofCompanies) if (values[key] !== null) fail(key, 'supplier.onlyCompanies')
}

// IBGE code of Paraná.
const parana = 41

/** Paraná gives ten digits. Domain model B4.3; other states have shapes of their own. */
function failRegistration({ stateRegistration, address }: Values, fail: Fail): void {
  if (stateRegistration === null || stateRegistration === 'ISENTO' || address?.stateId !== parana) return
  if (stateRegistration.replace(/\D/g, '').length !== 10) fail('stateRegistration', 'supplier.stateRegistration')
}

const entity = fields.extend({
  ...field.storedShape,
  ...storedParty,
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
})

/** A supplier as it is read, with what follows from it and links ready to show. */
export interface Supplier extends z.infer<typeof entity> {}
/** A supplier as it is written: CNPJ as 14 digits or capitals, CPF as 11 digits; country, city, classes and files by id. */
export interface SupplierDraft extends z.infer<typeof fields> {}
/** Checks record and draft; that no other supplier has the same document is the server's rule. */
export const supplierSchema = { entity, draft }
