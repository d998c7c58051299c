import { z } from 'zod'
import { legalNatureCodes } from '../../../blocks/codes/legalNatures.js'
import { partyFields, partyRules, storedParty } from '../../../blocks/party/schema.js'
import {
  cnpj,
  code,
  cpf,
  ids,
  link,
  notes,
  oneOf,
  optional,
  optionalId,
  optionalText,
  pattern,
  requiredText,
  rowsOf,
  storedRows,
  storedShape,
} from '../../../schema/fields.js'
import { type Fail, failMissing, type Loose, withRules } from '../../../schema/rules.js'
import { certificate, sanction, storedCertificate } from './parts/parts.js'

const fields = z.object({
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
  ...partyFields,
  certificates: rowsOf(certificate, 40),
  sanctions: rowsOf(sanction, 20),
  /** Classes of the GMS catalogue. */
  lineIds: ids(100),
  notes,
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
  if (personType === 'pessoa-juridica') failMissing(values, ['size', 'legalNature'], fail)
}

// IBGE code of Paraná.
const parana = 41

/** Paraná gives ten digits. Domain model B4.3; other states have shapes of their own. */
function failRegistration({ stateRegistration, address }: Values, fail: Fail): void {
  if (stateRegistration === null || stateRegistration === 'ISENTO' || address?.stateId !== parana) return
  if (stateRegistration.replace(/\D/g, '').length !== 10) fail('stateRegistration', 'supplier.stateRegistration')
}

const entity = fields.extend({
  ...storedShape,
  ...storedParty,
  status: z.enum(['em-cadastro', 'ativo', 'inativo', 'suspenso']),
  /** In a list a CPF comes masked; the whole one is shown by `revelar`. */
  cpf: z.string().nullable(),
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
/** A supplier as it is written: CNPJ as 14 digits or capitals, CPF as 11 digits; country, city, classes and files by id. */
export interface SupplierDraft extends z.infer<typeof fields> {}
/** Checks record and draft; that no other supplier has the same document is the server's rule. */
export const supplierSchema = { entity, draft }
