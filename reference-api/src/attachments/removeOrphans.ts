import { sql } from 'kysely'
import type { Catalogue } from '../database/catalogue.js'
import type { DatabaseTransaction } from '../database/database.js'

/** A form may stay open for a working day before it is saved with its file. */
const hoursUntilOrphan = 24

/** Deletes files that nothing refers to a day after they were sent: chosen and never saved, or replaced since. */
export async function removeOrphans(transaction: DatabaseTransaction, { references }: Catalogue, now: Date): Promise<void> {
  const pointers = references.filter(({ target, table }) => target === 'attachment' && table !== 'attachment_content')
  const limit = new Date(now.getTime() - hoursUntilOrphan * 3_600_000).toISOString()
  const isUnused = pointers.map(
    ({ table, column }) => sql`not exists (select 1 from ${sql.table(table)} r where ${sql.ref(`r.${column}`)} = a.id)`,
  )
  await sql`delete from attachment a where a.uploaded_at < ${limit} and ${sql.join([sql`true`, ...isUnused], sql` and `)}`.execute(
    transaction,
  )
}
