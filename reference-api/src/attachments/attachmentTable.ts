import { rowColumns } from '../database/storedColumns.js'

/** SQL of the table for files of `owner`'s records, with the columns of the SDK's `attachmentDraft`; for a migration. */
export function attachmentTable(owner: string, categories: readonly string[]): string {
  const table = `${owner}_attachment`
  return `
create table ${table} (
  ${rowColumns(owner)},
  file_id integer not null references attachment,
  category text not null check (category in (${categories.map((category) => `'${category}'`).join(',')})),
  description text,
  valid_until date
);
create index ${table}_file on ${table} (file_id);
`
}
