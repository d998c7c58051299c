import { storedFile } from '../../../../blocks/attachment/schema.js'
import { partSchema, storedPart } from '../../../../schema/draftSchema.js'
import { inOrder } from '../../../../schema/rules.js'
import { certificateFields, sanctionFields } from './fields.js'

export const certificate = partSchema(certificateFields, { rules: inOrder('issuedAt', 'validUntil') })
export const storedCertificate = storedPart(certificateFields, { file: storedFile.nullable() })
export const sanction = partSchema(sanctionFields, { rules: inOrder('from', 'to') })
