import { createHash } from 'node:crypto'
import type { Link } from '@esporte-parana/sdk/contracts'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { z } from 'zod'
import { type Database, type DatabaseTransaction, firstRow } from '../../database/database.js'
import { Problem, unreadable } from '../../http/Problem.js'
import { callerOf } from '../../session/authenticate.js'

export interface Answer {
  readonly status: number
  readonly body: unknown
}

/** The header of a call that may be repeated, for the OpenAPI document. */
export const keyHeader = z.looseObject({
  'idempotency-key': z.string().optional().describe('The same request sent again within seven days gets the first answer.'),
})

/** A phone that lost an answer may have no network for a long weekend. */
const keptHours = 7 * 24

interface OnceOptions {
  readonly database: Database
  readonly now: Date
  /** Compared instead of the body, where the body is long. */
  readonly content?: unknown
}

/**
 * Writes in one transaction. With an `Idempotency-Key`, the same request sent again within seven days gets the first answer and writes
 * nothing. A duplicate that arrives during the first request waits at the key's row. `content` is compared instead of a long body.
 */
export async function writeOnce(
  request: FastifyRequest,
  { database, now, content = request.body }: OnceOptions,
  write: (transaction: DatabaseTransaction) => Promise<Answer>,
): Promise<Answer> {
  const key = readKey(request)
  return database.transaction().execute(async (transaction) => {
    if (key === undefined) return write(transaction)
    const { userId } = callerOf(request)
    const fingerprint = fingerprintOf(request, content)
    // An expired key that is still stored is used again; the nightly job deletes the others.
    const claimed = await firstRow(
      transaction,
      sql`insert into idempotent_request as kept (user_id, key, fingerprint, at) values (${userId}, ${key}, ${fingerprint}, ${now.toISOString()})
        on conflict (user_id, key) do update set fingerprint = excluded.fingerprint, at = excluded.at, answer = null where kept.at < ${keptSince(now)}
        returning 1 as claimed`,
    )
    if (!claimed) return firstAnswer(transaction, { userId, key, fingerprint })
    const answer = await write(transaction)
    await sql`update idempotent_request set answer = ${JSON.stringify(answer)}::jsonb where user_id = ${userId} and key = ${key}`.execute(
      transaction,
    )
    return answer
  })
}

/** The stored answer of this request; undefined without a key or when it was not sent before. */
export async function answeredBefore(
  request: FastifyRequest,
  { database, now, content = request.body }: OnceOptions,
): Promise<Answer | undefined> {
  const key = readKey(request)
  if (key === undefined) return undefined
  const { userId } = callerOf(request)
  return database.transaction().execute(async (transaction) => {
    const isKept = await firstRow(
      transaction,
      sql`select 1 from idempotent_request where user_id = ${userId} and key = ${key} and at >= ${keptSince(now)}`,
    )
    return isKept && firstAnswer(transaction, { userId, key, fingerprint: fingerprintOf(request, content) })
  })
}

/** Deletes the answers that have expired. */
export async function dropOldAnswers(database: Database, now: Date): Promise<void> {
  await sql`delete from idempotent_request where at < ${keptSince(now)}`.execute(database)
}

const fingerprintOf = ({ method, url }: FastifyRequest, content: unknown): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([method, url, content ?? null]))
    .digest()

const keptSince = (now: Date) => new Date(now.getTime() - keptHours * 3_600_000).toISOString()

async function firstAnswer(
  transaction: DatabaseTransaction,
  { userId, key, fingerprint }: { readonly userId: number; readonly key: string; readonly fingerprint: Buffer },
): Promise<Answer> {
  const known = await firstRow<{ fingerprint: Uint8Array; answer: Answer | null }>(
    transaction,
    sql`select fingerprint, answer from idempotent_request where user_id = ${userId} and key = ${key}`,
  )
  if (!known?.answer) throw new Problem(409, 'conflict')
  if (!fingerprint.equals(known.fingerprint)) throw new Problem(409, 'key-reused', { data: nameOf(known.answer) })
  return known.answer
}

/** The record that the key has stored, by which a client leads there. */
function nameOf({ body }: Answer): Link | undefined {
  const { data } = body as { readonly data?: Partial<Link> | null }
  return data?.id === undefined || data.label === undefined ? undefined : { id: data.id, label: data.label }
}

function readKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) throw unreadable('Idempotency-Key', 'invalid')
  return key
}
