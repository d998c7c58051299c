import './home.css'
import { today } from '../../core/calendar.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { withTexts } from '../../locale/withTexts.js'
import { useSession } from '../../session/SessionProvider.js'
import { CardGrid } from './CardGrid.js'
import { Figures } from './Figures.js'
import { QuickStarts } from './QuickStarts.js'
import { ToReview } from './ToReview.js'

function Dashboard() {
  const { text } = useLocale()
  const { state } = useSession()
  const greeting = useGreeting()
  const name = state.status === 'signed-in' ? state.usuario?.nome.split(' ')[0] : undefined
  return (
    <div className="ep-home ep-dashboard">
      <div className="ep-home-head">
        <header className="ep-home-header">
          <h1>{name ? text('screens.home.hello', { name }) : text('shell.home')}</h1>
          <p>
            {greeting} {text('screens.home.lead')}
          </p>
        </header>
        <QuickStarts />
      </div>
      <div className="ep-home-overview">
        <Figures />
        <ToReview />
      </div>
      <section aria-labelledby="ep-home-areas">
        <h2 id="ep-home-areas">{text('screens.home.areas')}</h2>
        <CardGrid />
      </section>
    </div>
  )
}

/** Which day it is in Brasília, wherever the browser is. */
function useGreeting(): string {
  const { text, date, locale } = useLocale()
  const day = today()
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(new Date(day))
  return text('screens.home.today', { weekday, date: date(day) })
}

/** The first page after sign-in: how much there is, what waits, what is begun most often, and a way into every area. */
export const DashboardScreen = withTexts(['homes'], Dashboard)
