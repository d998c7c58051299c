import { addressColumns, storedColumns } from '../../database/storedColumns.js'

/** Tables of regions and their cities. */
export const regionTables = `
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
  owner_id integer not null references region on delete cascade,
  position integer not null default 0,
  city_id integer not null references city,
  primary key (owner_id, city_id)
);
create index region_city_city on region_city (city_id);
`

/** References to tables that are created later. */
export const regionLinks = `
alter table region add foreign key (manager_id) references person;
`
