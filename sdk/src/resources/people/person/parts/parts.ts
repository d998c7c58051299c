import { z } from 'zod'
import { brazil } from '../../../../blocks/address/schema.js'
import * as field from '../../../../schema/fields.js'
import { failMissing, failRepeated, inOrder, type Loose, withRules } from '../../../../schema/rules.js'

const foreignFields = z.object({
  kind: field.oneOf(['rnm', 'rne', 'passaporte', 'outro']),
  number: field.requiredText(3, 20),
  issuingCountryId: field.requiredId,
  validUntil: field.optional(field.calendarDate()),
})
/** A passport or similar: number as printed, issuing country as its ISO 3166 number, valid until `YYYY-MM-DD`. */
export interface ForeignDocument extends z.infer<typeof foreignFields> {}
export const foreignDocument = withRules(foreignFields, ({ kind, number, issuingCountryId }, fail) => {
  if (kind === null || number === null) return
  const shape = kind === 'passaporte' && issuingCountryId === brazil ? 'brazilianPassport' : kind
  if (!documentShapes[shape].test(number)) fail('number', `person.${shape}Shape`)
})

// Domain model B4.3: a letter, six digits and a check character; foreign passports have no common format.
const migrant = /^[A-Z]\d{6}-?[0-9A-Z]$/i
const documentShapes = {
  rnm: migrant,
  rne: migrant,
  passaporte: /^[0-9A-Z]{6,12}$/i,
  brazilianPassport: /^[A-Z]{2}\d{6}$/i,
  outro: /./,
} as const

// Each state has its own format of number, so only the length is checked.
export const rg = z.object({ number: field.optionalText(20), issuer: field.optionalText(20), state: field.optional(field.state()) })
/** An identity card: number as printed, issuer, and the abbreviation of the state (`PR`); `null` means unknown. */
export interface Rg extends z.infer<typeof rg> {}

const guardianFields = z.object({
  /** A registered person; without it, name and CPF identify the guardian. */
  personId: field.optionalId,
  name: field.optionalText(150),
  cpf: field.optional(field.cpf()),
  relation: field.oneOf(['mae', 'pai', 'tutor-legal']),
  phone: field.phone(),
  /** Number of the deed of guardianship. */
  document: field.optionalText(120),
  isMain: field.flag,
})
/** The guardian of a person: a registered one by `personId`, or somebody else by name and CPF (11 digits). */
export interface Guardian extends z.infer<typeof guardianFields> {}
export const guardian = withRules(guardianFields, (row, fail) => {
  if (row.personId === null) failMissing(row, ['name', 'cpf'], fail)
  if (row.relation === 'tutor-legal' && row.document === null) fail('document', 'required')
})
export const storedGuardian = guardianFields.extend({ person: field.link.nullable() })

const functionFields = z.object({
  functionId: field.requiredId,
  departmentId: field.requiredId,
  start: field.calendarDate(),
  end: field.optional(field.calendarDate()),
  /** Hours per week. */
  hours: field.optional(field.integer(1, 60)),
  /** Matrícula. */
  registration: field.optionalText(20),
  /** Registration with the Conselho Regional de Educação Física, `000000-G/PR`. */
  crefNumber: field.optional(field.pattern(/^\d{6}-[GP]\/[A-Z]{2}$/)),
})
/** A function that a person holds or held in a department, with start and end (`YYYY-MM-DD`); no end means current. */
export interface HeldFunction extends z.infer<typeof functionFields> {}
export const heldFunction = withRules(functionFields, inOrder('start', 'end'))
export const storedFunction = functionFields.extend({ function: field.link, department: field.link })

const pcdFields = z.object({
  has: field.flag,
  types: z.array(field.oneOf(['fisica', 'auditiva', 'visual', 'intelectual', 'multipla', 'tea'])).max(6),
})
/** Whether a person has disabilities, and which. */
export interface Pcd extends z.infer<typeof pcdFields> {}
export const pcd = withRules(pcdFields, (draft: Loose<Pcd>, fail) => {
  const types = draft.types ?? []
  if (draft.has && draft.types?.length === 0) fail('types', 'required')
  // Refused, not cleared: only the user knows which of the two answers is right.
  if (draft.has === false && types.length > 0) fail('types', 'person.pcdContradiction')
  failRepeated(types, (index) => fail(`types[${index}]`, 'repeated'))
})

const emergencyFields = z.object({ name: field.optionalText(150), relation: field.optionalText(60), phone: field.optional(field.phone()) })
/** Whom to call in an emergency: name, relation, phone as digits. */
export interface EmergencyContact extends z.infer<typeof emergencyFields> {}
export const emergencyContact = withRules(emergencyFields, (draft, fail) => failMissing(draft, ['name', 'phone'], fail))

const lgpdFields = z.object(
  {
    legalBasis: field.oneOf(['politica-publica', 'obrigacao-legal', 'consentimento']),
    consentAt: field.optional(field.pastDate()),
    imageUse: field.flag,
  },
  field.whenMissing,
)
/** Legal basis of the record (Lei 13.709/2018) and consent to use pictures; consent is dated `YYYY-MM-DD`. */
export interface Lgpd extends z.infer<typeof lgpdFields> {}
export const lgpd = withRules(lgpdFields, (draft, fail) => {
  if (draft.legalBasis === 'consentimento' && draft.consentAt === null) fail('consentAt', 'required')
})
