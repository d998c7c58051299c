import { storedColumns } from '../../database/storedColumns.js'

/** The table of functions that people hold. */
export const functionTables = `
create table staff_function (
  ${storedColumns},
  status text not null default 'ativo' check (status in ('ativo','inativo')),
  name text collate "und-x-icu" not null,
  code text collate "und-x-icu" not null check (code ~ '^[A-Z0-9-]{2,12}$'),
  category text not null check (category in ('cargo-efetivo','cargo-comissionado','funcao-gestao-publica','temporario-pss','bolsista','estagiario','terceirizado','arbitragem','voluntario')),
  department_id integer references department,
  cbo text check (cbo ~ '^[0-9]{4}-[0-9]{2}$'),
  requires_cref boolean not null,
  weekly_hours integer check (weekly_hours between 1 and 44),
  description text,
  is_inspector boolean not null default false
);
create unique index staff_function_name_unique on staff_function (lower(name)) where deleted_at is null;
create unique index staff_function_code_unique on staff_function (code) where deleted_at is null;
create index staff_function_department on staff_function (department_id);
`
