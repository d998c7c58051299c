import { join } from 'node:path'
import { quantile } from './statistics.mjs'

const statements = {
  'first page': 'select id from person where deleted_at is null order by name, id limit 25',
  'filter (status) and sort (birth date)':
    "select id from person where deleted_at is null and status = 'ativo' order by birth_date desc, id desc limit 25",
  'one record': 'select * from person where id = 4711',
}

/** Reads the same pages directly from the database, without the API: no request can be faster. */
export async function measureFloor({ dataFolder, databaseUrl }) {
  const database = databaseUrl ? await openServer(databaseUrl) : await openEmbedded(join(dataFolder, 'postgresql'))
  try {
    const rows = []
    for (const [what, statement] of Object.entries(statements)) {
      const times = []
      for (let round = 0; round < 61; round++) {
        const start = performance.now()
        await database.query(statement)
        // The first round only loads the files.
        if (round > 0) times.push(performance.now() - start)
      }
      rows.push({ what, p50: quantile(times, 0.5), p95: quantile(times, 0.95) })
    }
    return rows
  } finally {
    await database.close()
  }
}

async function openServer(url) {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return { query: (statement) => client.query(statement), close: () => client.end() }
}

async function openEmbedded(folder) {
  const [{ PGlite }, { pg_trgm }] = await Promise.all([import('@electric-sql/pglite'), import('@electric-sql/pglite/contrib/pg_trgm')])
  const database = await PGlite.create({ dataDir: folder, extensions: { pg_trgm } })
  return { query: (statement) => database.query(statement), close: () => database.close() }
}
