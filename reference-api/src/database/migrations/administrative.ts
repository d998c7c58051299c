import { type Migration, runScript } from '../migrate.js'
import { addressColumns, storedColumns } from './storedColumns.js'

const script = `
create table region (
  ${storedColumns},
  status text not null default 'ativo' check (status in ('ativo','inativo')),
  name text collate "und-x-icu" not null,
  code text not null check (code ~ '^[A-Z]{2,4}-[0-9]{2}$'),
  type text not null check (type in ('regional-esporte','macrorregiao-esportiva','nucleo-educacao')),
  parent_id integer references region,
  seat_city_id integer not null references city,
  manager_id integer,
  email text,
  phone text,
  ${addressColumns},
  color text
);
create unique index region_code_unique on region (code) where deleted_at is null;
create unique index region_name_unique on region (type, lower(name)) where deleted_at is null;
create table region_city (
  region_id integer not null references region on delete cascade,
  city_id integer not null references city,
  primary key (region_id, city_id)
);
create index region_city_city on region_city (city_id);
create table department (
  ${storedColumns},
  status text not null default 'ativo' check (status in ('ativo','inativo')),
  name text collate "und-x-icu" not null,
  acronym text collate "und-x-icu" not null check (acronym ~ '^[A-Z0-9/-]{2,15}$'),
  kind text not null check (kind in ('gabinete','diretoria','coordenacao','nucleo','divisao','setor','escritorio-regional')),
  parent_id integer references department check (parent_id <> id),
  manager_id integer,
  deputy_id integer check (deputy_id <> manager_id),
  region_id integer references region check (region_id is not null or kind <> 'escritorio-regional'),
  email text not null,
  phone text,
  extension text check (extension ~ '^[0-9]{3,5}$'),
  budget_unit text,
  sort_order integer check (sort_order between 0 and 999)
);
create unique index department_acronym_unique on department (acronym) where deleted_at is null;
create unique index department_name_unique on department (coalesce(parent_id, 0), lower(name)) where deleted_at is null;
create index department_parent on department (parent_id);
create index department_region on department (region_id);
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
  description text
);
create unique index staff_function_name_unique on staff_function (lower(name)) where deleted_at is null;
create unique index staff_function_code_unique on staff_function (code) where deleted_at is null;
create index staff_function_department on staff_function (department_id);
`

/** Regions, departments, functions. Their heads are people, who come with the next step. */
export const administrative: Migration = { name: '003-administrative', up: (transaction) => runScript(transaction, script) }
