import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { entityFolders } from '../entities/entities.js'
import { documentEnds, documentsValidUntil, mandateUntil } from '../entities/organization/table.js'
import { classItems, groupItems, materialAta } from '../entities/material/table.js'
import { openFindings } from '../entities/site-visit/table.js'
import { certificateEnds } from '../entities/supplier/table.js'
import { tenderAwarded, tenderClasses } from '../entities/tender/table.js'
import { startTestServer, type TestServer } from '../testing/testServer.js'
import { type Database, firstRow } from './database.js'
import type { KeptColumn } from './keptColumns.js'

let api: TestServer
beforeAll(async () => {
  api = await startTestServer({ demoScale: 0.1 })
}, 400_000)
afterAll(() => api.close())

const kept = entityFolders.flatMap((folder) => folder.kept ?? [])

interface Held {
  /** Rows whose column differs from its definition. */
  readonly wrong: number
  /** Rows whose column has a value. */
  readonly telling: number
  /** All values as one text. */
  readonly whole: string
}

async function held(database: Database, { owner, column, value }: KeptColumn): Promise<Held> {
  const [name, worth] = [sql.ref(`t.${column}`), sql.raw(value)]
  const found = await firstRow<Held>(
    database,
    sql`select count(*) filter (where ${name} is distinct from ${worth})::integer as wrong,
      count(*) filter (where coalesce(${name}::text, '') not in ('', '0', '{}', '-infinity'))::integer as telling,
      string_agg(t.id || ' ' || coalesce(${name}::text, ''), '|' order by t.id) as whole from ${sql.table(owner)} t`,
  )
  return found ?? { wrong: -1, telling: 0, whole: '' }
}

const another = `insert into lot_item (owner_id, position, material_id, quantity, max_unit_price)
  select o.id, 900, (select m.id from material m where m.ata_until = '-infinity' and m.class_id <> all(n.class_ids) order by m.id limit 1), 1, 1
  from lot o join tender n on n.id = o.tender_id where o.status = 'homologado' and n.is_srp and n.status = 'vigente' order by o.id limit 1`

/** Each of these statements changes the column, one after the other. */
const changes: readonly (readonly [kept: KeptColumn, ...statements: string[]])[] = [
  [
    documentsValidUntil,
    `update organization_attachment set valid_until = '2019-01-01' where id % 2 = 0`,
    `update organization_attachment set category = 'alvara'`,
    `insert into organization_attachment (owner_id, position, file_id, category) select min(owner_id), 900, min(file_id), 'alvara' from organization_attachment`,
    'delete from organization_attachment where owner_id % 2 = 0',
  ],
  [
    documentEnds,
    `update organization_attachment set valid_until = valid_until + 1000 where id % 2 = 0`,
    `update organization set deleted_at = now() where id % 3 = 0`,
    `update organization set status = 'inativa' where id % 3 = 1`,
    `update organization set deleted_at = null, status = 'habilitada'`,
    `update organization_attachment set category = 'alvara'`,
    `insert into organization_attachment (owner_id, position, file_id, category) select min(owner_id), 900, min(file_id), 'alvara' from organization_attachment`,
    'delete from organization_attachment where owner_id % 2 = 0',
  ],
  [
    mandateUntil,
    `update organization_dirigente set mandate_end = mandate_end + 1 where id % 2 = 0`,
    `insert into organization_dirigente (owner_id, position, person_id, role, mandate_start, is_legal_rep)
      select owner_id, 900, person_id, 'presidente', '2040-01-01', true from organization_dirigente where id % 3 = 0 and position = 0`,
    `update organization_dirigente set is_legal_rep = false where position = 900`,
    'delete from organization_dirigente where id % 5 = 0',
  ],
  [
    certificateEnds,
    `insert into supplier_certificate (owner_id, position, type, valid_until) select owner_id, 900, type, '2040-01-01' from supplier_certificate where position = 0`,
    `update supplier_certificate set valid_until = '2041-01-01' where id % 2 = 0`,
    `update supplier set status = 'inativo' where id % 2 = 0`,
    `update supplier set deleted_at = now() where id % 3 = 0`,
    `update supplier set deleted_at = null, status = 'ativo'`,
    'delete from supplier_certificate where position = 900',
  ],
  [
    openFindings,
    `update site_visit_finding set state = 'sanada' where id % 2 = 0`,
    `insert into site_visit_finding (owner_id, position, severity, description, state) select id, 900, 'leve', '-', 'aberta' from site_visit`,
    'delete from site_visit_finding where position = 900',
  ],
  [
    tenderClasses,
    another,
    `delete from lot_item where position = 900`,
    `update lot set deleted_at = now()`,
    `update lot set deleted_at = null where id % 2 = 0`,
    `update material set class_id = (select max(id) from material_class)`,
  ],
  [
    tenderAwarded,
    `update lot_item set awarded_unit_price = awarded_unit_price / 2`,
    `update lot_item set quantity = quantity + 1`,
    `update lot set status = 'cancelado' where id % 2 = 0`,
    `update lot set deleted_at = now() where id % 3 = 0`,
    `update lot set tender_id = (select max(id) from tender), number = 5000 + id where id % 5 = 1`,
  ],
  ...[classItems, groupItems].map((each): readonly [KeptColumn, ...string[]] => [
    each,
    `update material set deleted_at = now() where id % 3 = 0`,
    `update material set class_id = (select max(id) from material_class), group_id = (select max(id) from material_group) where id % 3 = 1`,
    `insert into material (label, search_text, code, type, group_id, class_id, description, specification, unit_code, sustainable, perishable, keywords)
      select 'um', '', '9999.99999', 'material', group_id, class_id, 'um', '-', 'UN', false, false, '{}' from material order by id limit 1`,
    `delete from material where code = '9999.99999'`,
  ]),
  [
    materialAta,
    another,
    `update lot_item set material_id = (select min(m.id) from material m where m.ata_until = '-infinity') where position = 900`,
    `update lot set status = 'cancelado' where id % 2 = 0`,
    `update lot set deleted_at = now() where id % 3 = 0`,
    `update tender set valid_until = valid_until + 1`,
    `update tender set status = 'encerrada' where id % 2 = 0`,
    `update tender set is_srp = false where id % 3 = 0`,
    `update tender set deleted_at = now() where id % 5 = 1`,
  ],
]

/** Thrown to roll back all changes. */
const end = new Error('all changes were followed')

describe('a column that is worked out from other tables', () => {
  test.each(kept.map((each) => [each.owner, each.column, each] as const))(
    '%s.%s is that of the demo data',
    async (_owner, _column, each) => {
      const { wrong, telling } = await held(api.database, each)
      expect(telling).toBeGreaterThan(0)
      expect(wrong).toBe(0)
    },
  )

  test.each(changes.map(([each, ...statements]) => [each.owner, each.column, each, statements] as const))(
    '%s.%s follows every change of them',
    async (_owner, _column, each, statements) => {
      const rolledBack = api.database.transaction().execute(async (transaction) => {
        for (const statement of statements) {
          const before = await held(transaction, each)
          await sql.raw(statement).execute(transaction)
          const after = await held(transaction, each)
          expect([statement, after.wrong, after.whole === before.whole]).toEqual([statement, 0, false])
        }
        throw end
      })
      await rolledBack.catch((error: unknown) => expect(error).toBe(end))
    },
  )
})
