import { sql } from 'kysely'
import type { LinkDefinition } from '../records/plan/defineEntity.js'

/** The link for a file that a row refers to by `file_id`, in the form of the SDK's `storedFile`. */
export const attachmentLink: LinkDefinition = {
  table: 'attachment',
  label: 'file_name',
  more: {
    mime: sql`l.mime`,
    sizeBytes: sql`l.size_bytes`,
    uploadedAt: sql`to_char(l.uploaded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
    uploadedBy: sql`(select jsonb_build_object('id', u.id, 'label', u.name) from app_user u where u.id = l.uploaded_by)`,
  },
}
