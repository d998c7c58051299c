/** Countries by ISO 3166 number, states and municipalities by IBGE code. */
export const placeTables = `
create table country (
  id integer primary key,
  name text collate "und-x-icu" not null,
  code text not null unique
);
create table state (
  id integer primary key,
  country_id integer not null references country,
  name text collate "und-x-icu" not null,
  code text not null
);
create table city (
  id integer primary key,
  state_id integer not null references state,
  name text collate "und-x-icu" not null
);
create index city_state on city (state_id, name);
`

/** Where a city lies: degrees of its seat, south and west negative. */
export const cityPoints = `
alter table city add column latitude real, add column longitude real;
`
