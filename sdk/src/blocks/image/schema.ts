import { z } from 'zod'
import * as field from '../../schema/fields.js'
import { storedFile } from '../attachment/schema.js'

/**
 * Schema of one picture in an entity's draft: `rowsOf(image, 5)`. The server refuses a file that is not a picture, with the code `picture`.
 */
export const image = z.object({ fileId: field.requiredId, description: field.optionalText(120) })
/** Schema of one picture in an entity's record. */
export const storedImage = image.extend({ file: storedFile })
/** A picture of a record as the API returns it; `fileId` comes from the response of `POST /anexos`. */
export interface StoredImage extends z.infer<typeof storedImage> {}
