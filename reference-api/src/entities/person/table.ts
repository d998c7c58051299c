import { addressColumns, rowColumns, storedColumns } from '../../database/storedColumns.js'

/** Tables of people, their guardians, bank accounts and functions. */
export const personTables = `
create table person (
  ${storedColumns},
  status text not null default 'ativo' check (status in ('ativo','inativo','falecido')),
  document_type text not null check (document_type in ('cpf','estrangeiro','interno')),
  cpf text check (cpf ~ '^[0-9]{11}$') check (cpf is not null or document_type <> 'cpf'),
  foreign_document_kind text check (foreign_document_kind in ('rnm','rne','passaporte','outro')),
  foreign_document_number text,
  foreign_document_issuing_country_id integer references country,
  foreign_document_valid_until date,
  internal_code text check (internal_code is not null or document_type <> 'interno'),
  internal_reason text,
  name text collate "und-x-icu" not null,
  social_name text collate "und-x-icu",
  birth_date date not null check (birth_date >= '1900-01-01'),
  gender text not null check (gender in ('feminino','masculino')),
  nationality text not null check (nationality in ('brasileiro','estrangeiro','naturalizado')),
  country_id integer references country,
  birth_state_id integer references state,
  birth_city_id integer references city,
  mother_name text,
  father_name text,
  rg_number text,
  rg_issuer text,
  rg_state text,
  legal_capacity text not null check (legal_capacity in ('menor','adulto','incapaz','emancipado')),
  emancipation_document text,
  ${addressColumns},
  email text,
  phone text,
  phone2 text,
  pcd_has boolean,
  pcd_types text[],
  emergency_contact_name text,
  emergency_contact_relation text,
  emergency_contact_phone text,
  photo_id integer references attachment,
  lgpd_legal_basis text not null check (lgpd_legal_basis in ('politica-publica','obrigacao-legal','consentimento')),
  lgpd_consent_at date,
  lgpd_image_use boolean not null,
  -- People who turned 18 with the legal capacity of a child; the nightly job sets it.
  capacity_review_since date
);
create sequence person_internal_code;
create unique index person_cpf_unique on person (cpf) where deleted_at is null;
create unique index person_internal_code_unique on person (internal_code);
create unique index person_foreign_document_unique
  on person (foreign_document_kind, foreign_document_number, foreign_document_issuing_country_id) where deleted_at is null;
create index person_capacity_review on person (id) where capacity_review_since is not null;
create index person_document_end on person (foreign_document_valid_until) where foreign_document_valid_until is not null;
create table person_guardian (
  ${rowColumns('person')},
  person_id integer references person check (person_id <> owner_id),
  name text,
  cpf text check (cpf ~ '^[0-9]{11}$'),
  relation text not null check (relation in ('mae','pai','tutor-legal')),
  phone text not null,
  document text,
  is_main boolean not null
);
create index person_guardian_person on person_guardian (person_id);
create table person_bank_account (
  ${rowColumns('person')},
  bank_code text not null,
  agency text not null,
  agency_digit text,
  account text not null,
  account_digit text not null,
  account_type text not null check (account_type in ('corrente','poupanca','pagamento')),
  holder_name text,
  holder_document text,
  holder_justification text,
  pix_key_type text check (pix_key_type in ('cpf','cnpj','email','telefone','aleatoria')),
  pix_key text,
  is_main boolean not null
);
create table person_function (
  ${rowColumns('person')},
  function_id integer not null references staff_function,
  department_id integer not null references department,
  start date not null,
  "end" date check ("end" >= start),
  hours integer check (hours between 1 and 60),
  registration text,
  cref_number text
);
create index person_function_function on person_function (function_id, owner_id, start, "end");
create index person_function_department on person_function (department_id, owner_id, start, "end");
`
