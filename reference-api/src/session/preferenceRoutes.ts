import { sql } from 'kysely'
import { z } from 'zod'
import { type Database, firstRow } from '../database/database.js'
import { Problem } from '../http/Problem.js'
import type { ApiServer } from '../core/apiServer.js'
import { callerOf } from './authenticate.js'
import { answer } from '../http/answer.js'

const maxBytes = 64 * 1024

const content = z.record(z.string(), z.unknown())
const response = { 200: answer(content) }

/**
 * Adds the calls for a user's preferences: language, theme, columns, views. Each user has one object, written as a whole or key by key.
 * Visitors of a portal have none unless its server names them, because they share one user.
 */
export function preferenceRoutes(
  server: ApiServer,
  { database, clock }: { readonly database: Database; readonly clock: () => Date },
): void {
  server.get('/preferencias', { config: { isPersonal: 'or-visitor' }, schema: { tags: ['preferencias'], response } }, async (request) => {
    const found = await firstRow<{ content: Record<string, unknown> }>(
      database,
      sql`select content from preference where user_id = ${callerOf(request).userId}`,
    )
    return { status_code: 200, data: found?.content ?? {} }
  })
  server.put(
    '/preferencias',
    { config: { isPersonal: 'or-visitor' }, schema: { tags: ['preferencias'], body: content, response }, bodyLimit: maxBytes },
    async (request) => {
      const text = JSON.stringify(request.body)
      if (Buffer.byteLength(text) > maxBytes) throw new Problem(413, 'too-large')
      await sql`insert into preference (user_id, content, updated_at) values (${callerOf(request).userId}, ${text}::jsonb, ${clock().toISOString()})
      on conflict (user_id) do update set content = excluded.content, updated_at = excluded.updated_at`.execute(database)
      return { status_code: 200, data: request.body }
    },
  )
  // Two pages of a user may change different keys without overwriting each other.
  server.patch(
    '/preferencias',
    { config: { isPersonal: 'or-visitor' }, schema: { tags: ['preferencias'], body: content, response }, bodyLimit: maxBytes },
    async (request) => ({ status_code: 200, data: await mergePreferences(database, callerOf(request).userId, request.body, clock()) }),
  )
}

/** Sets the keys of `patch` and removes those that are `null`. @throws Problem 413 when the result is too large; then nothing changes */
function mergePreferences(database: Database, userId: number, patch: Readonly<Record<string, unknown>>, now: Date) {
  const removed = Object.keys(patch).filter((key) => patch[key] === null)
  const kept = JSON.stringify(Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== null)))
  return database.transaction().execute(async (transaction) => {
    const merged = await firstRow<{ content: Record<string, unknown> }>(
      transaction,
      sql`insert into preference (user_id, content, updated_at) values (${userId}, ${kept}::jsonb, ${now.toISOString()})
      on conflict (user_id) do update
      set content = (preference.content - ${removed}::text[]) || excluded.content, updated_at = excluded.updated_at returning content`,
    )
    const data = merged?.content ?? {}
    if (Buffer.byteLength(JSON.stringify(data)) > maxBytes) throw new Problem(413, 'too-large')
    return data
  })
}
