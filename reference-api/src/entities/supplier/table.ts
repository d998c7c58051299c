import type { KeptColumn } from '../../database/keptColumns.js'
import { addressColumns, rowColumns, storedColumns } from '../../database/storedColumns.js'

/** When a certificate expires; null when it was renewed or the supplier is not in use. The list of expiries uses its index. */
export const certificateEnds: KeptColumn = {
  owner: 'supplier_certificate',
  column: 'ends_on',
  type: 'date',
  value: `(select t.valid_until from supplier s where s.id = t.owner_id and s.deleted_at is null and s.status in ('ativo', 'suspenso') and not exists
    (select 1 from supplier_certificate n where n.owner_id = t.owner_id and n.type = t.type and (n.valid_until, n.id) > (t.valid_until, t.id)))`,
  sources: {
    supplier: {
      columns: ['status', 'deleted_at'],
      owners: (changed) => `select c.id from supplier_certificate c join ${changed} x on x.id = c.owner_id`,
    },
    supplier_certificate: {
      columns: ['owner_id', 'type', 'valid_until'],
      owners: (changed) => `select c.id from supplier_certificate c where c.owner_id in (select x.owner_id from ${changed} x)`,
    },
  },
  indexes: `create index supplier_certificate_ends on supplier_certificate (ends_on, owner_id, type) where ends_on is not null;\n`,
}

/** Tables of suppliers, and of their contacts, accounts, certificates, sanctions and lines. */
export const supplierTables = `
create table supplier (
  ${storedColumns},
  status text not null default 'em-cadastro' check (status in ('em-cadastro','ativo','inativo','suspenso')),
  person_type text not null check (person_type in ('pessoa-juridica','pessoa-fisica','estrangeiro')),
  cnpj text check (cnpj ~ '^[0-9A-Z]{12}[0-9]{2}$'),
  cpf text check (cpf ~ '^[0-9]{11}$'),
  foreign_id text,
  country_id integer references country,
  company_name text collate "und-x-icu" not null,
  trade_name text collate "und-x-icu",
  state_registration text,
  city_registration text,
  size text check (size in ('mei','me','epp','demais')),
  legal_nature text check (legal_nature ~ '^[0-9]{3}-[0-9]$'),
  main_cnae text check (main_cnae ~ '^[0-9]{4}-[0-9]/[0-9]{2}$'),
  registry_number text,
  email text not null,
  phone text not null,
  phone2 text,
  website text,
  ${addressColumns},
  certificates_valid_until date,
  constraint supplier_size check (person_type = 'pessoa-juridica' or num_nonnulls(size, legal_nature) = 0),
  check (case person_type
    when 'pessoa-juridica' then cnpj is not null and num_nonnulls(cpf, foreign_id) = 0 and num_nulls(size, legal_nature) = 0
    when 'pessoa-fisica' then cpf is not null and num_nonnulls(cnpj, foreign_id) = 0
    else num_nulls(foreign_id, country_id) = 0 and num_nonnulls(cnpj, cpf) = 0 end)
);
create unique index supplier_cnpj_unique on supplier (cnpj) where deleted_at is null;
create unique index supplier_cpf_unique on supplier (cpf) where deleted_at is null;
create unique index supplier_foreign_unique on supplier (country_id, foreign_id) where deleted_at is null;
create index supplier_cnpj_root on supplier (left(cnpj, 8)) where deleted_at is null;
create index supplier_certificates on supplier (certificates_valid_until, id) where deleted_at is null;
create index supplier_certificates_late on supplier (certificates_valid_until desc nulls last, id desc) where deleted_at is null;
create table supplier_contact (
  ${rowColumns('supplier')},
  name text not null,
  role text,
  email text,
  phone text,
  mobile text,
  is_main boolean not null,
  receives_notices boolean not null,
  person_id integer references person
);
create index supplier_contact_person on supplier_contact (person_id);
create table supplier_bank_account (
  ${rowColumns('supplier')},
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
create table supplier_certificate (
  ${rowColumns('supplier')},
  type text not null check (type in ('federal-inss','estadual-pr','municipal','fgts-crf','trabalhista-cndt','falencia','tce-liberatoria')),
  number text,
  issued_at date,
  valid_until date not null check (valid_until >= issued_at),
  file_id integer references attachment
);
create index supplier_certificate_file on supplier_certificate (file_id);
create table supplier_sanction (
  ${rowColumns('supplier')},
  type text not null check (type in ('advertencia','multa','impedimento','inidoneidade')),
  process text,
  "from" date not null,
  "to" date check ("to" >= "from"),
  legal_basis text
);
create index supplier_sanction_last on supplier_sanction (coalesce("to", 'infinity'), "from", owner_id);
create index supplier_sanction_force on supplier_sanction (owner_id, "from", "to", type);
create table supplier_line (
  owner_id integer not null references supplier on delete cascade,
  position integer not null,
  class_id integer not null references material_class,
  primary key (owner_id, position)
);
create index supplier_line_class on supplier_line (class_id, owner_id);
`
