import { partSchema, type RecordOf, storedPart } from '../../schema/draftSchema.js'
import { storedFile } from '../attachment/schema.js'
import { imageFields } from './fields.js'

const added = { file: storedFile }

/**
 * Schema of one picture in an entity's draft: `rowsOf(image, 5)`. The server refuses a file that is not a picture, with the code `picture`.
 */
export const image = partSchema(imageFields)
/** Schema of one picture in an entity's record. */
export const storedImage = storedPart(imageFields, added)
/** A picture of a record as the API returns it; `fileId` comes from the response of `POST /anexos`. */
export interface StoredImage extends RecordOf<typeof imageFields, typeof added> {}
