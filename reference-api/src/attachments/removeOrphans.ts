import { sql } from 'kysely'
import type { Catalogue } from '../database/readCatalogue.js'
import type { DatabaseTransaction } from '../database/database.js'
import { unreferred } from '../database/unreferred.js'

/** A phone may send a record long after its files. This is longer than stored answers of repeated uploads are kept. */
const hoursUntilOrphan = 8 * 24

/** Deletes files without references eight days after their upload: never saved, replaced, or of deleted records. */
export async function removeOrphans(transaction: DatabaseTransaction, catalogue: Catalogue, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - hoursUntilOrphan * 3_600_000).toISOString()
  await sql`delete from attachment t where t.uploaded_at < ${limit}::timestamptz and ${unreferred(catalogue, 'attachment')}`.execute(
    transaction,
  )
}
