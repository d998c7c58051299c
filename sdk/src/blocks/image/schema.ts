import { z } from 'zod'
import { optionalText, requiredId } from '../../schema/fields.js'
import { storedFile } from '../attachment/schema.js'

/** The row that an entity's draft holds for each picture: `rowsOf(image, 5)`. The server refuses a file that is no picture, with the code `picture`. */
export const image = z.object({ fileId: requiredId, description: optionalText(120) })
/** The row that an entity's record holds for each picture. */
export const storedImage = image.extend({ file: storedFile })
/** A picture beside a record as it is read; `fileId` is what `POST /anexos` answered. */
export interface StoredImage extends z.infer<typeof storedImage> {}
