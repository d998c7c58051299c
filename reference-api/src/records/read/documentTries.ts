import { isCpf } from '@esporte-parana/sdk/validators'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { type Database, firstRow } from '../../database/database.js'
import { limitTries } from '../../session/throttle.js'
import type { EntitySet } from '../plan/plan.js'
import { searchPatterns } from './searchText.js'

/**
 * Searches for CPFs that nobody has, in a quarter of an hour. A registration desk makes fewer. A mask shows six digits and two follow from the
 * others, so a thousand CPFs fit one: whoever tries them all needs hours.
 */
const maxMisses = 60

interface TriesOptions {
  readonly database: Database
  readonly set: EntitySet
  readonly clock: () => Date
}

/** Limits searches for CPFs that nobody has, in lists, counts, choices, exports, actions, the search and the check for duplicates. */
export function limitDocumentTries(server: FastifyInstance, { database, set, clock }: TriesOptions): void {
  server.addHook('preHandler', async (request) => {
    const { caller } = request
    const cpfs = caller ? searchedCpfs(request) : []
    if (!caller || cpfs.length === 0 || (await areAllKnown(database, set, cpfs))) return
    // Visitors of a portal share its user.
    const who = caller.portal ? `session ${caller.sessionId}` : `user ${caller.userId}`
    await limitTries(database, { what: 'documents', who, count: maxMisses, now: clock() })
  })
}

interface Searching {
  readonly busca?: unknown
  readonly q?: unknown
  readonly filter?: Searching | null
  /** Of the check for duplicates. */
  readonly values?: Readonly<Record<string, unknown>> | null
}

function searchedCpfs({ query, body }: FastifyRequest): readonly string[] {
  const [asked, sent] = [query ?? {}, body ?? {}] as readonly Searching[]
  const values = [asked?.busca, asked?.q, sent?.q, sent?.filter?.busca, ...Object.values(sent?.values ?? {})]
  const texts = values.filter((value) => typeof value === 'string')
  return texts
    .flatMap(searchPatterns)
    .flatMap((pattern) => /^%(\d{11})%$/.exec(pattern)?.[1] ?? [])
    .filter(isCpf)
}

async function areAllKnown(database: Database, { plans }: EntitySet, cpfs: readonly string[]): Promise<boolean> {
  const columns = plans.flatMap(({ entity, fields }) =>
    fields.filter(({ key }) => entity.contract.masked.includes(key)).map(({ column }) => ({ table: entity.table, column })),
  )
  const known = sql.join(
    columns.map(
      ({ table, column }) => sql`select ${sql.id(column)} as cpf from ${sql.table(table)} where ${sql.id(column)} = any(${cpfs})`,
    ),
    sql` union `,
  )
  const found = await firstRow<{ count: number }>(database, sql`select count(*)::integer as count from (${known}) known`)
  return found?.count === new Set(cpfs).size
}
