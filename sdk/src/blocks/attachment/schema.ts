import { z } from 'zod'
import type { DraftOf } from '../../core/control.js'
import { partSchema, storedPart } from '../../schema/draftSchema.js'
import type { Field } from '../../schema/fields.js'
import * as field from '../../schema/fields.js'
import { attachmentFields } from './fields.js'

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
export interface AttachmentDraft<Category extends string = string> extends DraftOf<ReturnType<typeof attachmentFields<Category>>> {}
/** A file of a record as the API returns it. */
export interface Attachment<Category extends string = string> extends AttachmentDraft<Category> {
  readonly file: StoredFile
}

/** Schema of one file in an entity's draft: `rowsOf(attachmentDraft(['estatuto', 'alvara']), 30)`. */
export const attachmentDraft = <const Category extends string>(categories: readonly Category[]): Field<AttachmentDraft<Category>> =>
  partSchema(attachmentFields(categories))

/** Schema of one file in an entity's record. */
export const attachment = <const Category extends string>(categories: readonly Category[]): Field<Attachment<Category>> =>
  storedPart(attachmentFields(categories), { file: storedFile })
