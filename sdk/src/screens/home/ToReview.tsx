import type { AnyContract } from '../../core/contract.js'
import { useCount } from '../../data/useCount.js'
import { type MessageKey, useLocale } from '../../locale/LocaleProvider.js'
import { Link } from '../../navigation/Link.js'
import { personContract } from '../../resources/people/person/contract.js'

interface Review {
  readonly contract: AnyContract
  readonly title: MessageKey
  readonly filters: Readonly<Record<string, string>>
}

/** The same as the figures of `GET /painel/pessoas`. */
const reviews: readonly Review[] = [
  { contract: personContract, title: 'screens.review.withoutFunction', filters: { hasCurrentFunction: 'false', status: 'ativo' } },
  { contract: personContract, title: 'screens.review.capacity', filters: { needsCapacityReview: 'true' } },
]

/** What waits for somebody to look at it: how many records, and the list that shows them. */
export function ToReview() {
  const { text } = useLocale()
  return (
    <section aria-labelledby="ep-home-review">
      <h2 id="ep-home-review">{text('screens.home.review')}</h2>
      <ul className="ep-review">
        {reviews.map((review) => (
          <li key={review.title}>
            <ReviewLine {...review} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function ReviewLine({ contract, title, filters }: Review) {
  const { text, number } = useLocale()
  const { total, isFailed } = useCount(contract, { filters })
  const figure = total ? `${number(total.total)}${total.totalIsExact ? '' : '+'}` : '—'
  return (
    <Link to={`${contract.path}?${new URLSearchParams(filters)}`} className="ep-review-line" aria-busy={!total && !isFailed}>
      <span>{text(title)}</span>
      {total?.total === 0 ? <em>{text('screens.review.done')}</em> : <strong>{total || isFailed ? figure : '\u2007'}</strong>}
    </Link>
  )
}
