import { sql } from 'kysely'
import type { ChartDefinition } from '../../records/plan/chart.js'

export const charts: Readonly<Record<string, ChartDefinition>> = {
  regularity: {
    by: { filter: 'status', by: 'each' },
    series: {
      filter: 'hasExpiredCertificate',
      value: ({ today }) => sql`coalesce(t.certificates_valid_until < ${today}::date, false)`,
      by: 'each',
      values: ['false', 'true'],
    },
  },
}
