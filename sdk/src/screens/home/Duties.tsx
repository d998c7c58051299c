import { ArrowRight, CircleCheck } from '../../icons/icons.js'
import type { ListTotal } from '../../api/client.js'
import { useCounts } from '../../data/useCounts.js'
import type { FigureRule, ListName } from '../../data/home/usePanel.js'
import type { DraftPlace } from '../../drafts/draft.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { Link } from '../../navigation/Link.js'
import { beginText, countText, figureLink } from './figureText.js'
import { LeftDrafts } from './LeftDrafts.js'
import { ReviewLines } from './ToReview.js'

interface DutiesProps {
  /** `undefined` when they could not be read. */
  readonly duties: readonly FigureRule[] | undefined
  /** Unsaved drafts in this browser. */
  readonly drafts: readonly DraftPlace[]
  readonly lists: readonly ListName[] | undefined
}

/** The user's own work: a sentence on where to begin, the number of waiting records of each kind, and unsaved drafts. */
export function Duties({ duties, drafts, lists }: DutiesProps) {
  const { text } = useLocale()
  return (
    <section aria-labelledby="ep-home-duties" className="ep-home-duties">
      <h2 id="ep-home-duties">{text('screens.home.duties')}</h2>
      <div className="ep-review">
        {duties ? <DutyLines duties={duties} /> : <p className="ep-home-calm">{text('screens.home.noFigures')}</p>}
        <LeftDrafts drafts={drafts} lists={lists} />
      </div>
    </section>
  )
}

function DutyLines({ duties }: { readonly duties: readonly FigureRule[] }) {
  const totals = useCounts(duties)
  return (
    <>
      <p className="ep-home-first" role="status">
        <First duties={duties} totals={totals} />
      </p>
      <ReviewLines figures={duties} className="ep-home-lines" />
    </>
  )
}

interface FirstProps {
  readonly duties: readonly FigureRule[]
  readonly totals: readonly (ListTotal | null | undefined)[]
}

/** The first duty with waiting records. It reserves its height before the counts arrive. */
function First({ duties, totals }: FirstProps) {
  const { text, number, locale } = useLocale()
  const index = totals.findIndex((total) => (total?.total ?? 0) > 0)
  const first = duties[index]
  // An earlier duty whose count is unknown might come first.
  const isSure = totals.slice(0, index < 0 ? undefined : index).every((total) => total != null)
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
