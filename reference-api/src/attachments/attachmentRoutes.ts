import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { idText } from '../core/idText.js'
import { type Database, type Fragment, firstRow } from '../database/database.js'
import { invalid, notFound, Problem } from '../http/Problem.js'
import type { ApiServer } from '../core/apiServer.js'
import { callerOf, isWithin } from '../session/authenticate.js'
import { type Answer, keyHeader, writeOnce } from '../records/calls/idempotency.js'
import { allChildren, type EntityPlan, type EntitySet } from '../records/plan/plan.js'
import { type FileType, fileTypeOf } from './fileTypes.js'
import { sentBy } from '../records/write/sentBy.js'
import { type StoredFile, sendFile } from './sendFile.js'
import { createUploads } from './uploads.js'
import type { Caller } from '../session/tokens.js'

/** 20 MB; domain model B5. */
export const maxAttachmentBytes = 20 * 1024 * 1024

const params = z.object({
  id: idText,
})

const response = {
  201: z.object({
    status_code: z.number().int(),
    data: z.object({ id: z.number().int(), fileName: z.string(), mime: z.string(), sizeBytes: z.number().int(), sha256: z.string() }),
  }),
}

const bytes = { description: 'The file', content: { '*/*': { schema: z.unknown().meta({ type: 'string', format: 'binary' }) } } }

/**
 * Adds the calls for files of records. Files are stored in the database, so that every process and every backup has them. They are sent to
 * it as base64, which takes a tenth of the time of the drivers' own form.
 */
export function attachmentRoutes(
  server: ApiServer,
  { database, clock, set }: { readonly database: Database; readonly clock: () => Date; readonly set: EntitySet },
): void {
  const uploads = createUploads()
  server.post(
    '/anexos',
    {
      config: { refusals: [409, 429] },
      schema: { tags: ['anexos'], consumes: ['multipart/form-data'], headers: keyHeader, response },
      bodyLimit: maxAttachmentBytes + 64 * 1024,
    },
    async (request, reply) => {
      const answer = await uploads.take(request, {
        reply,
        most: maxAttachmentBytes,
        check: (bytes) => checkQuota(database, { caller: callerOf(request), bytes, now: clock() }),
        store: ({ name, bytes }) => storeFile(request, { name: safeName(name), bytes, database, now: clock() }),
      })
      return reply.code(201).send(answer.body as z.infer<(typeof response)[201]>)
    },
  )

  // Nothing is gained by compressing them, and a part of a file must be a part of these bytes.
  const reading = {
    compress: false as const,
    config: { acceptsTokenInQuery: true, refusals: [416] },
    schema: { tags: ['anexos'], params, response: { 200: bytes, 206: { ...bytes, description: 'The part that `Range` names' } } },
  }
  server.get('/anexos/:id', reading, async (request, reply) => {
    const found = await firstRow<StoredFile>(
      database,
      sql`select id, file_name as "fileName", mime, size_bytes as "size", sha256 from attachment
        where id = ${request.params.id} and ${reachableFile(set.plans, callerOf(request))}`,
    )
    if (!found) throw notFound()
    return sendFile(found, { database, request, reply })
  })
}

interface Received {
  readonly name: string
  readonly bytes: Buffer
  readonly database: Database
  readonly now: Date
}

/** Checks and stores a received file. */
async function storeFile(request: FastifyRequest, { name, bytes, database, now }: Received): Promise<Answer> {
  const type = fileTypeOf(bytes)
  if (!type) throw invalid([{ path: 'file', code: bytes.length === 0 ? 'required' : 'invalid' }])
  const { userId, sessionId } = callerOf(request)
  const fileName = namedAs(name, type)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const record = { fileName, mime: type.mime, sizeBytes: bytes.length, sha256 }
  // A phone may send a file again when the answer was lost.
  return writeOnce(request, { database, now, content: record }, async (transaction) => {
    await checkQuota(transaction, { caller: callerOf(request), bytes: bytes.length, now })
    const row = await firstRow<{ id: number }>(
      transaction,
      sql`insert into attachment (file_name, mime, size_bytes, sha256, uploaded_by, uploaded_session, uploaded_at)
        values (${fileName}, ${type.mime}, ${bytes.length}, ${sha256}, ${userId}, ${sessionId}, ${now.toISOString()}) returning id`,
    )
    await sql`insert into attachment_content (attachment_id, bytes) values (${row?.id}, decode(${bytes.toString('base64')}, 'base64'))`.execute(
      transaction,
    )
    return { status: 201, body: { status_code: 201, data: { id: row?.id ?? 0, ...record } } }
  })
}

/** The last part of a path, without characters that could break a header or a screen. */
function safeName(name: string): string {
  // Forms send a quotation mark as %22 (HTML, multipart/form-data encoding).
  const last = name.replaceAll('%22', '"').split(/[\\/]/).at(-1) ?? ''
  return (
    last
      .toWellFormed()
      .replace(/[\p{Cc}\p{Cf}]/gu, '')
      .slice(-120) || 'anexo'
  )
}

const otherExtensions: Readonly<Record<string, readonly string[]>> = { jpg: ['jpg', 'jpeg'], heic: ['heic', 'heif'] }

/** The name with the extension of the real type; with the sender's extension, a system might open the file as something else. */
function namedAs(name: string, { extension }: FileType): string {
  const [, ending] = /\.([^.]*)$/.exec(name) ?? []
  const known = otherExtensions[extension] ?? [extension]
  if (ending !== undefined && known.includes(ending.toLowerCase())) return name
  return `${name.replace(/\.\w{0,10}$/, '') || 'anexo'}.${extension}`
}

/** Sixty files of the largest size in an hour. */
const quota = { seconds: 3600, bytes: 60 * maxAttachmentBytes } as const

/** Limits the uploads of a user. @throws Problem 429 above the quota */
async function checkQuota(
  database: Database,
  { caller: { userId, visit }, bytes, now }: { readonly caller: Caller; readonly bytes: number; readonly now: Date },
): Promise<void> {
  const since = new Date(now.getTime() - quota.seconds * 1000).toISOString()
  const sent = await firstRow<{ bytes: number }>(
    database,
    sql`select coalesce(sum(size_bytes), 0) as bytes from attachment
      where uploaded_at > ${since} and ${sentBy({ userId, visit })}`,
  )
  if ((sent?.bytes ?? 0) + bytes > quota.bytes) throw new Problem(429, 'throttled', { retryAfter: 600, params: { seconds: 600 } })
}

/** Condition for the files that a caller may read: those of records on their screens, and their own uploads. */
function reachableFile(plans: readonly EntityPlan[], caller: Caller): Fragment {
  const seen = plans.filter((plan) => isWithin(caller, plan))
  const tables = seen.flatMap(({ entity, fields, groups, children }) => [
    { table: entity.table, fields: [...fields, ...groups.flatMap((group) => group.fields)] },
    ...allChildren(children).map(({ child }) => child),
  ])
  const holders = tables.flatMap(({ table, fields }) =>
    fields
      .filter(({ target }) => target === 'attachment')
      .map(({ column }) => sql`exists (select 1 from ${sql.table(table)} r where ${sql.ref(`r.${column}`)} = attachment.id)`),
  )
  const besides = seen
    .flatMap(({ entity }) => entity.fileTables ?? [])
    .map((table) => sql`exists (select 1 from ${sql.table(table)} r where r.file_id = attachment.id)`)
  return sql`(${sql.join([sentBy(caller), ...holders, ...besides], sql` or `)})`
}
