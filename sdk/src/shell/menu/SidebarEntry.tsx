import type { MenuEntry } from '../../core/menu.js'
import { carryParams, type RouteMatch, routePath } from '../../core/matchRoute.js'
import type { Route } from '../../core/route.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { Link } from '../../navigation/Link.js'
import { Glyph } from './Glyph.js'

/** What a menu entry needs to know about the page. */
export interface SidebarEntryProps {
  readonly entry: MenuEntry
  readonly routes: readonly Route[]
  readonly match: RouteMatch | undefined
  /** This page, or one below it, is open. @default false */
  readonly isCurrent?: boolean
}

/** One line of the menu: a link that keeps the page's parameters. */
export function SidebarEntry({ entry, routes, match, isCurrent = false }: SidebarEntryProps) {
  const { title } = useLocale()
  const route = routes.find((candidate) => candidate.name === entry.route)
  if (!route) return null
  const isPage = match?.route === route
  return (
    <li>
      <Link
        to={routePath(route, carryParams(route, match?.params ?? {}))}
        className="ep-menu-entry"
        aria-current={isPage ? 'page' : isCurrent ? 'true' : undefined}
      >
        <Glyph icon={entry.icon} />
        <span className="ep-menu-label">{title(entry.label ?? route.title)}</span>
      </Link>
    </li>
  )
}
