import { LogOut, Menu, Search, Settings } from '../../icons/icons.js'
import { type ComponentProps, type Ref, useState } from 'react'
import type { RouteMatch } from '../../core/matchRoute.js'
import type { Route } from '../../core/route.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { useMount } from '../../mount/MountProvider.js'
import type { HelpPart } from '../../palette/helpPart.js'
import { isMacKeyboard } from '../../palette/keyNames.js'
import { useSession } from '../../session/SessionProvider.js'
import { Breadcrumb } from './Breadcrumb.js'
import { IconButton } from './IconButton.js'
import { LanguagePicker } from './LanguagePicker.js'
import { NoticeButton } from '../notices/NoticeButton.js'
import { UserMenu } from './UserMenu.js'
import { defaultTheme, type Theme } from '../../theme/theme.js'
import { useIsFixed } from '../../theme/ThemeProvider.js'
import { useSignOut } from '../../account/useSignOut.js'
import { part } from '../../feedback/part.js'
import { useLoaded } from '../../feedback/useLoaded.js'

interface TopBarProps {
  readonly routes: readonly Route[]
  readonly match: RouteMatch | undefined
  readonly sidebarId: string
  readonly isMenuOpen: boolean
  readonly onToggleMenu: () => void
  readonly areSettingsOpen: boolean
  readonly onToggleSettings: () => void
  readonly toggleRef: Ref<HTMLButtonElement>
  readonly onHelp: (part: HelpPart) => void
}

/** Menu toggle and breadcrumb on one side; palette, language, settings, logout and user menu on the other. */
export function TopBar(props: TopBarProps) {
  const { routes, match, sidebarId, isMenuOpen, onToggleMenu, areSettingsOpen, onToggleSettings, toggleRef, onHelp } = props
  const { text } = useLocale()
  const { state } = useSession()
  const signOut = useSignOut()
  const isMac = isMacKeyboard(useMount().host.ownerDocument.defaultView)
  const user = state.status === 'signed-in' ? state.usuario : null
  return (
    <header className="ep-topbar">
      <IconButton
        ref={toggleRef}
        label={text('shell.toggleMenu')}
        isExpanded={isMenuOpen}
        controls={sidebarId}
        onPress={onToggleMenu}
        className="ep-tooltip-start"
      >
        <Menu aria-hidden="true" width="1.4em" height="1.4em" />
      </IconButton>
      <Breadcrumb routes={routes} match={match} />
      <div className="ep-topbar-actions">
        <IconButton
          label={`${text('shell.palette')} (${isMac ? '⌘K' : 'Ctrl+K'})`}
          onPress={() => onHelp('palette')}
          className="ep-topbar-search"
        >
          <Search aria-hidden="true" width="1.3em" height="1.3em" />
        </IconButton>
        {user && <NoticeButton routes={routes} onEvents={() => onHelp('events')} />}
        <LanguagePicker />
        <SettingsButton isOpen={areSettingsOpen} onToggle={onToggleSettings} />
        {signOut && (
          <IconButton label={text('shell.signOut')} onPress={signOut}>
            <LogOut aria-hidden="true" width="1.3em" height="1.3em" />
          </IconButton>
        )}
        {user && <OwnMenu user={user} onHelp={onHelp} onSignOut={signOut} />}
      </div>
    </header>
  )
}

/** Few people ever open it, so it is not loaded ahead. */
const Everybody = part(() => import('../../account/everybody/AccountsDialog.js'), 'AccountsDialog')

const loadAccount = () => import('../../account/AccountDialog.js')

/** The user menu with the dialogs that it opens. */
function OwnMenu(props: Omit<ComponentProps<typeof UserMenu>, 'onAccount' | 'onEverybody'>) {
  const [isOpen, setOpen] = useState(false)
  const account = useLoaded(loadAccount, isOpen)
  const [everybody, setEverybody] = useState<'open' | 'closing'>()
  return (
    <>
      <UserMenu {...props} onAccount={() => setOpen(true)} onEverybody={() => setEverybody('open')} />
      {account && <account.AccountDialog isOpen={isOpen} onClose={() => setOpen(false)} />}
      {everybody && (
        <Everybody isOpen={everybody === 'open'} onClose={() => setEverybody('closing')} onClosed={() => setEverybody(undefined)} />
      )}
    </>
  )
}

const loadPanel = () => import('../settings/SettingsPanel.js')

interface SettingsButtonProps {
  readonly isOpen: boolean
  readonly onToggle: () => void
}

/** Opens the theme settings, if the host leaves one open. Its name is literal in every language: specification, section 2. */
function SettingsButton({ isOpen, onToggle }: SettingsButtonProps) {
  const panel = useLoaded(loadPanel, isOpen)
  const isFixed = useIsFixed()
  if ((Object.keys(defaultTheme) as (keyof Theme)[]).every(isFixed)) return null
  return (
    <>
      <IconButton label="Settings" isExpanded={isOpen} onPress={onToggle}>
        <Settings aria-hidden="true" width="1.3em" height="1.3em" />
      </IconButton>
      {panel && <panel.SettingsPanel isOpen={isOpen} onClose={onToggle} />}
    </>
  )
}
