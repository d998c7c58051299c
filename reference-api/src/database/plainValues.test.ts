import { expect, test } from 'vitest'
import { sql } from 'kysely'
import { rows } from './database.js'
import { migrate, runScript } from './migrate.js'
import { migrations } from './migrations.js'
import { openEmbedded } from './openDatabase.js'

test('an older database gets plain Pix keys, and sizes of companies only', async () => {
  const { database, close } = await openEmbedded()
  const place = migrations.findIndex(({ name }) => name === '074-pix-keys')
  await migrate(database, migrations.slice(0, place))
  await database.transaction().execute((transaction) =>
    runScript(
      transaction,
      `insert into supplier (id, label, search_text, person_type, cnpj, cpf, company_name, size, legal_nature, email, phone) values
        (1, 'A', 'a', 'pessoa-fisica', null, '08123456905', 'A', 'epp', '206-2', 'a@x.br', '41'),
        (2, 'B', 'b', 'pessoa-juridica', '12ABC34501DE35', null, 'B', 'epp', '206-2', 'b@x.br', '41');
      insert into supplier_bank_account (owner_id, position, bank_code, agency, account, account_digit, account_type, pix_key_type, pix_key, is_main)
        values (1, 0, '001', '0001', '1', '1', 'corrente', 'cpf', '081.234.569-05', true),
          (2, 0, '001', '0001', '1', '1', 'corrente', 'cnpj', '12.abc.345/01de-35', true),
          (2, 1, '001', '0001', '1', '1', 'corrente', 'email', 'ana.b@x.br', false)`,
    ),
  )
  await migrate(database, migrations)
  expect(await rows(database, sql`select size, legal_nature from supplier order by id`)).toEqual([
    { size: null, legal_nature: null },
    { size: 'epp', legal_nature: '206-2' },
  ])
  expect(await rows(database, sql`select pix_key from supplier_bank_account order by owner_id, position`)).toEqual([
    { pix_key: '08123456905' },
    { pix_key: '12ABC34501DE35' },
    { pix_key: 'ana.b@x.br' },
  ])
  await close()
}, 60_000)
