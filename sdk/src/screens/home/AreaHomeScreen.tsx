import './home.css'
import { useLocale } from '../../locale/LocaleProvider.js'
import { withTexts } from '../../locale/withTexts.js'
import { pageLabel } from '../../shell/topbar/breadcrumbTrail.js'
import { useCurrentPage } from '../../shell/page/currentPage.js'
import { usePageText } from '../../shell/page/pageText.js'
import { useRouteTitles } from '../../navigation/routeTitles.js'
import { CardGrid } from './CardGrid.js'
import { ToReview } from './ToReview.js'
import { useFigures } from '../../data/usePanel.js'
import { cardLooks } from './cards.js'

function AreaHome() {
  const { match } = useCurrentPage()
  const { text } = useLocale()
  const pageText = usePageText()
  const titles = useRouteTitles()
  const detail = match && cardLooks[match.route.path]?.detail
  return (
    <div className="ep-home">
      <header className="ep-home-header">
        <h1>{match && pageText(pageLabel(match.route, match.params, titles))}</h1>
        {detail && <p>{text(detail)}</p>}
      </header>
      <CardGrid />
      {match && <Waiting within={match.route.path} />}
    </div>
  )
}

/** What waits in the lists below this page. */
function Waiting({ within }: { readonly within: string }) {
  const { items = [] } = useFigures()
  const figures = items.filter(({ path, isHeadline }) => !isHeadline && path.startsWith(`${within}/`))
  return figures.length > 0 && <ToReview figures={figures} />
}

/** The first page of an area: a card for each page below it in the route table, and what waits there. */
export const AreaHomeScreen = withTexts(['homes'], AreaHome)
