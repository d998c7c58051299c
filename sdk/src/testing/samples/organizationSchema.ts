import { z } from 'zod'
import { type Attachment, type AttachmentDraft, attachment, attachmentDraft } from '../../blocks/attachment/schema.js'
import type { Stored } from '../../core/record.js'
import { requiredText, rowsOf, storedRows, storedShape } from '../../schema/fields.js'

const categories = ['estatuto', 'ata-eleicao', 'cnd-federal', 'alvara'] as const
type Category = (typeof categories)[number]

export interface OrganizationDraft {
  readonly companyName: string
  readonly documents: AttachmentDraft<Category>[]
}
export interface Organization extends Stored {
  readonly companyName: string
  readonly documents: Attachment<Category>[]
}

const draft = z.object({ companyName: requiredText(3, 150), documents: rowsOf(attachmentDraft(categories), 4) })
const entity = draft.extend({ ...storedShape, status: z.string(), documents: storedRows(attachment(categories)) })

export const organizationSchema = { draft, entity }
