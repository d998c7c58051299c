import { sql } from 'kysely'
import type { Catalogue } from '../database/readCatalogue.js'
import { type Database, rows } from '../database/database.js'
import { inBatches } from '../database/inBatches.js'
import { unreferred } from '../database/unreferred.js'

/** A phone may send a record long after its files. This is longer than stored answers of repeated uploads are kept. */
const hoursUntilOrphan = 8 * 24

/** Deletes files without references eight days after their upload: never saved, replaced, or of deleted records. */
export async function removeOrphans(database: Database, catalogue: Catalogue, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - hoursUntilOrphan * 3_600_000).toISOString()
  await inBatches(async (most) => {
    const gone = await rows(
      database,
      sql`delete from attachment where id in (select t.id from attachment t
        where t.uploaded_at < ${limit}::timestamptz and ${unreferred(catalogue, 'attachment')} limit ${most}) returning id`,
    )
    return gone.length
  })
}
