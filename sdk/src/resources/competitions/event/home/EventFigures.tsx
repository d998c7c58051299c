import { useCount } from '../../../../data/useCount.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import { Link } from '../../../../navigation/Link.js'
import { eventContract } from '../contract.js'
import { eventMessages } from '../messages.js'
import type { SportsEvent } from '../schema.js'

interface FigureProps {
  readonly title: string
  /** Of the list that holds what is counted. */
  readonly filters: Readonly<Record<string, string>>
}

/** What stands around an event: numbers, each of which opens its list. */
export function EventFigures({ event }: { readonly event: SportsEvent }) {
  const { text, locale } = useLocale()
  const { competition, year, startDate, endDate, region, regionId, hostCities } = event
  const [host] = hostCities
  const figures: readonly FigureProps[] = [
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
          <li key={figure.title}>
            <Figure {...figure} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Figure({ title, filters }: FigureProps) {
  const { text, number } = useLocale()
  const { total, isFailed } = useCount(eventContract, { filters })
  const figure = total ? `${number(total.total)}${total.totalIsExact ? '' : '+'}` : '—'
  return (
    <Link to={`${eventContract.path}?${new URLSearchParams(filters)}`} className="ep-event-figure" aria-busy={!total && !isFailed}>
      <strong>{total || isFailed ? figure : '\u2007'}</strong>
      <span>{title}</span>
      {isFailed && <span>{text('screens.home.noFigures')}</span>}
    </Link>
  )
}
