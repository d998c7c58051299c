/** Tables of countries by ISO 3166 number, and of states and municipalities by IBGE code. */
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
  name text collate "und-x-icu" not null,
  -- Of its seat, in degrees; south and west are negative.
  latitude real,
  longitude real
);
create index city_state on city (state_id, name);
`

/** Indexes to find addresses by CEP. */
export const zipCodes = ['person', 'supplier', 'canteen', 'service_request', 'organization', 'region', 'site_visit']
  .map(
    (table) =>
      `create index ${table}_zip_code on ${table} (address_zip_code, id desc) where deleted_at is null and address_zip_code is not null;\n`,
  )
  .join('')
