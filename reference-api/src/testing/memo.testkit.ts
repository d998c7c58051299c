import { defineContract, type Link, type RuleIssue, type Stored } from '@esporte-parana/sdk/contracts'
import {
  barred,
  link,
  money,
  optionalId,
  optionalParagraphs,
  optionalText,
  requiredId,
  requiredText,
  storedShape,
} from '@esporte-parana/sdk/schema'
import { sql } from 'kysely'
import { z } from 'zod'
import { firstRow } from '../database/database.js'
import { runScript } from '../database/migrate.js'
import { storedColumns } from '../database/storedColumns.js'
import { person } from '../entities/person/entity.js'
import { refused } from '../http/Problem.js'
import { defineEntity } from '../records/plan/defineEntity.js'
import { issueWhen } from '../records/plan/issueWhen.js'
import type { TestEntities } from './testServer.js'

interface VendorDraft {
  readonly name: string
}
const vendorDraft = z.object({ name: requiredText(3, 80) })
const vendorRecord = vendorDraft.extend({ ...storedShape, status: z.string() })
interface Vendor extends Stored, VendorDraft {}

/** Vendors can be referred to while active or suspended. */
const vendorContract = defineContract<Vendor, VendorDraft>({
  name: 'vendor',
  path: '/vendedores',
  search: ['name'],
  filters: ['status'],
  sortable: ['name'],
  statuses: ['em-cadastro', 'ativo', 'suspenso', 'inativo'],
  referable: ['ativo', 'suspenso'],
  transitions: [
    { name: 'admit', from: 'em-cadastro', to: 'ativo' },
    { name: 'suspend', from: 'ativo', to: 'suspenso' },
  ],
  isReassignable: true,
  schema: () => Promise.resolve({ draft: vendorDraft, entity: vendorRecord } as never),
})
const vendor = defineEntity(vendorContract, { table: 'vendor', label: ({ name }) => name })

const memoDraft = z.object({
  subject: requiredText(3, 80),
  vendorId: optionalId,
  requesterId: requiredId,
  commitment: optionalText(20),
  notes: optionalParagraphs(500),
})
const memoRecord = memoDraft.extend({ ...storedShape, status: z.string(), vendor: link.nullable(), requester: link, barred })
interface MemoDraft extends z.infer<typeof memoDraft> {}
interface Memo extends Stored, MemoDraft {
  readonly vendor: Link | null
}
const commit = z.object({ commitment: requiredText(3, 20), amount: money() })

const memoContract = defineContract<Memo, MemoDraft>({
  name: 'memo',
  path: '/memorandos',
  search: ['subject'],
  filters: ['status'],
  sortable: ['subject'],
  statuses: ['rascunho', 'enviada', 'aprovada', 'empenhada', 'cancelada'],
  transitions: [
    { name: 'submit', from: 'rascunho', to: 'enviada' },
    { name: 'approve', from: 'enviada', to: 'aprovada', secondHand: 'ownRequest' },
    { name: 'approveAnyway', from: 'enviada', to: 'aprovada', needsReason: true },
    { name: 'commit', from: 'aprovada', to: 'empenhada', payload: true },
    { name: 'cancel', from: ['rascunho', 'enviada', 'aprovada'], to: 'cancelada', needsReason: true },
  ],
  editable: { enviada: ['notes'], aprovada: ['commitment', 'notes'] },
  finalStatuses: ['empenhada', 'cancelada'],
  deletable: ['rascunho'],
  schema: () => Promise.resolve({ draft: memoDraft, entity: memoRecord, transitions: { commit } } as never),
})

/** The codes of its own rules, whose texts are in this kit, not in the list of entities. */
const own = (code: `memo.${string}`) => code as RuleIssue['code']

/** The total budget. */
const budget = 1000

const memo = defineEntity(memoContract, {
  table: 'memo',
  label: ({ subject }) => subject,
  links: { vendor: { table: 'vendor' }, requester: { table: 'person' } },
  check: async ({ subject }, { actor }) =>
    subject.includes('papéis') && !actor.roles.includes('CHEFE-T') ? [{ path: 'subject', code: own('memo.notYours') }] : [],
  stamp: async (_, { actor }) => ({ written_by: actor.personId ?? null }),
  secondHand: { madeIn: ['rascunho'], named: () => sql`select t.requester_id` },
  guards: {
    submit: async ({ vendorId, notes }) => [
      ...issueWhen(vendorId === null, { path: 'vendorId', code: 'required' }),
      ...issueWhen(notes === null, { path: '', code: own('memo.unexplained') }),
    ],
    commit: async (_, { payload }) => (payload.commitment === 'REPETIDO' ? [{ path: 'commitment', code: 'duplicate' }] : []),
  },
  effects: {
    commit: async (record, { database, payload }) => {
      await sql`insert into memo_entry (memo_id, amount) values (${record.id}, ${payload.amount})`.execute(database)
      const spent = await firstRow<{ total: number }>(database, sql`select sum(amount)::float8 as total from memo_entry`)
      if ((spent?.total ?? 0) > budget) throw refused([{ path: 'amount', code: 'memo.balance', params: { max: budget } }])
      return { commitment: payload.commitment }
    },
  },
})

/** Test entities with workflows that use every declaration, which no real entity does. */
export const memoEntities: TestEntities = {
  list: [person, vendor, memo],
  prepare: (database) =>
    database.transaction().execute((transaction) =>
      runScript(
        transaction,
        `create table vendor (${storedColumns}, status text not null, name text not null);
        create table memo (${storedColumns}, status text not null, subject text not null, vendor_id integer references vendor,
          requester_id integer not null references person, commitment text unique, written_by integer references person);
        create table memo_entry (memo_id integer not null references memo, amount numeric not null);`,
      ),
    ),
}
