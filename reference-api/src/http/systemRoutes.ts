import { sql } from 'kysely'
import { rows, type Database } from '../database/database.js'
import type { ApiServer } from '../server.js'

/** Version of the contract, not of the packages. */
const contractVersion = '1.0.0'

/** Health, version and the contract itself. */
export function systemRoutes(server: ApiServer, { database, clock }: { readonly database: Database; readonly clock: () => Date }): void {
  const startedAt = clock().toISOString()
  const isPublic = { config: { isPublic: true }, schema: { tags: ['sistema'] } }
  server.get('/saude', isPublic, async () => {
    await rows(database, sql`select 1`)
    return { status_code: 200, data: { status: 'ok', startedAt } }
  })
  server.get('/versao', isPublic, async () => ({ status_code: 200, data: { version: contractVersion } }))
  server.get('/openapi.json', { config: { isPublic: true }, schema: { hide: true } }, async (_, reply) =>
    reply.header('Cache-Control', 'no-cache').send(server.swagger()),
  )
}
