import { useLocale } from '../../../../locale/LocaleProvider.js'
import { eventContract } from '../contract.js'
import { eventMessages } from '../messages.js'
import type { SportsEvent } from '../schema.js'
import { Figure, type FigureProps } from './Figure.js'

/** Numbers about an event's surroundings; each opens its list. */
export function EventFigures({ event }: { readonly event: SportsEvent }) {
  const { text, locale } = useLocale()
  const { competition, year, startDate, endDate, region, regionId, hostCities } = event
  const [host] = hostCities
  const figures: readonly Omit<FigureProps, 'contract'>[] = [
    { title: text('screens.event.meanwhile'), filters: { period: `${startDate}..${endDate}` } },
    {
      title: text('screens.event.ofYear', { name: eventMessages[locale].options.competition[competition], year: String(year) }),
      filters: { competition, year: String(year) },
    },
    ...(region
      ? [
          {
            title: text('screens.event.ofYear', { name: region.label, year: String(year) }),
            filters: { regionId: String(regionId), year: String(year) },
          },
        ]
      : []),
    ...(host ? [{ title: text('screens.event.inCity', { name: host.label }), filters: { cityId: String(host.id) } }] : []),
  ]
  return (
    <section aria-labelledby="ep-event-figures">
      <h2 id="ep-event-figures">{text('screens.event.around')}</h2>
      <ul className="ep-event-figures">
        {figures.map((figure) => (
          <Figure key={figure.title} {...figure} contract={eventContract} />
        ))}
      </ul>
    </section>
  )
}
