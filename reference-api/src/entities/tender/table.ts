import type { KeptColumn } from '../../database/keptColumns.js'
import { rowColumns, storedColumns } from '../../database/storedColumns.js'

/** The classes of the items in its lots. */
export const tenderClasses: KeptColumn = {
  owner: 'tender',
  column: 'class_ids',
  type: "integer[] not null default '{}'",
  value: `array(select distinct m.class_id from lot o join lot_item r on r.owner_id = o.id join material m on m.id = r.material_id
    where o.tender_id = t.id and o.deleted_at is null order by 1)`,
  sources: {
    lot_item: {
      columns: ['owner_id', 'material_id'],
      owners: (changed) => `select o.tender_id from ${changed} c join lot o on o.id = c.owner_id`,
    },
    lot: { columns: ['tender_id', 'deleted_at'], owners: (changed) => `select c.tender_id from ${changed} c` },
    material: {
      columns: ['class_id'],
      owners: (changed) => `select o.tender_id from ${changed} c join lot_item r on r.material_id = c.id join lot o on o.id = r.owner_id`,
    },
  },
  indexes: 'create index tender_classes on tender using gin (class_ids);\n',
}

/** The awarded total of its lots, in BRL. */
export const tenderAwarded: KeptColumn = {
  owner: 'tender',
  column: 'awarded_total',
  type: 'numeric',
  value: `(select sum(half_even(r.quantity * r.awarded_unit_price, 2)) from lot_item r join lot o on o.id = r.owner_id
    where o.tender_id = t.id and o.status = 'homologado' and o.deleted_at is null)`,
  sources: {
    lot_item: {
      columns: ['owner_id', 'quantity', 'awarded_unit_price'],
      owners: (changed) => `select o.tender_id from ${changed} c join lot o on o.id = c.owner_id`,
    },
    lot: { columns: ['tender_id', 'status', 'deleted_at'], owners: (changed) => `select c.tender_id from ${changed} c` },
  },
}

/** Tables of tenders, their extensions and files. */
export const tenderTables = `
create table tender (
  ${storedColumns},
  status text not null default 'em-elaboracao' check (status in ('em-elaboracao','publicada','em-disputa','em-julgamento','adjudicada',
    'homologada','vigente','encerrada','suspensa','revogada','anulada','deserta','fracassada')),
  resume_status text check ((resume_status is not null) = (status = 'suspensa')),
  modality text not null check (modality in ('pregao-eletronico','pregao-presencial','concorrencia-eletronica','concorrencia-presencial',
    'dispensa','inexigibilidade','credenciamento','concurso','leilao-eletronico','leilao-presencial','dialogo-competitivo')),
  number integer not null check (number between 1 and 999999),
  year integer not null check (year between 1990 and 2099),
  is_srp boolean not null,
  legal_basis text not null check (legal_basis in ('lei-14133','lei-8666','lei-10520','lei-13019')),
  legal_article text,
  judging_criterion text not null check (judging_criterion in ('menor-preco','maior-desconto','melhor-tecnica','conteudo-artistico',
    'tecnica-e-preco','maior-lance','maior-retorno-economico','nao-se-aplica')),
  dispute_mode text check (dispute_mode in ('aberto','fechado','aberto-fechado','fechado-aberto','dispensa-com-disputa','nao-se-aplica')),
  managing_body text collate "und-x-icu" not null,
  our_role text not null check (our_role in ('gerenciador','participante','aderente')),
  protocol text not null check (protocol ~ '^[0-9]{9}$'),
  object text collate "und-x-icu" not null,
  publication_date date,
  session_at timestamptz,
  homologation_date date,
  pncp_control_number text,
  uasg text check (uasg ~ '^[0-9]{6}$'),
  ata_number text,
  ata_start date,
  ata_end date check (ata_end >= ata_start),
  contract_number text,
  contract_start date,
  contract_end date check (contract_end >= contract_start),
  valid_from date,
  valid_until date,
  estimated_total numeric(16,2) check (estimated_total >= 0),
  agent_id integer references person,
  manager_id integer references person,
  inspector_id integer references person check (inspector_id <> manager_id),
  notice_url text,
  pncp_url text
);
create unique index tender_number_unique on tender (modality, year, number, lower(managing_body)) where deleted_at is null;
create index tender_count on tender ((year * 1000000 + number) desc nulls last, id desc) where deleted_at is null;
create index tender_ends on tender (valid_until, id) where deleted_at is null;
create index tender_agent on tender (agent_id);
create index tender_manager on tender (manager_id);
create index tender_inspector on tender (inspector_id);
create table tender_extension (
  ${rowColumns('tender')},
  term text not null,
  signed_at date not null,
  until date not null
);
create table tender_attachment (
  ${rowColumns('tender')},
  file_id integer not null references attachment,
  category text not null,
  description text,
  valid_until date
);
create index tender_attachment_file on tender_attachment (file_id);
`
