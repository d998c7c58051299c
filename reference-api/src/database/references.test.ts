import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/testServer.js'
import { rows } from './database.js'

let api: TestServer
beforeAll(async () => {
  api = await startTestServer()
})
afterAll(() => api.close())

/** Nobody ever deletes these. */
const lasting = ['app_user', 'city', 'country', 'portal', 'state']

test('every reference has an index, because a deletion looks for what still refers to the record', async () => {
  const bare = await rows<{ place: string }>(
    api.database,
    sql`select c.conrelid::regclass::text || '.' || a.attname as place
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.connamespace = current_schema()::regnamespace and c.confrelid::regclass::text <> all(${lasting})
        and not exists (
          select 1 from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1] and i.indisvalid
            -- A deletion asks for one value, which is not null; it knows nothing else, such as whether the other record is deleted.
            and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)', a.attname)))
      order by 1`,
  )
  expect(bare.map(({ place }) => place)).toEqual([])
})
