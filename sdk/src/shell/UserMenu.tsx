import { LogOut } from 'lucide-react'
import { useLocale } from '../locale/LocaleProvider.js'
import type { SessionUser } from '../session/session.js'
import { Avatar } from './Avatar.js'
import { MenuButton } from './MenuButton.js'

interface UserMenuProps {
  readonly user: SessionUser
  readonly onSignOut: () => void
}

/** Who is signed in, and the way out. */
export function UserMenu({ user, onSignOut }: UserMenuProps) {
  const { text } = useLocale()
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
        {
          key: 'sign-out',
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
