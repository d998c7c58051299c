import { z } from 'zod'
import { calendarDate, type Field, link, oneOf, optional, optionalText, requiredId } from '../../schema/fields.js'

/** A stored file, as the records that hold it show it. */
export const storedFile = z.object({
  id: z.number().int(),
  /** The file's name. */
  label: z.string(),
  /** By its bytes, whatever its name says. */
  mime: z.string(),
  sizeBytes: z.number().int(),
  uploadedAt: z.iso.datetime(),
  uploadedBy: link.nullable(),
})
/** A file that the server keeps, as its upload answers: size in bytes, type by its bytes. */
export interface StoredFile extends z.infer<typeof storedFile> {}

/** A file beside a record as it is written; `fileId` is what `POST /anexos` answered. */
export interface AttachmentDraft<Category extends string = string> {
  readonly fileId: number
  readonly category: Category
  readonly description: string | null
  /** `YYYY-MM-DD`, a calendar date without zone. */
  readonly validUntil: string | null
}
/** A file beside a record as it is read. */
export interface Attachment<Category extends string = string> extends AttachmentDraft<Category> {
  readonly file: StoredFile
}

// Bounds: domain model B5.
const fieldsOf = <const Category extends string>(categories: readonly Category[]) =>
  z.object({
    fileId: requiredId,
    category: oneOf(categories),
    description: optionalText(120),
    validUntil: optional(calendarDate()),
  })

/** The row that an entity's draft holds for each file: `rowsOf(attachmentDraft(['estatuto', 'alvara']), 30)`. */
export const attachmentDraft = <const Category extends string>(categories: readonly Category[]): Field<AttachmentDraft<Category>> =>
  fieldsOf(categories)

/** The row that an entity's record holds for each file. */
export const attachment = <const Category extends string>(categories: readonly Category[]): Field<Attachment<Category>> =>
  fieldsOf(categories).extend({ file: storedFile })
