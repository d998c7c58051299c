import './home.css'
import { Plus } from '../../icons/icons.js'
import { useEffect, useState } from 'react'
import { mayWrite } from '../../core/powers.js'
import { usePowers } from '../../data/useCanWrite.js'
import { useCharts, useFigures, type ChartRule, type ListName } from '../../data/home/usePanel.js'
import { useLoaded } from '../../feedback/useLoaded.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { withTexts } from '../../locale/withTexts.js'
import { Link } from '../../navigation/Link.js'
import { recordAddress } from '../../navigation/recordAddress.js'
import { pageLabel } from '../../shell/page/pageLabel.js'
import { useCurrentPage } from '../../shell/page/currentPage.js'
import { usePageText } from '../../shell/page/pageText.js'
import { useRouteTitles } from '../../navigation/routeTitles.js'
import { CardGrid } from './CardGrid.js'
import { PanelFrame } from './PanelFrame.js'
import { ToReview } from './ToReview.js'
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
      {match && <AreaOverview key={match.route.path} home={match.route.path} />}
    </div>
  )
}

/** New records, waiting work and figures of the area. The sections render at once, so that nothing moves. */
function AreaOverview({ home }: { readonly home: string }) {
  const { text } = useLocale()
  const figures = useFigures()
  const charts = useCharts(home)
  const waiting = (figures.items ?? []).filter(({ path, isHeadline }) => !isHeadline && path.startsWith(`${home}/`))
  const powers = usePowers()
  const lists = (figures.more.lists ?? []).filter(({ path }) => path.startsWith(`${home}/`) && mayWrite(powers, path))
  return (
    <PanelFrame panels={[figures, charts]}>
      {lists.length > 0 && <Starts lists={lists} />}
      {waiting.length > 0 && <ToReview figures={[...waiting].sort((one, other) => Number(other.isDuty) - Number(one.isDuty))} />}
      {charts.items && charts.items.length > 0 && (
        <section aria-labelledby="ep-home-charts">
          <h2 id="ep-home-charts">{text('screens.chart.section')}</h2>
          <Charts charts={charts.items} />
        </section>
      )}
    </PanelFrame>
  )
}

/** Links to new records of the area. */
function Starts({ lists }: { readonly lists: readonly ListName[] }) {
  const { text } = useLocale()
  const { routes } = useCurrentPage()
  return (
    <nav aria-label={text('screens.home.start')}>
      <ul className="ep-starts">
        {lists.map(({ path, create }) => (
          <li key={path}>
            <Link to={recordAddress({ path, id: 'novo' }, routes)} className="ep-start">
              <Plus aria-hidden="true" width="1.15em" height="1.15em" />
              {create}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const loadCharts = () => import('../charts/ChartGrid.js')

/** Renders the charts after the first paint, in space reserved before. */
function Charts({ charts }: { readonly charts: readonly ChartRule[] }) {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(true))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [])
  const loaded = useLoaded(loadCharts, isPainted)
  if (loaded) return <loaded.ChartGrid charts={charts} />
  return (
    <ul className="ep-charts-coming" aria-busy="true">
      {charts.map(({ entity, name, title }) => (
        <li key={`${entity}.${name}`}>
          <h3>{title}</h3>
        </li>
      ))}
    </ul>
  )
}

/** The first page of an area: a card per page below it, new records, waiting work and charts. */
export const AreaHomeScreen = withTexts(['inside', 'homes'], AreaHome)
