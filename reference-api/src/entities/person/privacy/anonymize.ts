import { sql } from 'kysely'
import { type DatabaseTransaction, firstRow, rows } from '../../../database/database.js'
import { unreferred } from '../../../database/unreferred.js'
import { Problem, refused } from '../../../http/Problem.js'
import { writeAudit } from '../../../records/history/audit.js'
import type { Change } from '../../../records/history/changes.js'
import type { StoredRecord } from '../../../records/read/readRecords.js'
import { searchText } from '../../../records/read/searchText.js'
import { lockRecord, reread, type WriteContext } from '../../../records/write/writeRecord.js'
import { eraseInHistories, eraseMentions } from './mentions.js'
import { anonymizationObstacles } from './obstacles.js'
import { blank, type Identity, type Traces, tracesOf } from './traces.js'

interface Request {
  readonly id: number
  readonly version: number
  readonly reason: string
}

/** The name of a person without personal data. */
export const anonymousName = (id: number) => `Pessoa anonimizada ${id}`

/**
 * Removes everything that tells who a person is, for good: from the record, its histories, its files and account, and from the texts of records
 * that refer to it. Id, status, municipality, gender, year of birth and what refers to the record stay, so that counts stay true.
 * @throws Problem 404, 412, 409 `sealed` the second time, or 409 with everything that hinders it
 */
export async function anonymizePerson(context: WriteContext, { id, version, reason }: Request): Promise<StoredRecord> {
  const { transaction, plan, writer } = context
  await lockRecord(context, { id, version })
  const obstacles = await anonymizationObstacles(context, id)
  if (obstacles.length > 0) throw refused(obstacles)
  const identity = await readIdentity(transaction, id)
  const traces = tracesOf(identity)
  await clearRecord(context, { id, reason: traces.erase(reason) })
  await clearHistory(transaction, id)
  await eraseInHistories(context, { entity: 'person', ids: sql`(${id})`, traces })
  await eraseMentions(context, id, traces)
  await clearAccounts(transaction, id)
  await clearKept(transaction, traces)
  const entries = [{ id, changes: [] }]
  await writeAudit(transaction, { entity: plan.entity.contract.name, action: 'anonymize', writer, entries, reason: traces.erase(reason) })
  return reread(context, id)
}

async function readIdentity(transaction: DatabaseTransaction, id: number): Promise<Identity> {
  const found = await firstRow<Identity>(
    transaction,
    sql`select name, social_name as "socialName", cpf, email, phone, phone2, foreign_document_number as "foreignNumber", rg_number as "rgNumber"
      from person where id = ${id}`,
  )
  if (!found) throw new Problem(404, 'not-found')
  return found
}

/** Columns of a person that stay; the others become empty. A new column goes too, until it is named here. */
const keptColumns = new Set([
  'id',
  'status',
  'created_at',
  'created_by',
  'deleted_at',
  'gender',
  'nationality',
  'legal_capacity',
  'address_country_id',
  'address_state_id',
  'address_city_id',
  'lgpd_legal_basis',
  'lgpd_consent_at',
  'lgpd_consent_ended_at',
])

async function clearRecord(
  { transaction, catalogue, writer }: WriteContext,
  { id, reason }: Pick<Request, 'id' | 'reason'>,
): Promise<void> {
  const name = anonymousName(id)
  const written = {
    label: sql`${name}`,
    name: sql`${name}`,
    search_text: sql`${searchText([name])}`,
    document_type: sql`'interno'`,
    // The number of an own code would still lead to papers that name the person.
    internal_code: sql`${`ANON-${String(id).padStart(6, '0')}`}`,
    birth_date: sql`date_trunc('year', birth_date)::date`,
    // An address always has these three.
    address_street: sql`case when address_street is not null then ${blank} end`,
    address_number: sql`case when address_number is not null then 'S/N' end`,
    address_neighborhood: sql`case when address_neighborhood is not null then ${blank} end`,
    lgpd_image_use: sql`false`,
    sealed_at: sql`${writer.at}`,
    sealed_reason: sql`${reason}`,
    version: sql`version + 1`,
    updated_at: sql`${writer.at}`,
    updated_by: sql`${writer.userId}`,
  }
  const columns = [...(catalogue.columns.get('person')?.keys() ?? [])].filter((column) => !keptColumns.has(column) && !(column in written))
  const cleared = columns.map((column) => sql`${sql.id(column)} = null`)
  const set = Object.entries(written).map(([column, value]) => sql`${sql.id(column)} = ${value}`)
  const photo = await firstRow<{ id: number | null }>(transaction, sql`select photo_id as id from person where id = ${id}`)
  await sql`update person set ${sql.join([...set, ...cleared])} where id = ${id}`.execute(transaction)
  await sql`delete from person_guardian where owner_id = ${id}`.execute(transaction)
  await sql`delete from person_bank_account where owner_id = ${id}`.execute(transaction)
  await sql`update person_function set registration = null, cref_number = null where owner_id = ${id}`.execute(transaction)
  // The content goes with the file. One that another record has too is that record's.
  if (typeof photo?.id === 'number')
    await sql`delete from attachment t where t.id = ${photo.id} and ${unreferred(catalogue, 'attachment')}`.execute(transaction)
}

/** Fields whose former values tell nobody who it was. */
const keptFields =
  /^(?:status|gender|nationality|legalCapacity|documentType|address\.(?:countryId|stateId|cityId)|lgpd\.\w+|functions\[\d+\]\.(?:functionId|departmentId|start|end|hours)|city)$/

/** Takes the values out of the person's own history; who changed which field when stays. */
async function clearHistory(transaction: DatabaseTransaction, id: number): Promise<void> {
  const entries = await rows<{ id: number; changes: readonly Change[] }>(
    transaction,
    sql`select id, changes from audit_entry where entity = 'person' and record_id = ${id} and changes <> '[]'`,
  )
  for (const entry of entries) {
    const changes = entry.changes.map((change) => (keptFields.test(change.field) ? change : withoutValues(change)))
    await sql`update audit_entry set changes = ${JSON.stringify(changes)}::jsonb where id = ${entry.id}`.execute(transaction)
  }
}

function withoutValues({ beforeLabel: _before, afterLabel: _after, ...change }: Change): Change {
  const hidden = (value: unknown) => (value === null ? null : blank)
  return { ...change, before: hidden(change.before), after: hidden(change.after) }
}

/** A closed account keeps its id, which signs what was done with it, but can never be opened again. */
async function clearAccounts(transaction: DatabaseTransaction, id: number): Promise<void> {
  const accounts = await rows<{ id: number }>(
    transaction,
    sql`update app_user set name = ${anonymousName(id)}, username = 'anonimizada-' || id, email = 'anonimizada-' || id || '@invalid',
      password_hash = null, is_active = false where person_id = ${id} returning id`,
  )
  const ids = accounts.map((account) => account.id)
  await sql`delete from session where user_id = any(${ids}::integer[])`.execute(transaction)
  await sql`delete from sign_in where user_id = any(${ids}::integer[])`.execute(transaction)
  await sql`delete from account_link where user_id = any(${ids}::integer[])`.execute(transaction)
  await sql`delete from preference where user_id = any(${ids}::integer[])`.execute(transaction)
}

/** Answers kept for repeated requests, and the searches of exports. */
async function clearKept(transaction: DatabaseTransaction, traces: Traces): Promise<void> {
  const answers = await rows<{ user: number; key: string; answer: unknown }>(
    transaction,
    sql`select user_id as "user", key, answer from idempotent_request where answer::text ~* ${traces.pattern}`,
  )
  for (const { user, key, answer } of answers)
    await sql`update idempotent_request set answer = ${JSON.stringify(traces.erase(answer))}::jsonb where user_id = ${user} and key = ${key}`.execute(
      transaction,
    )
  const exports = await rows<{ id: number; conditions: unknown }>(
    transaction,
    sql`select id, conditions from export_entry where conditions::text ~* ${traces.pattern}`,
  )
  for (const { id, conditions } of exports)
    await sql`update export_entry set conditions = ${JSON.stringify(traces.erase(conditions))}::jsonb where id = ${id}`.execute(transaction)
}
