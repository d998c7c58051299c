import { eventContract } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { type Expression, defineEntity } from '../../records/plan/defineEntity.js'
import { rangeOrList } from '../../records/read/listCondition.js'
import { checkEvent, checkReplan, hindered, periodFilter, replanned, stampRegion } from './rules.js'

const startYear = "case when extract(year from t.start_date) <> extract(year from t.end_date) then '/YYYY' else '' end"
const period = sql`case when t.start_date = t.end_date then to_char(t.end_date, 'DD/MM/YYYY')
  else to_char(t.start_date, 'DD/MM' || ${sql.raw(startYear)}) || ' a ' || to_char(t.end_date, 'DD/MM/YYYY') end`

/** What stands in the way of the step that follows the status. */
const hindrances: Expression = ({ today }) => sql`to_jsonb(array_remove(case t.status
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

/** The events of the present year. */
const ofYear = (today: string) => ({ year: today.slice(0, 4) })

export const event = defineEntity(eventContract, {
  table: 'event',
  label: (draft) => draft.name,
  links: { region: { table: 'region' }, coordinator: { table: 'person' } },
  joins: { hostCityIds: { table: 'event_city', column: 'city_id', links: 'hostCities', label: 'name' } },
  children: {
    categories: {
      table: 'event_category',
      computed: {
        birthYears: () =>
          sql`(select jsonb_build_object('from', e.year - r.max_age, 'to', e.year - r.min_age) from event e where e.id = r.owner_id)`,
      },
    },
    venues: { table: 'event_venue' },
    committees: { table: 'event_committee' },
  },
  computed: {
    period: () => period,
    participants: () =>
      sql`case when num_nonnulls(t.expected_athletes, t.expected_staff) > 0 then coalesce(t.expected_athletes, 0) + coalesce(t.expected_staff, 0) end`,
    hindrances,
    canteenCount: () =>
      sql`(select count(*) from canteen c where c.event_id = t.id and c.status <> 'cancelado' and c.deleted_at is null)::integer`,
  },
  sortBy: { period: 'startDate' },
  filters: {
    cityId: {
      kind: 'integer',
      ids: (value) => sql`select c.owner_id from event_city c where ${rangeOrList(sql`c.city_id`, value, sql`integer`)}`,
    },
    period: { kind: 'date', condition: periodFilter },
  },
  unlisted: ['categories', 'venues', 'committees'],
  charts: {
    participants: { by: { filter: 'competition', by: 'each' }, where: ofYear, sum: 'participants' },
    progress: {
      by: { filter: 'status', by: 'each', values: eventContract.statuses },
      series: { filter: 'phase', by: 'each' },
      where: ofYear,
    },
    regions: { by: { filter: 'regionId', by: 'each', most: 10 }, where: ofYear },
  },
  stamp: stampRegion,
  check: checkEvent,
  guards: { openRegistration: hindered, begin: hindered, finish: hindered, replan: checkReplan },
  effects: { replan: replanned },
})
