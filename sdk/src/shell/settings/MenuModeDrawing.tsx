import type { MenuMode } from '../../theme/theme.js'

// Of a window of 32 x 20: where the menu stands, and what shows that it comes and goes.
const menus: Readonly<Record<MenuMode, string>> = {
  static: 'M0 0h10v20H0z',
  overlay: 'M3 3h10v14H3z',
  slim: 'M0 0h4v20H0z',
  'slim-plus': 'M0 0h7v20H0z',
  horizontal: 'M0 0h32v5H0z',
  drawer: 'M0 0h4v20H0zM6 8.5h3V6.5l4 3.5-4 3.5v-2H6z',
  reveal: 'M0 0h2v20H0zM5 8.5h3V6.5l4 3.5-4 3.5v-2H5z',
}

/** A small window with the menu where this mode puts it. */
export function MenuModeDrawing({ menuMode }: { readonly menuMode: MenuMode }) {
  return (
    <svg className="ep-settings-drawing" viewBox="-1 -1 34 22" aria-hidden="true">
      <rect x="-.5" y="-.5" width="33" height="21" rx="2.5" fill="none" stroke="currentColor" />
      <path d={menus[menuMode]} fill="currentColor" />
    </svg>
  )
}
