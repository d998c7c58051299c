import { routePath } from '../../core/matchRoute.js'
import type { Route } from '../../core/route.js'
import { type MessageKey, useLocale } from '../../locale/LocaleProvider.js'
import { carryParams } from '../../shell/breadcrumbTrail.js'
import { useCurrentPage } from '../../shell/currentPage.js'
import { Card } from './Card.js'
import { cardLooks, pagesBelow } from './cards.js'

/** A card for each page one step below this one. */
export function CardGrid() {
  const { routes, match } = useCurrentPage()
  const { text } = useLocale()
  if (!match) return null
  const address = (route: Route) => routePath(route, carryParams(route, match.params))
  return (
    <ul className="ep-card-grid">
      {pagesBelow(routes, match.route).map((route) => {
        const look = cardLooks[route.path]
        return (
          <li key={route.name}>
            <Card
              to={address(route)}
              title={text(route.title as MessageKey)}
              icon={look?.icon}
              detail={look?.detail && text(look.detail)}
              isComing={!route.screen}
            />
          </li>
        )
      })}
    </ul>
  )
}
