import { sql } from 'kysely'
import type { Expression } from '../../records/plan/defineEntity.js'

/** What stands in the way of the step that follows the status. */
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
