import './home.css'
import { useLocale } from '../../locale/LocaleProvider.js'
import { withTexts } from '../../locale/withTexts.js'
import { pageLabel } from '../../shell/topbar/breadcrumbTrail.js'
import { useCurrentPage } from '../../shell/page/currentPage.js'
import { usePageText } from '../../shell/page/pageText.js'
import { useRouteTitles } from '../../navigation/routeTitles.js'
import { CardGrid } from './CardGrid.js'
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
    </div>
  )
}

/** The first page of an area: a card for each page below it in the route table. */
export const AreaHomeScreen = withTexts(['homes'], AreaHome)
