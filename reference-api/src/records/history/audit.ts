import { contracts, veilKept } from '@esporte-parana/sdk/contracts'
import type { Writer } from '../plan/defineEntity.js'
import { sql } from 'kysely'
import { type Database, type DatabaseTransaction, rows } from '../../database/database.js'
import type { Change } from './changes.js'

export type AuditAction =
  | 'create'
  | 'update'
  | 'delete'
  | 'restore'
  | 'activate'
  | 'inactivate'
  | 'transition'
  | 'import'
  | 'reveal'
  | 'purge'
  | 'anonymize'

interface AuditEntry {
  readonly id: number
  readonly changes: readonly Change[]
}

const contractOf = new Map(contracts.map(({ contract }) => [contract.name, contract]))

/** Writes audit entries for records of one entity, in the transaction that changes them. Masked fields are kept masked: a history outlives its record. */
export async function writeAudit(
  transaction: DatabaseTransaction,
  {
    entity,
    action,
    writer,
    entries,
    source = null,
    reason = null,
    transition = null,
  }: {
    readonly entity: string
    readonly action: AuditAction
    readonly writer: Writer
    readonly entries: readonly AuditEntry[]
    /** The file that the records came from. */
    readonly source?: string | null
    /** The reason that the user typed. */
    readonly reason?: string | null
    /** Name of the transition in the contract. */
    readonly transition?: string | null
  },
): Promise<void> {
  const contract = contractOf.get(entity)
  const kept = contract
    ? entries.map(({ changes, ...entry }) => ({ ...entry, changes: changes.map((change) => veilKept(contract, change)) }))
    : entries
  // All entries travel as one text: one parameter for each value takes the embedded database longer than the write itself.
  await sql`insert into audit_entry (entity, record_id, at, user_id, action, changes, source, reason, transition)
    select ${entity}, e.id, ${writer.at}::timestamptz, ${writer.userId}::integer, ${action}, e.changes, ${source}, ${reason}, ${transition}
    from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as e(id integer, changes jsonb)`.execute(transaction)
}

/** Entries in one answer. The caller asks for more with the oldest id that it has. */
const pageSize = 50

/** One page of a record's history, the newest entry first. */
export async function readHistory(
  database: Database,
  entity: string,
  { id, before }: { readonly id: number; readonly before?: number },
): Promise<{ readonly entries: HistoryRow[]; readonly hasMore: boolean }> {
  const found = await rows<HistoryRow>(
    database,
    sql`select a.id, a.at, a.action, a.changes, a.reason, a.transition,
        case when u.id is null then null else jsonb_build_object('id', u.id, 'label', u.name) end as "by"
      from audit_entry a left join app_user u on u.id = a.user_id
      where a.entity = ${entity} and a.record_id = ${id} ${before === undefined ? sql`` : sql`and a.id < ${String(before)}::bigint`}
      order by a.id desc limit ${pageSize + 1}`,
  )
  return { entries: found.slice(0, pageSize), hasMore: found.length > pageSize }
}

export interface HistoryRow {
  readonly id: number
  readonly at: string
  readonly action: string
  readonly by: { readonly id: number; readonly label: string } | null
  readonly reason: string | null
  readonly transition: string | null
  readonly changes: readonly Change[]
}
