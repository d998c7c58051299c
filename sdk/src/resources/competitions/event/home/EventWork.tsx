import { mealLoad } from '../../../../blocks/canteen/demand.js'
import { useSums } from '../../../../data/useSums.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import { siteVisitContract } from '../../../inspections/site-visit/contract.js'
import { serviceRequestContract } from '../../../service-memos/service-request/contract.js'
import { canteenContract } from '../../canteen/contract.js'
import type { SportsEvent } from '../schema.js'
import { Figure, FigureCard, listAddress } from './Figure.js'

/** Excludes cancelled canteens, because they serve nobody. */
const serving = { status: 'planejado,ativo,encerrado' }

/** Numbers of an event's work; each opens the list behind it. */
export function EventWork({ event: { id } }: { readonly event: SportsEvent }) {
  const { text } = useLocale()
  const params = { eventoId: id }
  return (
    <section aria-labelledby="ep-event-work">
      <h2 id="ep-event-work">{text('screens.event.within')}</h2>
      <ul className="ep-event-figures">
        <Figure
          title={text('routes.canteens')}
          titleOfOne={text('routes.canteen')}
          contract={canteenContract}
          filters={serving}
          params={params}
        />
        <li>
          <Meals params={params} />
        </li>
        <Figure
          title={text('routes.serviceRequests')}
          titleOfOne={text('routes.serviceRequest')}
          contract={serviceRequestContract}
          filters={{ eventId: String(id) }}
        />
        <Figure
          title={text('routes.siteVisits')}
          titleOfOne={text('routes.siteVisit')}
          contract={siteVisitContract}
          filters={{ eventId: String(id) }}
        />
      </ul>
    </section>
  )
}

/** Meals planned per day, compared with what seats and turns allow. */
function Meals({ params }: { readonly params: { readonly eventoId: number } }) {
  const { text, number } = useLocale()
  const { sums, isFailed } = useSums(canteenContract, { filters: serving }, { params })
  const [planned, possible] = [Number(sums?.mealsPerDay ?? 0), Number(sums?.mealCapacity ?? 0)]
  const load = mealLoad(planned, { capacity: possible, turns: 1 })
  return (
    <FigureCard
      title={text('screens.event.mealsOf', { max: number(possible) })}
      value={sums && number(planned)}
      isFailed={isFailed}
      to={listAddress(canteenContract, { filters: serving, params })}
    >
      {load ? (
        <meter className="ep-event-meter" data-level={load.level} min={0} max={1} value={Math.min(1, load.share)} aria-hidden="true" />
      ) : null}
    </FigureCard>
  )
}
