import { storedColumns } from '../../database/storedColumns.js'

/** The table of groups of the GMS catalogue. */
export const materialGroupTables = `
create table material_group (
  ${storedColumns},
  status text not null default 'ativo' check (status in ('ativo','inativo')),
  code text not null check (code ~ '^[0-9]{2}$'),
  name text collate "und-x-icu" not null,
  type text not null check (type in ('material','servico','ambos'))
);
create unique index material_group_code_unique on material_group (code) where deleted_at is null;
`
