import { attachment, storedFile } from '../../../../blocks/attachment/schema.js'
import { partSchema, storedPart } from '../../../../schema/draftSchema.js'
import * as field from '../../../../schema/fields.js'
import { inOrder } from '../../../../schema/rules.js'
import { documentCategories } from './codes.js'
import { dirigenteFields, minutesFields } from './fields.js'

export const dirigente = partSchema(dirigenteFields, { rules: inOrder('mandateStart', 'mandateEnd') })
export const storedDirigente = storedPart(dirigenteFields, {
  person: field.link,
  ata: field.storedRows(storedPart(minutesFields, { file: storedFile })),
})
export const storedDocument = attachment(documentCategories)
