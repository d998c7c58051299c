import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { rows } from './database.js'
import { migrate, runScript } from './migrate.js'
import { migrations } from './migrations.js'
import { openEmbedded } from './openDatabase.js'

const tables = ['person_guardian', 'person_bank_account', 'person_function']

test('rows of an older database get ids; what they hold and their order stay', async () => {
  const { database, close } = await openEmbedded()
  const place = migrations.findIndex(({ name }) => name === '015-row-ids')
  await migrate(database, migrations.slice(0, place))
  await database.transaction().execute((transaction) =>
    runScript(
      transaction,
      `insert into staff_function (id, label, search_text, name, code, category, requires_cref) values (1, 'F', 'f', 'F', 'FN-1', 'cargo-efetivo', false);
      insert into department (id, label, search_text, name, acronym, kind, email) values (1, 'D', 'd', 'D', 'DD', 'setor', 'd@x.br');
      insert into person (label, search_text, document_type, cpf, name, birth_date, gender, nationality, legal_capacity, lgpd_legal_basis, lgpd_image_use)
        select 'P', 'p', 'cpf', lpad(n::text, 11, '0'), 'P', '2000-01-01', 'feminino', 'brasileiro', 'adulto', 'politica-publica', false from generate_series(1, 3) n;
      insert into person_guardian (owner_id, position, name, relation, phone, is_main)
        select o, p, 'G' || o || p, 'mae', '41', p = 0 from generate_series(1, 3) o, generate_series(0, 2) p order by p desc;
      insert into person_bank_account (owner_id, position, bank_code, agency, account, account_digit, account_type, is_main)
        select o, p, '001', '0001', o || '' || p, '1', 'corrente', p = 0 from generate_series(1, 3) o, generate_series(0, 2) p;
      insert into person_function (owner_id, position, function_id, department_id, start)
        select o, p, 1, 1, '2020-01-01' from generate_series(1, 3) o, generate_series(0, 2) p`,
    ),
  )
  const read = (table: string) => rows(database, sql`select * from ${sql.table(table)} order by owner_id, position`)
  const before = await Promise.all(tables.map(read))
  expect(await migrate(database, migrations)).toEqual(migrations.slice(place).map(({ name }) => name))
  for (const [index, table] of tables.entries()) {
    const after = await read(table)
    expect(new Set(after.map(({ id }) => id)).size).toBe(9)
    expect(after.map((row) => ({ ...row, id: undefined }))).toEqual(before[index]?.map((row) => ({ ...row, id: undefined })))
  }
  // A new row gets an unused id.
  await sql`insert into person_function (owner_id, position, function_id, department_id, start) values (1, 3, 1, 1, '2020-01-01')`.execute(
    database,
  )
  expect(await rows(database, sql`select 1 from person_function`)).toHaveLength(10)
  await close()
}, 60_000)
