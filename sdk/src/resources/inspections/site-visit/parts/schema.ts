import { storedFile } from '../../../../blocks/attachment/schema.js'
import { partSchema, storedPart } from '../../../../schema/draftSchema.js'
import { findingFields, photoFields, signatureFields } from './fields.js'

export const storedFinding = partSchema(findingFields)
export const storedPhoto = storedPart(photoFields, { file: storedFile })
export const storedSignature = storedPart(signatureFields, { file: storedFile })
