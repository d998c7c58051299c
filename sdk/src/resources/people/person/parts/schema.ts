import type { RuleOf } from '../../../../core/messages.js'
import { z } from 'zod'
import { brazil } from '../../../../blocks/address/fields.js'
import { partSchema, storedPart } from '../../../../schema/draftSchema.js'
import * as field from '../../../../schema/fields.js'
import { type Fail, failMissing, failRepeated, inOrder, type Loose } from '../../../../schema/rules.js'
import {
  disabilities,
  emergencyContactFields,
  type ForeignDocument,
  foreignDocumentFields,
  guardianFields,
  heldFunctionFields,
  lgpdFields,
  type Pcd,
  pcdFields,
  rgFields,
} from './fields.js'
import type { personMessages } from '../messages.js'

type Rule = RuleOf<'person', typeof personMessages>

export const foreignDocument = partSchema(foreignDocumentFields, { rules: shapeRules })
export const rg = partSchema(rgFields, { parts: { state: field.optional(field.state()) } })
export const guardian = partSchema(guardianFields)
export const storedGuardian = storedPart(guardianFields, { person: field.link.nullable() })
export const heldFunction = partSchema(heldFunctionFields, { rules: inOrder('start', 'end') })
export const storedFunction = storedPart(heldFunctionFields, { function: field.link, department: field.link })
export const pcd = partSchema(pcdFields, {
  // One that is named twice is refused, not left out.
  parts: { types: z.array(field.oneOf(disabilities)).max(disabilities.length) },
  rules: disabilityRules,
})
// A contact that is sent is not empty, whatever its values come to.
export const emergencyContact = partSchema(emergencyContactFields, { rules: (draft, fail) => failMissing(draft, ['name', 'phone'], fail) })
export const lgpd = partSchema(lgpdFields)

// Domain model B4.3: a letter, six digits and a check character; foreign passports have no common format.
const migrant = /^[A-Z]\d{6}-?[0-9A-Z]$/i
const documentShapes = {
  rnm: migrant,
  rne: migrant,
  passaporte: /^[0-9A-Z]{6,12}$/i,
  brazilianPassport: /^[A-Z]{2}\d{6}$/i,
} as const

function shapeRules({ kind, number, issuingCountryId }: Loose<ForeignDocument>, fail: Fail<Rule>): void {
  if (kind === null || kind === 'outro' || number === null) return
  const shape = kind === 'passaporte' && issuingCountryId === brazil ? 'brazilianPassport' : kind
  if (!documentShapes[shape].test(number)) fail('number', `person.${shape}Shape`)
}

function disabilityRules(draft: Loose<Pcd>, fail: Fail<Rule>): void {
  const types = draft.types ?? []
  // Refused, not cleared: only the user knows which of the two answers is right.
  if (draft.has === false && types.length > 0) fail('types', 'person.pcdContradiction')
  failRepeated(types, (index) => fail(`types[${index}]`, 'repeated'))
}
