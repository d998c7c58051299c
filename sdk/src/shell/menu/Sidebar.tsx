import { Pin, PinOff, X } from '../../icons/icons.js'
import type { Ref } from 'react'
import type { MenuEntry, Menus } from '../../core/menu.js'
import type { RouteMatch } from '../../core/matchRoute.js'
import type { Route, Title } from '../../core/route.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { Link } from '../../navigation/Link.js'
import type { MenuMode } from '../../theme/theme.js'
import { BrandMark } from './Brand.js'
import { IconButton } from '../topbar/IconButton.js'
import type { LayoutState } from '../frame/layoutState.js'
import { areasOf, areaTitle, currentEntry, menuOf, placedRoute, submenuOf, switcher } from './menuOf.js'
import { SidebarEntry } from './SidebarEntry.js'
import { SidebarSubmenu } from './SidebarSubmenu.js'
import type { SidebarHandlers } from '../frame/useLayout.js'

interface SidebarProps {
  readonly id: string
  readonly routes: readonly Route[]
  readonly menus: Menus
  readonly match: RouteMatch | undefined
  readonly menuMode: MenuMode
  readonly state: Pick<LayoutState, 'activeMenuItem' | 'anchored'>
  readonly handlers: SidebarHandlers
  readonly ref: Ref<HTMLElement>
}

/** Logo, "Governo do Paraná" and the menu of the page's area. */
export function Sidebar({ id, routes, menus, match, menuMode, state, handlers, ref }: SidebarProps) {
  const { text } = useLocale()
  const page = placedRoute(match)
  const sections = menuOf(menus, page)
  const current = currentEntry(routes, sections, page)
  return (
    <aside ref={ref} id={id} className="ep-sidebar" tabIndex={-1} {...handlers.sidebar}>
      <SidebarHead isAnchored={state.anchored} onClose={handlers.onClose} onToggleAnchor={handlers.onToggleAnchor} />
      <nav aria-label={text('shell.menu')} className="ep-menu-nav">
        <AreaSwitcher areas={areasOf({ menus, routes }, page)} {...{ routes, match, state }} page={page} handlers={handlers.submenu} />
        {sections.map((section, index) => (
          <div key={section.entries[0]?.route ?? index} className="ep-menu-section">
            <MenuHeading label={section.label ?? (index === 0 ? areaTitle(routes, page) : undefined)} />
            <ul>
              {section.entries.map((entry) => {
                const shared = { entry, routes, match }
                const submenu = submenuOf({ menus, routes, entry, menuMode }, page)
                if (!submenu) return <SidebarEntry key={entry.route} {...shared} isCurrent={entry.route === current} />
                const isOpen = state.activeMenuItem === entry.route
                return <SidebarSubmenu key={entry.route} {...shared} submenu={submenu} isOpen={isOpen} {...handlers.submenu} />
              })}
            </ul>
          </div>
        ))}
      </nav>
    </aside>
  )
}

interface AreaSwitcherProps extends Pick<SidebarProps, 'routes' | 'match' | 'state'> {
  readonly areas: readonly MenuEntry[]
  readonly page: Route | undefined
  readonly handlers: SidebarHandlers['submenu']
}

/** Links from an area's menu to all other areas. */
function AreaSwitcher({ areas, page, state, handlers, ...place }: AreaSwitcherProps) {
  if (areas.length === 0) return null
  const current = currentEntry(place.routes, [{ entries: areas }], page)
  return (
    <div className="ep-menu-section ep-areas">
      <ul>
        <SidebarSubmenu
          {...place}
          {...handlers}
          entry={switcher}
          submenu={areas}
          current={current}
          isOpen={state.activeMenuItem === switcher.route}
        />
      </ul>
    </div>
  )
}

interface SidebarHeadProps extends Pick<SidebarHandlers, 'onClose' | 'onToggleAnchor'> {
  readonly isAnchored: boolean
}

function SidebarHead({ isAnchored, onClose, onToggleAnchor }: SidebarHeadProps) {
  const { text } = useLocale()
  const Drawing = isAnchored ? PinOff : Pin
  return (
    <div className="ep-sidebar-head">
      <Link to="/" className="ep-brand">
        <BrandMark />
        <span className="ep-brand-text">
          <strong>{text('shell.government')}</strong>
          <span>{text('shell.product')}</span>
        </span>
      </Link>
      <IconButton
        className="ep-sidebar-anchor ep-tooltip-end"
        label={isAnchored ? text('shell.releaseMenu') : text('shell.pinMenu')}
        onPress={onToggleAnchor}
      >
        <Drawing aria-hidden="true" width="1.2em" height="1.2em" />
      </IconButton>
      <IconButton className="ep-sidebar-close ep-tooltip-end" label={text('shell.closeMenu')} onPress={onClose}>
        <X aria-hidden="true" width="1.4em" height="1.4em" />
      </IconButton>
    </div>
  )
}

function MenuHeading({ label }: { readonly label: Title | undefined }) {
  const { title } = useLocale()
  return label ? <h2 className="ep-menu-heading">{title(label)}</h2> : null
}
