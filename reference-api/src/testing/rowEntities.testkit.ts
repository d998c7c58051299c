import { defineContract, type Stored } from '@esporte-parana/sdk/contracts'
import { optionalId, quantity, requiredText, rowsOf, storedRows, storedShape } from '@esporte-parana/sdk/schema'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../database/database.js'
import { runScript } from '../database/migrate.js'
import { rowColumns, storedColumns } from '../database/storedColumns.js'
import { defineEntity } from '../records/plan/defineEntity.js'

const text = requiredText(1, 80)
const option = z.object({ text })
const question = z.object({ text, departmentId: optionalId, options: rowsOf(option, 10) })
const section = z.object({ title: text, questions: rowsOf(question, 10) })
const item = z.object({ code: text, quantity: quantity() })
const bundleDraft = z.object({ name: text, sections: rowsOf(section, 10), items: rowsOf(item, 100) })
const bundleRecord = bundleDraft.extend({
  ...storedShape,
  status: z.string(),
  sections: storedRows(section.extend({ questions: storedRows(question.extend({ options: storedRows(option) })) })),
  items: storedRows(item.extend({ reserved: z.string(), balance: z.string() })),
})
const orderDraft = z.object({ name: text, optionId: optionalId, lines: rowsOf(z.object({ itemId: optionalId }), 5) })
const orderRecord = orderDraft.extend({ ...storedShape, status: z.string() })

interface Named extends Stored {
  readonly name: string
}
const contractOf = (name: string, path: string, schema: object) =>
  defineContract<Named, { readonly name: string }>({
    name,
    path,
    search: ['name'],
    filters: [],
    sortable: ['name'],
    schema: () => Promise.resolve(schema as never),
  })

/** A test entity with nested rows and a `kept` column, which no real entity has. */
export const bundle = defineEntity(contractOf('bundle', '/lotes', { draft: bundleDraft, entity: bundleRecord }), {
  table: 'bundle',
  label: ({ name }) => name,
  unique: { bundle_item_code: 'items' },
  children: {
    sections: {
      table: 'bundle_section',
      children: {
        questions: {
          table: 'bundle_question',
          links: { department: { table: 'department' } },
          children: { options: { table: 'bundle_option' } },
        },
      },
    },
    items: { table: 'bundle_item', kept: ['reserved'], computed: { balance: () => sql`(r.quantity - r.reserved)` } },
  },
})

/** A test entity that refers to rows of a bundle, by a field and by its own rows. */
export const order = defineEntity(contractOf('order', '/pedidos', { draft: orderDraft, entity: orderRecord }), {
  table: 'purchase',
  label: ({ name }) => name,
  children: { lines: { table: 'purchase_line' } },
})

const tables = `
create table bundle (${storedColumns}, status text not null default 'ativo', name text not null);
create table bundle_section (${rowColumns('bundle')}, title text not null);
create table bundle_question (${rowColumns('bundle_section')}, text text not null, department_id integer references department);
create table bundle_option (${rowColumns('bundle_question')}, text text not null);
create table bundle_item (${rowColumns('bundle')}, code text not null, quantity numeric(14,4) not null, reserved numeric(14,4) not null default 0,
  constraint bundle_item_code unique (owner_id, code) deferrable);
create table purchase (${storedColumns}, status text not null default 'ativo', name text not null, option_id integer references bundle_option);
create table purchase_line (${rowColumns('purchase')}, item_id integer references bundle_item);
`

export const prepareRowTables = (database: Database): Promise<void> =>
  database.transaction().execute((transaction) => runScript(transaction, tables))
