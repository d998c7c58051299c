import { sql } from 'kysely'
import { serviceRequestContract } from '@esporte-parana/sdk/contracts'
import type { Fragment } from '../../database/database.js'
import { eventMargin } from '../service-request/rules.js'
import type { Expression } from '../../records/plan/defineEntity.js'

const startYear = "case when extract(year from t.start_date) <> extract(year from t.end_date) then '/YYYY' else '' end"
/** The days of an event as text without a word of any language: 05/05 – 10/05/2026. */
export const period = sql`case when t.start_date = t.end_date then to_char(t.end_date, 'DD/MM/YYYY')
  else to_char(t.start_date, 'DD/MM' || ${sql.raw(startYear)}) || ' – ' || to_char(t.end_date, 'DD/MM/YYYY') end`

/** Running and coming events by their beginning, then those that have ended, the latest first. */
export const nextFirst: Expression = ({ today }) =>
  sql`case when t.status = 'encerrado' or t.end_date < ${today}::date then 1000000 - (t.start_date - date '1800-01-01')
    else t.start_date - date '1800-01-01' end`

/** The birth years of the categories as text without a word of any language: `A: 2009–2011; Livre: …–2010; Sub-12: 2014`. */
export const birthYears: Expression =
  () => sql`(select string_agg(r.name || ': ' || case when r.max_age is not distinct from r.min_age then ''
    else coalesce((t.year - r.max_age)::text, '…') || '–' end || (t.year - r.min_age), '; ' order by r.position)
  from event_category r where r.owner_id = t.id)`

/** A number over the canteens (`c`) of an event, without canceled ones. */
export const ofCanteens =
  (value: Fragment): Expression =>
  () =>
    sql`(select ${value} from canteen c where c.event_id = t.id and c.status <> 'cancelado' and c.deleted_at is null)::integer`

/** Planned and open canteens with their days. */
export const canteens: Expression = () => sql`(select coalesce(jsonb_agg(
    jsonb_build_object('id', c.id, 'label', c.label, 'params', jsonb_build_object('eventoId', t.id),
      'operatingFrom', c.operating_from, 'operatingTo', c.operating_to) order by c.id), '[]')
  from canteen c where c.event_id = t.id and c.status in ('planejado', 'ativo') and c.deleted_at is null and ${isOpen})`

/** Requests that are not finished and outside of the days that their own rule allows: the event was moved after they were made. */
export const requestsOutside: Expression = () => sql`(select coalesce(jsonb_agg(
    jsonb_build_object('id', s.id, 'label', s.label) order by s.id), '[]')
  from service_request s where s.event_id = t.id and s.status <> all(${[...serviceRequestContract.finalStatuses]}::text[])
    and s.deleted_at is null and ${isOpen}
    and (s.start_date < t.start_date - ${eventMargin}::integer or s.end_date > t.end_date + ${eventMargin}::integer))`

const isOpen = sql`t.status not in ('encerrado', 'cancelado')`

/** Codes of what blocks the next step of the workflow. */
export const hindrances: Expression = ({ today }) => sql`to_jsonb(array_remove(case t.status
  when 'planejado' then array[
    case when t.registration_start is null then 'sem-inscricoes' end,
    case when t.registration_start > ${today}::date then 'inscricoes-futuras' end,
    case when t.registration_end < ${today}::date then 'inscricoes-vencidas' end]
  when 'inscricoes-encerradas' then array[case when t.start_date > ${today}::date then 'nao-comecou' end]
  when 'em-andamento' then array[
    case when t.end_date > ${today}::date then 'nao-terminou' end,
    case when exists (select 1 from canteen c where c.event_id = t.id and c.status = 'ativo' and c.deleted_at is null) then 'refeitorios-ativos' end,
    case when exists (select 1 from service_request s where s.event_id = t.id and s.deleted_at is null
      and s.status not in ('concluida', 'reprovada', 'cancelada')) then 'solicitacoes-abertas' end]
  else array[]::text[] end, null))`
