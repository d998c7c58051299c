import './home.css'
import { today } from '../../core/calendar.js'
import { mayWrite } from '../../core/powers.js'
import { usePowers } from '../../data/useCanWrite.js'
import { useLeftDrafts } from '../../drafts/useLeftDrafts.js'
import { useLocale, type MessageKey } from '../../locale/LocaleProvider.js'
import { withTexts } from '../../locale/withTexts.js'
import { useSession } from '../../session/SessionProvider.js'
import { CardGrid } from './CardGrid.js'
import { Changes } from './Changes.js'
import { Duties } from './Duties.js'
import { Figures } from './Figures.js'
import { FirstSteps } from './FirstSteps.js'
import { Expiries } from './Expiries.js'
import { isLacking, PanelFrame } from './PanelFrame.js'
import { ToReview } from './ToReview.js'
import { cardLines, firstDays, summaryPath } from '../../data/home/panelAddresses.js'
import { useChanges, useExpiries, useFigures } from '../../data/home/usePanel.js'
import { Plus, Printer } from '../../icons/icons.js'
import { useState } from 'react'
import { Link } from '../../navigation/Link.js'

function Dashboard() {
  const { text } = useLocale()
  const { state } = useSession()
  const greeting = useGreeting()
  const name = state.status === 'signed-in' ? state.usuario?.nome.split(' ')[0] : undefined
  return (
    <div className="ep-home ep-dashboard">
      <div className="ep-home-head">
        <header className="ep-home-header">
          <h1>{name ? text('screens.home.hello', { name }) : text('routes.dashboard')}</h1>
          <p>{greeting}</p>
        </header>
        <QuickStarts />
      </div>
      <Overview />
    </div>
  )
}

/** Waiting work, expiries, figures and areas. The sections render at once, so that nothing moves; each number arrives by itself. */
function Overview() {
  const { text } = useLocale()
  const [days, setDays] = useState(firstDays)
  const figures = useFigures()
  const expiries = useKept(useExpiries({ days, most: cardLines }))
  const changes = useChanges(cardLines)
  const drafts = useLeftDrafts()
  const {
    items = [],
    more: { lists },
  } = figures
  const areCounted = !isLacking(figures)
  const duties = items.filter(({ isDuty }) => isDuty)
  const waiting = items.filter(({ isHeadline, isDuty }) => !isHeadline && !isDuty)
  const headlines = items.filter(({ isHeadline }) => isHeadline)
  if (!drafts) return null
  return (
    <PanelFrame panels={[figures, expiries, changes]}>
      <FirstSteps lists={lists} />
      <div className="ep-home-overview">
        <Duties duties={areCounted ? duties : undefined} drafts={drafts} lists={lists} />
        {!changes.isRefused && <Changes changes={changes} rest="/painel/resumo" />}
        <Expiries expiries={expiries} days={days} onDays={setDays} />
        {areCounted && <ToReview figures={waiting} />}
      </div>
      {areCounted && <Figures figures={headlines} lists={lists} />}
      <section aria-labelledby="ep-home-areas">
        <h2 id="ep-home-areas">{text('screens.home.areas')}</h2>
        <CardGrid />
      </section>
    </PanelFrame>
  )
}

/** Keeps the last answer while the next one loads, so that a card never empties. */
function useKept<P extends { readonly items: readonly unknown[] | undefined; readonly isFailed: boolean }>(panel: P): P {
  const [kept, keep] = useState(panel)
  const isKnown = panel.items !== undefined || panel.isFailed
  if (isKnown && kept.items !== panel.items) keep(panel)
  return isKnown ? panel : kept
}

/** Uses the date in Brasília, whatever the browser's time zone. */
function useGreeting(): string {
  const { text, date, locale } = useLocale()
  const day = today()
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(new Date(day))
  return text('screens.home.today', { weekday, date: date(day) })
}

/** The first page after sign-in: figures, waiting work, the most common new records, and links to every area. */
export const DashboardScreen = withTexts(['inside', 'homes', 'records'], Dashboard)

const starts: readonly { readonly to: string; readonly title: MessageKey }[] = [
  { to: '/administrativo/solicitacoes-servico/solicitacoes/novo', title: 'screens.start.request' },
  { to: '/competicoes/eventos/novo', title: 'screens.start.event' },
  { to: '/pessoas/novo', title: 'screens.start.person' },
]

/** Links to the most common new records. */
function QuickStarts() {
  const { text } = useLocale()
  const powers = usePowers()
  const open = starts.filter(({ to }) => mayWrite(powers, to))
  return (
    <nav aria-label={text('screens.home.start')}>
      <ul className="ep-starts">
        {open.map(({ to, title }) => (
          <li key={to}>
            <Link to={to} className="ep-start">
              <Plus aria-hidden="true" width="1.15em" height="1.15em" />
              {text(title)}
            </Link>
          </li>
        ))}
        <li>
          <Link to={summaryPath} className="ep-start">
            <Printer aria-hidden="true" width="1.15em" height="1.15em" />
            {text('notices.summary.open')}
          </Link>
        </li>
      </ul>
    </nav>
  )
}
