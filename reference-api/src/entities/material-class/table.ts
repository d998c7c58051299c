import { storedColumns } from '../../database/storedColumns.js'

/** The table of classes of the GMS catalogue; `full_code` is the group's code and the class's. */
export const materialClassTables = `
create table material_class (
  ${storedColumns},
  status text not null default 'ativo' check (status in ('ativo','inativo')),
  group_id integer not null references material_group,
  code text not null check (code ~ '^[0-9]{2}$'),
  full_code text not null check (full_code ~ '^[0-9]{4}$' and right(full_code, 2) = code),
  name text collate "und-x-icu" not null,
  default_expense_nature text check (default_expense_nature ~ '^[0-9]{2}[.][0-9]{2}[.][0-9]{2}$')
);
create unique index material_class_code_unique on material_class (group_id, code) where deleted_at is null;
create index material_class_full_code on material_class (full_code, id) where deleted_at is null;
`
