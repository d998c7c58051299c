import { siteVisitContract } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import type { ChartDefinition } from '../../records/plan/chart.js'

export const charts: Readonly<Record<string, ChartDefinition>> = {
  results: {
    by: { filter: 'regionId', by: 'each' },
    series: {
      filter: 'result',
      value: () => sql`t.result`,
      by: 'each',
      values: ['conforme', 'conforme-com-ressalvas', 'nao-conforme', 'inconclusiva'],
    },
    where: () => ({ status: 'concluida,homologada' }),
  },
  statuses: { by: { filter: 'status', by: 'each', values: siteVisitContract.statuses } },
}
