import type { FigureRule } from '../../data/home/usePanel.js'
import { useCount } from '../../data/useCount.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { Link } from '../../navigation/Link.js'
import { countText, figureLink } from './figureText.js'

/** Records that need a review: their number and their list. */
export function ToReview({ figures }: { readonly figures: readonly FigureRule[] }) {
  const { text } = useLocale()
  return (
    <section aria-labelledby="ep-home-review">
      <h2 id="ep-home-review">{text('screens.home.review')}</h2>
      <ReviewLines figures={figures} className="ep-review" />
    </section>
  )
}

/** A line for each kind of review. */
export function ReviewLines({ figures, className }: { readonly figures: readonly FigureRule[]; readonly className: string }) {
  return (
    <ul className={className}>
      {figures.map((figure) => (
        <li key={`${figure.entity}.${figure.name}`}>
          <ReviewLine figure={figure} />
        </li>
      ))}
    </ul>
  )
}

/** One kind of review, with its count. */
function ReviewLine({ figure }: { readonly figure: FigureRule }) {
  const { text, number } = useLocale()
  const { total, isFailed } = useCount({ name: figure.entity, path: figure.path }, { filters: figure.filter })
  const isKnown = total !== undefined || isFailed
  return (
    <Link to={figureLink(figure)} className="ep-review-line" aria-busy={!isKnown}>
      <span>{figure.title}</span>
      {total?.total === 0 ? <em>{text('screens.review.done')}</em> : <strong>{isKnown ? countText(total, number) : '\u2007'}</strong>}
    </Link>
  )
}
