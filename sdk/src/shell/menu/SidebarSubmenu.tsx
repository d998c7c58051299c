import { ChevronRight } from '../../icons/icons.js'
import { useId } from 'react'
import type { MenuEntry } from '../../core/menu.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { Glyph } from './Glyph.js'
import { SidebarEntry, type SidebarEntryProps } from './SidebarEntry.js'

interface SidebarSubmenuProps extends SidebarEntryProps {
  /** The area's own page, then its menu; or all areas. */
  readonly submenu: readonly MenuEntry[]
  /** The entry of the current page. */
  readonly current?: string | undefined
  readonly isOpen: boolean
  readonly onToggle: (item: string) => void
  /** The pointer entered while another submenu may be open. */
  readonly onHover: (item: string) => void
}

/** An area in a menu with room only for icons or one line: a button that shows and hides the area's own menu. */
export function SidebarSubmenu({ entry, submenu, current, isOpen, onToggle, onHover, ...page }: SidebarSubmenuProps) {
  const { title } = useLocale()
  const submenuId = useId()
  const route = page.routes.find(({ name }) => name === entry.route)
  const label = title(entry.label ?? route?.title ?? '')
  return (
    <li className="ep-menu-parent">
      <button
        type="button"
        className="ep-menu-entry"
        aria-expanded={isOpen}
        aria-controls={isOpen ? submenuId : undefined}
        onClick={() => onToggle(entry.route)}
        onPointerEnter={() => onHover(entry.route)}
      >
        <Glyph icon={entry.icon} />
        <span className="ep-menu-label">{label}</span>
        <ChevronRight aria-hidden="true" className="ep-menu-arrow" width="1em" height="1em" />
      </button>
      {isOpen && (
        <div id={submenuId} role="group" aria-label={label} className="ep-submenu">
          <ul>
            {submenu.map((child) => (
              <SidebarEntry key={child.route} entry={child} {...page} isCurrent={child.route === current} />
            ))}
          </ul>
        </div>
      )}
    </li>
  )
}
