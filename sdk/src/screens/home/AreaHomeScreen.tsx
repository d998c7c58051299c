import './home.css'
import { type MessageKey, useLocale } from '../../locale/LocaleProvider.js'
import { useCurrentPage } from '../../shell/currentPage.js'
import { CardGrid } from './CardGrid.js'
import { cardLooks } from './cards.js'

/** The first page of an area: a card for each page below it in the route table. */
export function AreaHomeScreen() {
  const { match } = useCurrentPage()
  const { text } = useLocale()
  const detail = match && cardLooks[match.route.path]?.detail
  return (
    <div className="ep-home">
      <header className="ep-home-header">
        <h1>{match && text(match.route.title as MessageKey)}</h1>
        {detail && <p>{text(detail)}</p>}
      </header>
      <CardGrid />
    </div>
  )
}
