import { carryParams, routePath } from '../../core/matchRoute.js'
import { maySee } from '../../core/powers.js'
import type { Route } from '../../core/route.js'
import { usePowers } from '../../data/useCanWrite.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { useCurrentPage } from '../../shell/page/currentPage.js'
import { cardLooks, pagesBelow } from './cards.js'
import './home.css'
import { ArrowRight } from '../../icons/icons.js'
import type { ReactNode } from 'react'
import type { MenuIcon } from '../../core/menu.js'
import { Link } from '../../navigation/Link.js'
import { Glyph } from '../../shell/menu/Glyph.js'

/** A card for each page one level below this one. */
export function CardGrid() {
  const { routes, match } = useCurrentPage()
  const { text, title } = useLocale()
  const powers = usePowers()
  if (!match) return null
  const pages = pagesBelow(routes, match.route).filter(({ path }) => maySee(powers, path))
  const address = (route: Route) => routePath(route, carryParams(route, match.params))
  return (
    <ul className="ep-card-grid">
      {pages.map((route) => {
        const look = cardLooks[route.path]
        return (
          <li key={route.name}>
            <Card
              to={address(route)}
              title={title(route.title)}
              icon={look?.icon ?? 'form'}
              detail={look?.detail && text(look.detail)}
              isComing={!route.screen}
            />
          </li>
        )
      })}
    </ul>
  )
}

interface CardProps {
  readonly to: string
  readonly title: string
  readonly icon: MenuIcon | undefined
  readonly detail?: string | undefined
  /** The page still says "module unavailable". */
  readonly isComing: boolean
}

/** The card of an area or a list. */
function Card({ to, title, icon, detail, isComing }: CardProps): ReactNode {
  const { text } = useLocale()
  return (
    <Link to={to} className="ep-card-link">
      <span className="ep-card-icon">
        <Glyph icon={icon} size="1.5em" />
      </span>
      <span className="ep-card-text">
        <strong>{title}</strong>
        {detail && <span>{detail}</span>}
        {isComing && <span className="ep-card-badge">{text('screens.home.soon')}</span>}
      </span>
      <ArrowRight className="ep-card-arrow" aria-hidden="true" width="1.25em" height="1.25em" />
    </Link>
  )
}
