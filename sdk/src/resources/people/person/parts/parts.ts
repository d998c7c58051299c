import { z } from 'zod'
import { brazil } from '../../../../blocks/address/schema.js'
import {
  calendarDate,
  cpf,
  flag,
  integer,
  link,
  oneOf,
  optional,
  optionalId,
  optionalText,
  pastDate,
  pattern,
  phone,
  requiredId,
  requiredText,
  state,
  whenMissing,
} from '../../../../schema/fields.js'
import { failMissing, failRepeated, inOrder, type Loose, withRules } from '../../../../schema/rules.js'

const foreignFields = z.object({
  kind: oneOf(['rnm', 'rne', 'passaporte', 'outro']),
  number: requiredText(3, 20),
  issuingCountryId: requiredId,
  validUntil: optional(calendarDate()),
})
/** A passport or similar: number as printed, issuing country as its ISO 3166 number, valid until `YYYY-MM-DD`. */
export interface ForeignDocument extends z.infer<typeof foreignFields> {}
export const foreignDocument = withRules(foreignFields, ({ kind, number, issuingCountryId }, fail) => {
  if (kind === null || number === null) return
  const shape = kind === 'passaporte' && issuingCountryId === brazil ? brazilianPassport : documentShapes[kind]
  if (!shape.test(number)) fail('number', 'pattern')
})

// Domain model B4.3: a letter, six digits and a check character; foreign passports have no common format.
const migrant = /^[A-Z]\d{6}-?[0-9A-Z]$/i
const brazilianPassport = /^[A-Z]{2}\d{6}$/i
const documentShapes = { rnm: migrant, rne: migrant, passaporte: /^[0-9A-Z]{6,12}$/i, outro: /./ } as const

// Each state has its own format of number, so only the length is checked.
export const rg = z.object({ number: optionalText(20), issuer: optionalText(20), state: optional(state()) })
/** An identity card: number as printed, issuer, and the abbreviation of the state (`PR`); `null` means unknown. */
export interface Rg extends z.infer<typeof rg> {}

const guardianFields = z.object({
  /** A registered person; without it, name and CPF identify the guardian. */
  personId: optionalId,
  name: optionalText(150),
  cpf: optional(cpf()),
  relation: oneOf(['mae', 'pai', 'tutor-legal']),
  phone: phone(),
  /** Number of the deed of guardianship. */
  document: optionalText(120),
  isMain: flag,
})
/** The guardian of a person: a registered one by `personId`, or somebody else by name and CPF (11 digits). */
export interface Guardian extends z.infer<typeof guardianFields> {}
export const guardian = withRules(guardianFields, (row, fail) => {
  if (row.personId === null) failMissing(row, ['name', 'cpf'], fail)
  if (row.relation === 'tutor-legal' && row.document === null) fail('document', 'required')
})
export const storedGuardian = guardianFields.extend({ person: link.nullable() })

const functionFields = z.object({
  functionId: requiredId,
  departmentId: requiredId,
  start: calendarDate(),
  end: optional(calendarDate()),
  /** Hours per week. */
  hours: optional(integer(1, 60)),
  /** Matrícula. */
  registration: optionalText(20),
  /** Registration with the Conselho Regional de Educação Física, `000000-G/PR`. */
  crefNumber: optional(pattern(/^\d{6}-[GP]\/[A-Z]{2}$/)),
})
/** A function that a person holds or held in a department, with start and end (`YYYY-MM-DD`); no end means current. */
export interface HeldFunction extends z.infer<typeof functionFields> {}
export const heldFunction = withRules(functionFields, inOrder('start', 'end'))
export const storedFunction = functionFields.extend({ function: link, department: link })

const pcdFields = z.object({
  has: flag,
  types: z.array(oneOf(['fisica', 'auditiva', 'visual', 'intelectual', 'multipla', 'tea'])).max(6),
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

const emergencyFields = z.object({ name: optionalText(150), relation: optionalText(60), phone: optional(phone()) })
/** Whom to call in an emergency: name, relation, phone as digits. */
export interface EmergencyContact extends z.infer<typeof emergencyFields> {}
export const emergencyContact = withRules(emergencyFields, (draft, fail) => failMissing(draft, ['name', 'phone'], fail))

const lgpdFields = z.object(
  {
    legalBasis: oneOf(['politica-publica', 'obrigacao-legal', 'consentimento']),
    consentAt: optional(pastDate()),
    imageUse: flag,
  },
  whenMissing,
)
/** Legal basis of the record (Lei 13.709/2018) and consent to use pictures; consent is dated `YYYY-MM-DD`. */
export interface Lgpd extends z.infer<typeof lgpdFields> {}
export const lgpd = withRules(lgpdFields, (draft, fail) => {
  if (draft.legalBasis === 'consentimento' && draft.consentAt === null) fail('consentAt', 'required')
})
