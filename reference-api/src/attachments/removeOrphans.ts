import { sql } from 'kysely'
import type { Catalogue } from '../database/readCatalogue.js'
import type { DatabaseTransaction } from '../database/database.js'
import { unreferred } from '../database/unreferred.js'

/** A record may wait in a phone for the network after its files have left; longer than a repeated upload is answered by the first answer. */
const hoursUntilOrphan = 8 * 24

/** Deletes files that nothing refers to eight days after they were sent: chosen and never saved, replaced since, or of records that are gone. */
export async function removeOrphans(transaction: DatabaseTransaction, catalogue: Catalogue, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - hoursUntilOrphan * 3_600_000).toISOString()
  await sql`delete from attachment t where t.uploaded_at < ${limit}::timestamptz and ${unreferred(catalogue, 'attachment')}`.execute(
    transaction,
  )
}
