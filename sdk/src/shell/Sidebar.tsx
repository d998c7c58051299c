import { X } from 'lucide-react'
import type { PointerEventHandler, Ref } from 'react'
import type { MenuEntry, Menus } from '../core/menu.js'
import { type RouteMatch, routePath } from '../core/matchRoute.js'
import type { Route } from '../core/route.js'
import { type MessageKey, useLocale } from '../locale/LocaleProvider.js'
import { Link } from '../navigation/Link.js'
import { BrandMark } from './Brand.js'
import { carryParams } from './breadcrumbTrail.js'
import { Glyph } from './Glyph.js'
import { IconButton } from './IconButton.js'
import { areaTitle, currentEntry, menuOf } from './menu.js'

interface SidebarProps {
  readonly id: string
  readonly routes: readonly Route[]
  readonly menus: Menus
  readonly match: RouteMatch | undefined
  /** Closes the menu where it lies over the page. */
  readonly onClose: () => void
  readonly onPointerEnter: PointerEventHandler
  readonly onPointerLeave: PointerEventHandler
  readonly ref: Ref<HTMLElement>
}

/** Logo, "Governo do Paraná" and the menu of the page's area. */
export function Sidebar({ id, routes, menus, match, onClose, ref, ...pointer }: SidebarProps) {
  const { text } = useLocale()
  const sections = menuOf(menus, match?.route)
  const current = currentEntry(routes, sections, match?.route)
  return (
    <aside ref={ref} id={id} className="ep-sidebar" tabIndex={-1} {...pointer}>
      <div className="ep-sidebar-head">
        <Link to="/" className="ep-brand">
          <BrandMark />
          <span className="ep-brand-text">
            <strong>{text('shell.government')}</strong>
            <span>{text('shell.product')}</span>
          </span>
        </Link>
        <IconButton className="ep-sidebar-close" label={text('shell.closeMenu')} onPress={onClose}>
          <X aria-hidden="true" width="1.4em" height="1.4em" />
        </IconButton>
      </div>
      <nav aria-label={text('shell.menu')} className="ep-menu-nav">
        {sections.map((section, index) => (
          <div key={section.label ?? index} className="ep-menu-section">
            <MenuHeading label={section.label ?? (index === 0 ? areaTitle(routes, match?.route) : undefined)} />
            <ul>
              {section.entries.map((entry) => (
                <SidebarEntry key={entry.route} entry={entry} routes={routes} match={match} isCurrent={entry.route === current} />
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </aside>
  )
}

function MenuHeading({ label }: { readonly label: string | undefined }) {
  const { text } = useLocale()
  return label ? <h2 className="ep-menu-heading">{text(label as MessageKey)}</h2> : null
}

interface SidebarEntryProps extends Pick<SidebarProps, 'routes' | 'match'> {
  readonly entry: MenuEntry
  readonly isCurrent: boolean
}

function SidebarEntry({ entry, routes, match, isCurrent }: SidebarEntryProps) {
  const { text } = useLocale()
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
        <span>{text((entry.label ?? route.title) as MessageKey)}</span>
      </Link>
    </li>
  )
}
