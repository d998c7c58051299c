import { storedColumns } from '../../database/storedColumns.js'

/** The table of departments. */
export const departmentTables = `
create table department (
  ${storedColumns},
  status text not null default 'ativo' check (status in ('ativo','inativo')),
  name text collate "und-x-icu" not null,
  acronym text collate "und-x-icu" not null check (acronym ~ '^[A-Z0-9/-]{2,15}$'),
  kind text not null check (kind in ('gabinete','diretoria','coordenacao','nucleo','divisao','setor','escritorio-regional')),
  parent_id integer references department check (parent_id <> id),
  manager_id integer,
  deputy_id integer check (deputy_id <> manager_id),
  region_id integer check (region_id is not null or kind <> 'escritorio-regional'),
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
`

/** References to tables that are created later. */
export const departmentLinks = `
alter table department add foreign key (region_id) references region;
alter table department add foreign key (manager_id) references person;
alter table department add foreign key (deputy_id) references person;
create index department_manager on department (manager_id);
create index department_deputy on department (deputy_id);
`
