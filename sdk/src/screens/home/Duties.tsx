import { ArrowRight, CircleCheck } from '../../icons/icons.js'
import type { ListTotal } from '../../api/client.js'
import { useCounts } from '../../data/useCounts.js'
import type { FigureRule, ListName } from '../../data/home/usePanel.js'
import type { DraftPlace } from '../../drafts/draft.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { Link } from '../../navigation/Link.js'
import { beginText, countText, figureLink } from './figureText.js'
import { LeftDrafts } from './LeftDrafts.js'
import { ReviewLine } from './ToReview.js'

interface DutiesProps {
  readonly duties: readonly FigureRule[]
  /** What was typed in this browser and not saved. */
  readonly drafts: readonly DraftPlace[]
  readonly lists: readonly ListName[] | undefined
}

/** What the person has to do themself: one sentence that says where to begin, then how many records of each kind wait, and what they left unsaved. */
export function Duties({ duties, drafts, lists }: DutiesProps) {
  const { text } = useLocale()
  const totals = useCounts(duties)
  return (
    <section aria-labelledby="ep-home-duties" className="ep-home-duties">
      <h2 id="ep-home-duties">{text('screens.home.duties')}</h2>
      <div className="ep-review">
        <p className="ep-home-first" role="status">
          <First duties={duties} totals={totals} />
        </p>
        <ul className="ep-home-lines">
          {duties.map((figure) => (
            <li key={`${figure.entity}.${figure.name}`}>
              <ReviewLine figure={figure} />
            </li>
          ))}
        </ul>
        <LeftDrafts drafts={drafts} lists={lists} />
      </div>
    </section>
  )
}

interface FirstProps {
  readonly duties: readonly FigureRule[]
  readonly totals: readonly (ListTotal | undefined)[]
}

/** Where to begin: the first of the duties that anything waits in. As high before it is known as after. */
function First({ duties, totals }: FirstProps) {
  const { text, number, locale } = useLocale()
  const index = totals.findIndex((total) => total !== undefined && total.total > 0)
  const first = duties[index]
  // An earlier one that is not known yet might come before it.
  const isSure = totals.slice(0, index < 0 ? undefined : index).every((total) => total !== undefined)
  if (!isSure) return '\u2007'
  if (!first)
    return (
      <>
        <CircleCheck aria-hidden="true" className="ep-home-done" />
        {text('screens.home.allDone')}
      </>
    )
  return (
    <Link to={figureLink(first)}>
      {beginText(first, { locale, count: totals[index]?.total ?? 0, shown: countText(totals[index], number) })}
      <ArrowRight aria-hidden="true" />
    </Link>
  )
}
