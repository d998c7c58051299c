import { type KeptColumn, ownRows } from '../../database/keptColumns.js'
import { addressColumns, rowColumns, storedColumns } from '../../database/storedColumns.js'

const place = `
  taken_at timestamptz,
  latitude numeric check (latitude between -90 and 90),
  longitude numeric check (longitude between -180 and 180)`

/** The number of findings that are still open. */
export const openFindings: KeptColumn = {
  owner: 'site_visit',
  column: 'open_count',
  type: 'integer not null default 0',
  value: "(select count(*)::integer from site_visit_finding r where r.owner_id = t.id and r.state <> 'sanada')",
  sources: { site_visit_finding: ownRows('state') },
  indexes: 'create index site_visit_open on site_visit (urgency, id) include (status) where open_count > 0 and deleted_at is null;\n',
}

/** Tables of site visits, findings, photos and signatures, and of the answers, which are written without the visit's version. */
export const siteVisitTables = `
create table site_visit (
  ${storedColumns},
  status text not null default 'agendada' check (status in ('agendada','em-andamento','concluida','homologada','cancelada')),
  number text not null,
  number_order integer not null,
  questionnaire_id integer not null references questionnaire,
  questionnaire_version integer not null,
  target_type text not null check (target_type in ('organizacao','evento','refeitorio','fornecedor','local')),
  organization_id integer references organization,
  event_id integer references event,
  canteen_id integer references canteen,
  supplier_id integer references supplier,
  target text collate "und-x-icu" not null,
  place_name text collate "und-x-icu" not null,
  ${addressColumns},
  region_id integer not null references region,
  scheduled_for date not null,
  started_at timestamptz,
  finished_at timestamptz check (finished_at >= started_at),
  inspector_id integer not null references person,
  companion_name text,
  companion_role text,
  companion_document text,
  instrument text,
  protocol text check (protocol ~ '^[0-9]{9}$'),
  conclusion text,
  is_inconclusive boolean not null,
  inconclusive_reason text,
  geo_latitude numeric,
  geo_longitude numeric,
  geo_accuracy numeric,
  geo_at timestamptz,
  score numeric check (score between 0 and 100),
  result text check (result in ('conforme','conforme-com-ressalvas','nao-conforme','inconclusiva')),
  homologated_at timestamptz,
  homologator_id integer references person check (homologator_id <> inspector_id),
  verification_code text,
  urgency integer not null generated always as (case status when 'agendada' then scheduled_for - date '2000-01-01'
    when 'em-andamento' then 100000 + (scheduled_for - date '2000-01-01') else 300000 - (scheduled_for - date '2000-01-01') end) stored,
  check (case target_type when 'organizacao' then organization_id is not null and num_nonnulls(event_id, supplier_id) = 0
    when 'fornecedor' then supplier_id is not null and num_nonnulls(event_id, organization_id) = 0
    when 'local' then num_nonnulls(event_id, organization_id, supplier_id) = 0
    else event_id is not null and num_nonnulls(organization_id, supplier_id) = 0 end),
  constraint site_visit_canteen_of_kind check ((canteen_id is not null) = (target_type = 'refeitorio')),
  check (inconclusive_reason is not null or not is_inconclusive),
  check (status in ('agendada','cancelada') or started_at is not null),
  check (status not in ('concluida','homologada') or num_nulls(finished_at, result, conclusion, companion_name, companion_role, companion_document) = 0),
  check (status <> 'homologada' or num_nulls(homologated_at, verification_code) = 0)
);
create unique index site_visit_number on site_visit (number_order);
create unique index site_visit_verification on site_visit (verification_code);
create index site_visit_newest on site_visit (number_order desc nulls last, id desc) where deleted_at is null;
create index site_visit_oldest on site_visit (number_order, id) where deleted_at is null;
create index site_visit_urgent on site_visit (urgency, id) where deleted_at is null;
create index site_visit_calm on site_visit (urgency desc nulls last, id desc) where deleted_at is null;
create index site_visit_late on site_visit (scheduled_for, id) where status = 'agendada' and deleted_at is null;
create index site_visit_result on site_visit (result, urgency, id) where deleted_at is null;
create index site_visit_questionnaire on site_visit (questionnaire_id, urgency, id) where deleted_at is null;
create index site_visit_organization on site_visit (organization_id, scheduled_for);
create index site_visit_event on site_visit (event_id, scheduled_for);
create index site_visit_canteen on site_visit (canteen_id, scheduled_for);
create index site_visit_score on site_visit (score, id) where deleted_at is null;
create index site_visit_best on site_visit (score desc nulls last, id desc) where deleted_at is null;
create index site_visit_supplier on site_visit (supplier_id, scheduled_for);
create index site_visit_inspector on site_visit (inspector_id, urgency, id) where deleted_at is null;
create index site_visit_homologator on site_visit (homologator_id);
create index site_visit_region on site_visit (region_id, urgency, id) where deleted_at is null;
create index site_visit_city on site_visit (address_city_id, urgency, id) where deleted_at is null;
create table site_visit_year (
  year integer primary key,
  last integer not null
);
create table site_visit_team (
  owner_id integer not null references site_visit on delete cascade,
  position integer not null,
  person_id integer not null references person,
  primary key (owner_id, person_id)
);
create index site_visit_team_person on site_visit_team (person_id, owner_id);
create table site_visit_finding (
  ${rowColumns('site_visit')},
  question_id text,
  severity text not null check (severity in ('leve','moderada','grave','gravissima')),
  description text not null,
  deadline date,
  corrective_action text,
  state text not null check (state in ('aberta','em-correcao','sanada','nao-sanada')),
  follow_up text
);
create index site_visit_finding_open on site_visit_finding (owner_id) where state <> 'sanada';
create index site_visit_finding_due on site_visit_finding (deadline, owner_id) where state <> 'sanada';
create table site_visit_photo (
  ${rowColumns('site_visit')},
  file_id integer not null references attachment,
  category text not null check (category in ('fachada','ambiente','equipamento','nao-conformidade','documento','outra')),
  description text,
  ${place}
);
create index site_visit_photo_file on site_visit_photo (file_id);
create table site_visit_signature (
  ${rowColumns('site_visit')},
  role text not null check (role in ('responsavel','equipe','acompanhante')),
  name text not null,
  file_id integer not null references attachment,
  signed_at timestamptz
);
create index site_visit_signature_file on site_visit_signature (file_id);
create table site_visit_answer (
  id integer generated by default as identity primary key,
  owner_id integer not null references site_visit on delete cascade,
  question_id text not null,
  key uuid not null,
  value jsonb,
  na boolean not null,
  comment text,
  answered_at timestamptz not null,
  received_at timestamptz not null,
  device_id uuid not null,
  by_id integer references app_user,
  is_current boolean not null,
  -- The counter of the device, which orders its answers.
  device_order bigint,
  unique (owner_id, key)
);
create unique index site_visit_answer_current on site_visit_answer (owner_id, question_id) where is_current;
create table site_visit_answer_file (
  ${rowColumns('site_visit_answer')},
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  file_id integer references attachment,
  accuracy numeric,
  ${place}
);
create index site_visit_answer_file_file on site_visit_answer_file (file_id);
`
