import { rowColumns, storedColumns } from '../../database/storedColumns.js'

const modalities = 'modalities text[] not null'

/** Tables of events, their host cities and their other parts. */
export const eventTables = `
create table event (
  ${storedColumns},
  status text not null default 'planejado'
    check (status in ('planejado','inscricoes-abertas','inscricoes-encerradas','em-andamento','encerrado','adiado','cancelado')),
  competition text not null check (competition in ('jeps','jeps-bom-de-bola','japs','japs-master','parajaps','jojups','bom-de-bola','combate','jups','jiido','aventura-natureza','outro')),
  edition integer not null check (edition between 1 and 200),
  year integer not null check (year between 1950 and 2100),
  name text collate "und-x-icu" not null,
  phase text not null check (phase in ('setorizacao','regional','macrorregional','final')),
  stage text,
  division text check (division in ('A','B','C','unica')),
  genders text[] not null,
  ${modalities} check (modalities <> '{}'),
  region_id integer references region check (region_id is not null or phase not in ('regional','macrorregional')),
  registration_start date,
  registration_end date check (registration_end >= registration_start) check (registration_end < start_date),
  start_date date not null,
  end_date date not null check (end_date between start_date and start_date + 30),
  opening_at timestamptz,
  coordinator_id integer not null references person,
  expected_athletes integer check (expected_athletes between 0 and 500000),
  expected_staff integer check (expected_staff between 0 and 500000),
  expected_teams integer check (expected_teams between 0 and 500000),
  expected_municipalities integer check (expected_municipalities between 0 and 399),
  budget numeric check (budget >= 0),
  protocol text,
  links_bulletin text,
  links_site text,
  check (num_nulls(registration_start, registration_end) <> 1)
);
create index event_region on event (region_id);
create index event_coordinator on event (coordinator_id);
create table event_city (
  owner_id integer not null references event on delete cascade,
  position integer not null,
  city_id integer not null references city,
  primary key (owner_id, city_id)
);
create index event_city_city on event_city (city_id, owner_id);
create table event_category (
  ${rowColumns('event')},
  name text not null,
  min_age integer not null check (min_age between 3 and 120),
  max_age integer check (max_age between min_age and 120)
);
create table event_venue (
  ${rowColumns('event')},
  name text not null,
  address text,
  capacity integer check (capacity >= 0),
  ${modalities}
);
create table event_committee (
  ${rowColumns('event')},
  committee text not null check (committee in ('com','coe')),
  name text not null,
  role text,
  email text,
  phone text
);
`
