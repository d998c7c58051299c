import './shell.css'
import '../topbar/topbar.css'
import '../menu/sidebar.css'
import '../menu/sidebarModes.css'
import '../menu/sidebarIcons.css'
import { type ReactNode, useCallback, useEffect, useId, useRef, useState, memo } from 'react'
import type { RouteMatch } from '../../core/matchRoute.js'
import type { Menus } from '../../core/menu.js'
import { maySee } from '../../core/powers.js'
import type { Route } from '../../core/route.js'
import { usePowers } from '../../data/useCanWrite.js'
import { part } from '../../feedback/part.js'
import { useWithdrawal } from '../../feedback/FeedbackProvider.js'
import { useToastQueue } from '../../feedback/useFeedback.js'
import { usePathname } from '../../navigation/NavigationProvider.js'
import { createVisitLog, VisitContext, type VisitLog } from '../../navigation/visits.js'
import type { HelpPart } from '../../palette/helpPart.js'
import { useSession } from '../../session/SessionProvider.js'
import type { MenuMode } from '../../theme/theme.js'
import { useMenuMode } from '../../theme/ThemeProvider.js'
import type { LayoutState } from './layoutState.js'
import { PrintHead } from './PrintHead.js'
import { Sidebar } from '../menu/Sidebar.js'
import { SkipLinks } from './SkipLinks.js'
import { TopBar } from '../topbar/TopBar.js'
import { useIsDesktop } from './useIsDesktop.js'
import { useLayout } from './useLayout.js'
import { useHelpKeys } from './useHelpKeys.js'
import { useSignOut } from '../../account/useSignOut.js'
import { useMenuFocus } from '../menu/useMenuFocus.js'
import { useReadable } from '../menu/useReadable.js'
import { createPastToasts } from '../../feedback/pastToasts.js'
import { useLoaded } from '../../feedback/useLoaded.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { helpTexts } from '../../palette/helpTexts.js'
import { WifiOff } from '../../icons/icons.js'
import { useIsOnline } from '../../mount/useIsOnline.js'

interface AppShellProps {
  /** The pages that menus, breadcrumbs and the palette lead to. */
  readonly routes: readonly Route[]
  /** The sidebar of each area. */
  readonly menus: Menus
  /** The current page; `undefined` for an unknown address. */
  readonly match: RouteMatch | undefined
  /** Menu mode on a desktop. @default the user's choice */
  readonly menuMode?: MenuMode
  /** The page. */
  readonly children: ReactNode
}

const ClosedScreen = part(() => import('./ClosedScreen.js'), 'ClosedScreen')

/** The frame of every page after sign-in: skip links, sidebar, top bar and the main landmark. */
export function AppShell({ routes, menus, match, menuMode: fixedMode, children }: AppShellProps) {
  const chosenMode = useMenuMode()
  const menuMode = fixedMode ?? chosenMode
  const pathname = usePathname()
  const readable = useReadable({ routes, menus })
  const powers = usePowers()
  const isClosed = match !== undefined && !maySee(powers, match.route.path)
  const { state, sidebar, toggle, handlers, onToggleMenu, onToggleSettings } = useLayout(pathname, menuMode)
  const isDesktop = useIsDesktop()
  const main = useRef<HTMLElement>(null)
  const sidebarId = useId()
  const [help, openHelp] = useState<HelpPart>()
  useHelpKeys(help, openHelp)
  const withdraw = useWithdrawal()
  // Back or the end of a session removes the page under an open question or help, so both close.
  useEffect(
    () => () => {
      withdraw()
      openHelp(undefined)
    },
    [withdraw, pathname],
  )
  const person = usePerson()
  const visits = useVisits(person)
  const closeHelp = useCallback(() => openHelp(undefined), [])
  const isMenuOpen = isOpen(state, menuMode, isDesktop)
  const isOffCanvas = !isDesktop && isMenuOpen
  const focusMenu = useMenuFocus({ sidebar, toggle, isOverPage: isMenuOpen && (!isDesktop || menuMode === 'overlay'), isOffCanvas })
  return (
    <div className="ep-shell" {...flags(state, menuMode)}>
      <SkipLinks main={main} onMenu={() => focusMenu(isMenuOpen ? undefined : onToggleMenu)} />
      <Sidebar ref={sidebar} id={sidebarId} {...readable} match={match} menuMode={menuMode} state={state} handlers={handlers} />
      <div className="ep-mask" aria-hidden="true" />
      <div className="ep-shell-body">
        <TopBar
          routes={routes}
          match={match}
          sidebarId={sidebarId}
          toggleRef={toggle}
          isMenuOpen={isMenuOpen}
          onToggleMenu={onToggleMenu}
          areSettingsOpen={state.configSidebarVisible}
          onToggleSettings={onToggleSettings}
          onHelp={openHelp}
        />
        <OfflineHint />
        <PrintHead match={match} />
        <main ref={main} className="ep-main" tabIndex={-1} inert={isOffCanvas}>
          <VisitContext value={visits.note}>{isClosed ? <ClosedScreen /> : children}</VisitContext>
        </main>
      </div>
      <DailyHelpOutlet key={person} routes={readable.routes} visits={visits} opened={help} onClose={closeHelp} onHelp={openHelp} />
    </div>
  )
}

function usePerson(): number | undefined {
  const { state } = useSession()
  return state.status === 'signed-in' ? state.usuario?.id : undefined
}

/** A new log for each person, so that nobody sees another person's visits. */
function useVisits(person: number | undefined): VisitLog {
  const [kept, keep] = useState(() => ({ person, log: createVisitLog() }))
  if (kept.person !== person) keep({ person, log: createVisitLog() })
  return kept.log
}

// Styles depend only on these attributes, so that a change of state touches one element.
function flags(state: LayoutState, menuMode: MenuMode) {
  return {
    'data-menu-mode': menuMode,
    'data-static-inactive': state.staticMenuDesktopInactive || undefined,
    'data-overlay-active': state.overlayMenuActive || undefined,
    'data-mobile-active': state.staticMenuMobileActive || undefined,
    'data-sidebar-active': state.sidebarActive || undefined,
    'data-anchored': state.anchored || undefined,
  }
}

function isOpen(state: LayoutState, menuMode: MenuMode, isDesktop: boolean): boolean {
  if (!isDesktop) return state.staticMenuMobileActive
  if (menuMode === 'overlay') return state.overlayMenuActive
  return !state.staticMenuDesktopInactive
}

interface DailyHelpOutletProps {
  readonly routes: readonly Route[]
  readonly visits: VisitLog
  readonly opened: HelpPart | undefined
  readonly onClose: () => void
  readonly onHelp: (part: HelpPart) => void
}

/**
 * Holds one person's session history for the palette and "o que aconteceu". Give it the person as `key`, so that nobody sees another
 * person's.
 */
const DailyHelpOutlet = memo(function DailyHelpOutlet({ routes, visits, opened, onClose, onHelp }: DailyHelpOutletProps) {
  const onSignOut = useSignOut()
  const queue = useToastQueue()
  const [past] = useState(() => createPastToasts(queue, () => new Date()))
  useEffect(() => past.start(), [past])
  const { loadTexts } = useLocale()
  // Loads the texts too, because a text that fails to load later would break the page.
  const loadHelp = useCallback(async () => {
    const [help] = await Promise.all([import('../../palette/DailyHelp.js'), ...helpTexts.map(loadTexts)])
    return help
  }, [loadTexts])
  const help = useLoaded(loadHelp, opened !== undefined)
  return help ? <help.DailyHelp {...{ opened, onClose, onHelp, onSignOut, routes, visits, past }} /> : null
})

/** Shows that the connection is lost. */
function OfflineHint() {
  const { text } = useLocale()
  const isOnline = useIsOnline()
  return (
    <div role="status">
      {!isOnline && (
        <p className="ep-offline">
          <WifiOff aria-hidden="true" width="1.25em" height="1.25em" />
          {text('shell.offline')}
        </p>
      )}
    </div>
  )
}
