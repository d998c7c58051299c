import { History, Keyboard, LogOut, type LucideIcon, Search } from 'lucide-react'
import type { MenuItem } from '../controls/MenuList.js'
import { useLocale } from '../locale/LocaleProvider.js'
import type { HelpPart } from '../palette/DailyHelp.js'
import type { SessionUser } from '../session/session.js'
import { Avatar } from './Avatar.js'
import { MenuButton } from './MenuButton.js'

interface UserMenuProps {
  readonly user: SessionUser
  readonly onHelp: (part: HelpPart) => void
  readonly onSignOut: () => void
}

/** Who is signed in, the help for daily work, and the way out. */
export function UserMenu({ user, onHelp, onSignOut }: UserMenuProps) {
  const { text } = useLocale()
  const helpItem = (part: HelpPart, Icon: LucideIcon): MenuItem => ({
    key: part,
    label: text(`shell.${part}`),
    icon: <Icon aria-hidden="true" width="1.15em" height="1.15em" />,
    onSelect: () => onHelp(part),
  })
  return (
    <MenuButton
      className="ep-user-button"
      label={text('shell.userMenu', { name: user.nome })}
      header={
        <div className="ep-user-card">
          <Avatar user={user} />
          <span className="ep-user-text">
            <strong>{user.nome}</strong>
            <span>{user.email}</span>
          </span>
        </div>
      }
      items={[
        helpItem('palette', Search),
        helpItem('events', History),
        helpItem('keys', Keyboard),
        {
          key: 'sign-out',
          isGroupStart: true,
          label: text('shell.signOut'),
          icon: <LogOut aria-hidden="true" width="1.15em" height="1.15em" />,
          onSelect: onSignOut,
        },
      ]}
    >
      <Avatar user={user} />
    </MenuButton>
  )
}
