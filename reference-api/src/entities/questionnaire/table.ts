import { rowColumns, storedColumns } from '../../database/storedColumns.js'

/** Tables of questionnaires, sections, questions and options. Each edition is a record of its own; all editions share the `code`. */
export const questionnaireTables = `
create sequence questionnaire_code;
create table questionnaire (
  ${storedColumns},
  status text not null default 'rascunho' check (status in ('rascunho','publicado','arquivado')),
  code text not null check (code ~ '^QST-[0-9]{3,}$'),
  edition integer not null check (edition > 0),
  previous_id integer references questionnaire,
  title text collate "und-x-icu" not null,
  target_type text not null check (target_type in ('organizacao','evento','refeitorio','fornecedor','local')),
  description text,
  valid_from date not null,
  valid_to date check (valid_to >= valid_from),
  scored boolean not null,
  min_score numeric check (min_score between 0 and 100) check (min_score is not null or not scored),
  evidence_policy text not null check (evidence_policy in ('nenhuma','opcional','obrigatoria-se-nao-conforme','obrigatoria')),
  -- An edition keeps the rule that it was published with.
  score_rule text not null default 'por-peso' check (score_rule in ('por-pontos','por-peso'))
);
create unique index questionnaire_edition_unique on questionnaire (code, edition);
create unique index questionnaire_draft_unique on questionnaire (code) where status = 'rascunho' and deleted_at is null;
create unique index questionnaire_published_unique on questionnaire (code) where status = 'publicado' and deleted_at is null;
create index questionnaire_code_order on questionnaire (code, id) where deleted_at is null;
create index questionnaire_previous on questionnaire (previous_id);
create index questionnaire_valid on questionnaire (valid_from, valid_to) where deleted_at is null;
create table questionnaire_section (
  ${rowColumns('questionnaire')},
  title text not null,
  description text,
  weight integer not null check (weight between 0 and 100)
);
create table questionnaire_question (
  ${rowColumns('questionnaire_section')},
  code text not null check (code ~ '^[A-Z0-9-]{1,8}$'),
  statement text not null,
  help text,
  type text not null check (type in ('sim-nao','sim-nao-na','escolha-unica','multipla-escolha','texto-curto','texto-longo','numero','moeda','data','hora','escala','foto','arquivo','localizacao','assinatura')),
  required boolean not null,
  weight integer not null check (weight between 0 and 10),
  min numeric,
  max numeric check (max >= min),
  step numeric check (step > 0),
  unit text,
  scale text check (scale in ('1-5','0-10')) check (scale is not null or type <> 'escala'),
  allow_comment boolean not null,
  photo_min integer not null check (photo_min between 0 and 10),
  photo_max integer not null check (photo_max between photo_min and 10),
  show_if jsonb,
  scale_low text,
  scale_high text
);
create table questionnaire_option (
  ${rowColumns('questionnaire_question')},
  label text not null,
  value text not null,
  score integer check (score between 0 and 100),
  is_non_conformity boolean not null,
  constraint questionnaire_option_value unique (owner_id, value) deferrable
);
`
