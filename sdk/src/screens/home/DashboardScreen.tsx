import './home.css'
import { useLocale } from '../../locale/LocaleProvider.js'
import { withTexts } from '../../locale/withTexts.js'
import { useSession } from '../../session/SessionProvider.js'
import { CardGrid } from './CardGrid.js'
import { Figures } from './Figures.js'

function Dashboard() {
  const { text } = useLocale()
  const { state } = useSession()
  const name = state.status === 'signed-in' ? state.usuario?.nome.split(' ')[0] : undefined
  return (
    <div className="ep-home">
      <header className="ep-home-header">
        <h1>{name ? text('screens.home.hello', { name }) : text('shell.home')}</h1>
        <p>{text('screens.home.lead')}</p>
      </header>
      <Figures />
      <section aria-labelledby="ep-home-areas">
        <h2 id="ep-home-areas">{text('screens.home.areas')}</h2>
        <CardGrid />
      </section>
    </div>
  )
}

/** The first page after sign-in: how much there is, and a way into every area. */
export const DashboardScreen = withTexts(['homes'], Dashboard)
