import { sql } from 'kysely'
import { commas, type Database, type Fragment, rows } from '../database/database.js'

/** Records that each table gets in addition to its demo records. */
export const tableLength = 6_000

/** Their ids begin after this number. */
const base = 1_000_000

// `n` counts from 1. Names are hashes, so that they do not correlate with other columns.
const lengthened: Readonly<Record<string, Fragment>> = {
  region: sql`'code', translate(lpad((n / 100)::text, 4, '0'), '0123456789', 'ABCDEFGHIJ') || '-' || lpad((n % 100)::text, 2, '0'),
    'type', case n % 20 when 0 then 'macrorregiao-esportiva' when 1 then 'nucleo-educacao' else 'regional-esporte' end, 'parent_id', 1 + n % 13,
    'search_text', ' ' || md5(n::text)`,
  department: sql`'acronym', 'X' || n, 'kind', case n % 20 when 0 then 'diretoria' else 'setor' end,
    'parent_id', 1 + n % 40, 'region_id', 1 + n % 13, 'sort_order', n % 1000`,
  staff_function: sql`'code', 'F' || n, 'category', case n % 20 when 0 then 'bolsista' else 'cargo-efetivo' end,
    'requires_cref', n % 20 = 1, 'department_id', 1 + n % 40, 'cbo', lpad((n % 10000)::text, 4, '0') || '-10'`,
  person: sql`'cpf', lpad(n::text, 11, '0'), 'document_type', 'cpf', 'internal_code', null, 'foreign_document_kind', null,
    'foreign_document_number', null, 'birth_date', date '1940-01-01' + n * 7 % 29000,
    'legal_capacity', case n % 20 when 0 then 'incapaz' else 'adulto' end,
    'capacity_review_since', case when n % 100 = 1 then date '2026-01-01' end`,
  // Only a hundred codes exist, so these groups are deleted ones; the classes refer to them.
  material_group: sql`'code', lpad((n % 100)::text, 2, '0'), 'deleted_at', now()`,
  material_class: sql`'group_id', ${base}::integer + 1 + n / 100, 'code', lpad((n % 100)::text, 2, '0'),
    'full_code', lpad((n / 100)::text, 2, '0') || lpad((n % 100)::text, 2, '0')`,
  material: sql`'code', '9999.' || lpad(n::text, 5, '0'), 'description', md5(n::text), 'class_id', 1 + n % 40, 'group_id', 1 + n % 20,
    'type', case n % 20 when 0 then 'obra' else 'material' end, 'unit_code', case n % 20 when 1 then 'KIT' else 'UN' end,
    'consumption_type', null, 'reference_price', n, 'reference_date', date '2020-01-01' + n % 2000, 'reference_source', 'Painel de Preços'`,
  questionnaire: sql`'code', 'QST-' || lpad(n::text, 6, '0'), 'edition', 1, 'previous_id', null, 'title', md5(n::text),
    'target_type', case n % 20 when 0 then 'evento' else 'local' end, 'status', case n % 20 when 3 then 'publicado' else 'arquivado' end,
    'valid_from', date '2020-01-01' + n % 2000, 'valid_to', date '2020-01-11' + n % 2000`,
  supplier: sql`'company_name', md5(n::text), 'trade_name', md5((n + 1)::text), 'foreign_id', null, 'country_id', null,
    'person_type', case n % 20 when 0 then 'pessoa-fisica' else 'pessoa-juridica' end, 'cpf', case n % 20 when 0 then lpad(n::text, 11, '0') end,
    'cnpj', case when n % 20 > 0 then lpad(n::text, 14, '0') end, 'legal_nature', case when n % 20 > 0 then '206-2' end,
    'size', case n % 20 when 0 then null when 1 then 'mei' else 'me' end,
    'address_state_id', case n % 20 when 2 then 42 else 41 end, 'certificates_valid_until', date '2026-11-01' + n % 20 * 30`,
  event: sql`'status', case n % 20 when 3 then 'adiado' else 'encerrado' end, 'competition', case n % 20 when 0 then 'jiido' else 'jeps' end,
    'phase', case n % 20 when 1 then 'macrorregional' else 'final' end, 'year', 1950 + n % 150, 'region_id', 1 + n % 13, 'registration_start', null,
    'registration_end', null, 'start_date', date '1950-01-01' + n * 9, 'end_date', date '1950-01-05' + n * 9`,
  organization: sql`'cnpj', 'Z' || lpad(n::text, 13, '0'), 'company_name', md5(n::text), 'type', case n % 20 when 0 then 'liga' else 'clube' end,
    'region_id', 1 + n % 13, 'address_city_id', case n % 100 when 0 then 4118501 else 4106902 end, 'status', case n % 20 when 3 then 'suspensa' else 'habilitada' end,
    'modalities', case n % 20 when 0 then '["remo"]'::jsonb else '["xadrez"]'::jsonb end`,
  tender: sql`'modality', case n % 20 when 0 then 'concurso' else 'pregao-eletronico' end, 'number', n, 'year', 1990 + n % 100, 'is_srp', n % 20 <> 1,
    'object', md5(n::text), 'protocol', lpad(n::text, 9, '0'), 'session_at', timestamptz '2020-01-01' + make_interval(days => n % 2000),
    'estimated_total', n, 'valid_from', date '2019-01-01', 'valid_until', case n % 100 when 1 then date '2026-12-01' else date '2020-01-01' + n % 2000 end,
    'resume_status', null, 'status', case n % 20 when 3 then 'revogada' else 'encerrada' end`,
  service_request: sql`'status', case n % 20 when 3 then 'cancelada' else 'concluida' end, 'number', n || '/2999', 'number_order', 900000000 + n,
    'subject', md5(n::text), 'protocol', lpad(n::text, 9, '0'), 'total', n, 'date', date '2020-01-01' + n % 2000,
    'start_date', date '2020-01-01' + n % 2000, 'end_date', date '2026-01-01', 'delivery_deadline', null,
    'status_since', timestamptz '2020-01-01' + make_interval(hours => n), 'department_id', 1 + n % 40, 'region_id', 1 + n % 13,
    'requester_id', ${base}::integer + 1 + n % 3000, 'approver_id', null, 'manager_id', null, 'inspector_id', null,
    'event_id', ${base}::integer + 1 + n % 3000, 'tender_id', ${base}::integer + 1 + n % 3000, 'supplier_id', 1 + n % 150`,
  site_visit: sql`'status', case n % 20 when 3 then 'agendada' else 'homologada' end, 'number', n || '/2999', 'number_order', 900000000 + n,
    'target_type', 'local', 'organization_id', null, 'event_id', null, 'canteen_id', null, 'supplier_id', null, 'region_id', 1 + n % 13,
    'address_city_id', case n % 100 when 0 then 4118501 else 4106902 end, 'scheduled_for', date '2020-01-01' + n % 2000,
    'started_at', timestamptz '2020-01-01', 'finished_at', timestamptz '2020-01-02', 'homologated_at', timestamptz '2020-01-03',
    'inspector_id', ${base}::integer + 1 + n % 3000, 'homologator_id', null, 'companion_name', '-', 'companion_role', '-', 'companion_document', '-',
    'conclusion', '-', 'is_inconclusive', false, 'verification_code', md5(n::text), 'score', n % 101,
    'result', case n % 20 when 0 then 'inconclusiva' else 'conforme' end, 'open_count', case n % 20 when 1 then 1 else 0 end`,
}

/** The tables with additional records. */
export const lengthenedTables: readonly string[] = Object.keys(lengthened)

/** Adds records to one table, without sub-records. */
export async function lengthenTable(database: Database, table: string): Promise<void> {
  const columns = await rows<{ name: string }>(
    database,
    sql`select attname as name from pg_attribute where attrelid = to_regclass(${table}) and attnum > 0 and not attisdropped and attgenerated = ''`,
  )
  const named = (each: (name: string) => Fragment) => commas(columns.map(({ name }) => each(name)))
  await sql`with known as (select t as record, row_number() over (order by id) - 1 as place, count(*) over () as total from ${sql.table(table)} t)
    insert into ${sql.table(table)} (${named((name) => sql.id(name))})
    select ${named((name) => sql`(made.record).${sql.id(name)}`)} from (
      select jsonb_populate_record(known.record, jsonb_build_object('id', ${base}::integer + n, 'name', md5(n::text), 'label', md5(n::text),
        'status', case n % 20 when 3 then 'inativo' else 'ativo' end, ${lengthened[table]})) as record
      from generate_series(1, ${tableLength}::integer) n join known on place = n % total offset 0) made`.execute(database)
}

/** Fills the tables of entities like long lists, so that the planner's choices matter. */
export async function lengthenTables(database: Database): Promise<void> {
  for (const table of lengthenedTables) await lengthenTable(database, table)
  await sql`insert into person_function (owner_id, position, function_id, department_id, start)
    select ${base}::integer + n * 10, 0, 1 + n % 17, 1 + n % 40, date '2020-01-01' from generate_series(1, ${tableLength / 10}::integer) n`.execute(
    database,
  )
  await sql`insert into supplier_line (owner_id, position, class_id)
    select ${base}::integer + n, 0, case n % 20 when 0 then 3 else 5 end from generate_series(1, ${tableLength}::integer) n`.execute(
    database,
  )
  await sql`insert into supplier_sanction (owner_id, position, type, "from", "to")
    select ${base}::integer + n, 0, 'multa', date '2020-01-01', case n % 500 when 0 then null else date '2021-01-01' + n % 1000 end
    from generate_series(1, ${tableLength}::integer) n`.execute(database)
  await sql`insert into event_city (owner_id, position, city_id)
    select ${base}::integer + n, 0, case n % 500 when 0 then 4106902 else 4104808 end from generate_series(1, ${tableLength}::integer) n`.execute(
    database,
  )
  // Uses a city of another state, because our cities belong to regions of many people, which the list would read too.
  await sql`insert into region_city (owner_id, city_id)
    select ${base}::integer + n, case n % 500 when 0 then 3550308 else 4104808 end from generate_series(1, ${tableLength}::integer) n`.execute(
    database,
  )
  await sql`insert into organization_dirigente (owner_id, position, person_id, role, mandate_start, mandate_end, is_legal_rep)
    select ${base}::integer + n, 0, 1, 'presidente', date '2020-01-01', date '2030-01-01' + n % 2000, true from generate_series(1, ${tableLength}::integer) n`.execute(
    database,
  )
  await sql`insert into organization_attachment (owner_id, position, file_id, category, valid_until)
    select ${base}::integer + n, 0, (select min(id) from attachment), 'cnd-federal', case n % 50 when 0 then date '2026-01-01' else date '2030-01-01' + n % 2000 end
    from generate_series(1, ${tableLength}::integer) n`.execute(database)
}
