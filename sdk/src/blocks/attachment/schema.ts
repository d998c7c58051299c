import { z } from 'zod'
import type { Field } from '../../schema/fields.js'
import * as field from '../../schema/fields.js'

/** A stored file, as records show it. */
export const storedFile = z.object({
  id: z.number().int(),
  /** The file's name. */
  label: z.string(),
  /** Detected from the bytes, whatever the file's name says. */
  mime: z.string(),
  sizeBytes: z.number().int(),
  uploadedAt: z.iso.datetime(),
  uploadedBy: field.link.nullable(),
})
/** A stored file, as the upload returns it: size in bytes, type detected from its bytes. */
export interface StoredFile extends z.infer<typeof storedFile> {}

/** A file of a record as the API receives it; `fileId` comes from the response of `POST /anexos`. */
export interface AttachmentDraft<Category extends string = string> {
  readonly fileId: number
  readonly category: Category
  readonly description: string | null
  /** `YYYY-MM-DD`, a calendar date without zone. */
  readonly validUntil: string | null
}
/** A file of a record as the API returns it. */
export interface Attachment<Category extends string = string> extends AttachmentDraft<Category> {
  readonly file: StoredFile
}

// Limits: domain model B5.
const fieldsOf = <const Category extends string>(categories: readonly Category[]) =>
  z.object({
    fileId: field.requiredId,
    category: field.oneOf(categories),
    description: field.optionalText(120),
    validUntil: field.optional(field.calendarDate()),
  })

/** Schema of one file in an entity's draft: `rowsOf(attachmentDraft(['estatuto', 'alvara']), 30)`. */
export const attachmentDraft = <const Category extends string>(categories: readonly Category[]): Field<AttachmentDraft<Category>> =>
  fieldsOf(categories)

/** Schema of one file in an entity's record. */
export const attachment = <const Category extends string>(categories: readonly Category[]): Field<Attachment<Category>> =>
  fieldsOf(categories).extend({ file: storedFile })
