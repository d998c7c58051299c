import { eventContract } from '@esporte-parana/sdk/contracts'
import type { ChartDefinition } from '../../records/plan/chart.js'

/** The events of the current year. */
const ofYear = (today: string) => ({ year: today.slice(0, 4) })

/** Events that still have meals to serve. */
const open = { status: 'planejado,inscricoes-abertas,inscricoes-encerradas,em-andamento' }

export const charts: Readonly<Record<string, ChartDefinition>> = {
  participants: { by: { filter: 'competition', by: 'each' }, where: ofYear, sum: 'participants' },
  meals: {
    by: { filter: 'competition', by: 'each' },
    where: () => open,
    sum: 'mealsPerDay',
    against: { entity: 'event', sum: 'mealCapacity', where: open },
  },
  progress: {
    by: { filter: 'status', by: 'each', values: eventContract.statuses },
    series: { filter: 'phase', by: 'each' },
    where: ofYear,
  },
  regions: { by: { filter: 'regionId', by: 'each', most: 10 }, where: ofYear },
}
