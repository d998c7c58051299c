import { attachmentTable } from '../../attachments/attachmentTable.js'
import { type KeptColumn, ownRows } from '../../database/keptColumns.js'
import { addressColumns, rowColumns, storedColumns } from '../../database/storedColumns.js'

const documentCategories = [
  'estatuto',
  'ata-eleicao',
  'cnd-federal',
  'cnd-estadual',
  'cnd-municipal',
  'fgts',
  'cndt',
  'tce-liberatoria',
  'alvara',
]

/** The day on which the first document expires; of each kind, only the document that is valid longest counts. */
export const documentsValidUntil: KeptColumn = {
  owner: 'organization',
  column: 'documents_valid_until',
  type: 'date',
  value: `(select min(k.due) from (select max(r.valid_until) as due from organization_attachment r
    where r.owner_id = t.id group by r.category having bool_and(r.valid_until is not null)) k)`,
  sources: { organization_attachment: ownRows('category', 'valid_until') },
  indexes: 'create index organization_documents on organization (documents_valid_until, id) include (status) where deleted_at is null;\n',
}

/** When a document expires. Null when another one of its kind is valid longer, or when the organization is not in use. */
export const documentEnds: KeptColumn = {
  owner: 'organization_attachment',
  column: 'ends_on',
  type: 'date',
  value: `(select t.valid_until from organization o where o.id = t.owner_id and o.deleted_at is null and o.status not in ('inabilitada', 'inativa')
    and not exists (select 1 from organization_attachment n where n.owner_id = t.owner_id and n.category = t.category
      and (n.valid_until is null or (n.valid_until, n.id) > (t.valid_until, t.id))))`,
  sources: {
    organization: {
      columns: ['status', 'deleted_at'],
      owners: (changed) => `select r.id from organization_attachment r join ${changed} x on x.id = r.owner_id`,
    },
    organization_attachment: {
      columns: ['owner_id', 'category', 'valid_until'],
      owners: (changed) => `select r.id from organization_attachment r where r.owner_id in (select x.owner_id from ${changed} x)`,
    },
  },
  indexes:
    'create index organization_attachment_ends on organization_attachment (ends_on, owner_id, category) where ends_on is not null;\n',
}

/** The end of the last legal representative's mandate. */
export const mandateUntil: KeptColumn = {
  owner: 'organization',
  column: 'mandate_until',
  type: 'date',
  value: `(select r.mandate_end from organization_dirigente r where r.owner_id = t.id and r.is_legal_rep order by r.mandate_start desc, r.position limit 1)`,
  sources: { organization_dirigente: ownRows('owner_id', 'is_legal_rep', 'mandate_start', 'mandate_end', 'position') },
  indexes: 'create index organization_mandate on organization (mandate_until, id) include (status) where deleted_at is null;\n',
}

/** Tables of organizations and of their people and documents. */
export const organizationTables = `
create table organization (
  ${storedColumns},
  status text not null default 'em-cadastro'
    check (status in ('em-cadastro','em-analise','habilitada','habilitada-com-ressalva','inabilitada','suspensa','inativa')),
  type text not null
    check (type in ('municipio','federacao','liga','associacao','clube','osc','apae','instituicao-ensino','fundacao','empresa')),
  cnpj text not null check (cnpj ~ '^[0-9A-Z]{12}[0-9]{2}$'),
  company_name text collate "und-x-icu" not null,
  trade_name text,
  acronym text,
  legal_nature text not null check (legal_nature ~ '^[0-9]{3}-[0-9]$'),
  founded_at date,
  purposes text,
  public_utility text[] not null,
  registrations_cref_pj text,
  registrations_sit_tce text,
  registrations_cmdca text,
  registrations_cmas text,
  ${addressColumns},
  region_id integer references region,
  email text not null,
  phone text not null,
  phone2 text,
  website text,
  social text,
  modalities text[] not null,
  serves_children integer check (serves_children >= 0),
  serves_youth integer check (serves_youth >= 0),
  serves_adults integer check (serves_adults >= 0),
  serves_elderly integer check (serves_elderly >= 0),
  serves_pcd integer check (serves_pcd >= 0),
  check (num_nulls(address_street, address_number, address_neighborhood) = 0)
);
create unique index organization_cnpj_unique on organization (cnpj) where deleted_at is null;
create index organization_cnpj_root on organization (left(cnpj, 8)) where deleted_at is null;
create index organization_modalities on organization using gin (modalities);
create table organization_contact (
  ${rowColumns('organization')},
  name text not null,
  role text,
  email text,
  phone text,
  mobile text,
  is_main boolean not null,
  receives_notices boolean not null,
  person_id integer references person
);
create index organization_contact_person on organization_contact (person_id);
create table organization_dirigente (
  ${rowColumns('organization')},
  person_id integer not null references person,
  role text not null check (role in
    ('presidente','vice-presidente','diretor','secretario','tesoureiro','prefeito','secretario-municipal','representante-legal')),
  mandate_start date not null,
  mandate_end date check (mandate_end >= mandate_start),
  is_legal_rep boolean not null
);
create index organization_dirigente_person on organization_dirigente (person_id);
create table organization_ata (
  ${rowColumns('organization_dirigente')},
  file_id integer not null references attachment
);
create index organization_ata_file on organization_ata (file_id);
create table organization_bank_account (
  ${rowColumns('organization')},
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
${attachmentTable('organization', documentCategories)}
`
