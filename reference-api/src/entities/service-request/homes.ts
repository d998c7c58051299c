import { sql } from 'kysely'
import type { ChartDefinition } from '../../records/plan/chart.js'
import type { Expression } from '../../records/plan/defineEntity.js'
import { asker, computed } from './expressions.js'

const open = ['enviada', 'em-analise', 'devolvida', 'aprovada', 'empenhada', 'em-execucao', 'parcialmente-atendida']
const alsoAt = ['/administrativo']

export const charts: Readonly<Record<string, ChartDefinition>> = {
  waiting: {
    by: { filter: 'status', by: 'each', values: open },
    series: { filter: 'daysInStatus', value: computed.daysInStatus, by: [0, 8, 31] },
    alsoAt,
  },
  committed: {
    by: { filter: 'date', by: 'month' },
    where: () => ({ status: 'empenhada,em-execucao,parcialmente-atendida,concluida' }),
    sum: 'total',
    isMoney: true,
    against: { entity: 'tender', sum: 'awardedTotal', where: { status: 'vigente' } },
    alsoAt,
  },
  departments: { by: { filter: 'departmentId', by: 'each', most: 8 }, where: () => ({ status: open.join() }), alsoAt },
}

/** Condition: the user requested, manages, inspects or approved the request. */
export const concerns: Expression = (context) => sql`${asker(context)} in (t.requester_id, t.manager_id, t.inspector_id, t.approver_id)`
