import { History, Keyboard, KeyRound, LogOut, type Icon, Search, Users } from '../../icons/icons.js'
import { useManagesUsers } from '../../data/useCanWrite.js'
import type { MenuItem } from '../../overlay/MenuList.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import type { HelpPart } from '../../palette/helpPart.js'
import type { SessionUser } from '../../session/session.js'
import { MenuButton } from '../menu/MenuButton.js'
import { useState } from 'react'

interface UserMenuProps {
  readonly user: SessionUser
  readonly onHelp: (part: HelpPart) => void
  readonly onAccount: () => void
  readonly onEverybody: () => void
  readonly onSignOut: (() => void) | undefined
}

/** The menu of the signed-in user: name, daily help, own access and sign-out. */
export function UserMenu({ user, onHelp, onAccount, onEverybody, onSignOut }: UserMenuProps) {
  const { text } = useLocale()
  const [isAsked, setAsked] = useState(false)
  const managesUsers = useManagesUsers(isAsked)
  const helpItem = (part: HelpPart, Icon: Icon): MenuItem => ({
    key: part,
    label: text(`shell.${part}`),
    icon: <Icon aria-hidden="true" width="1.15em" height="1.15em" />,
    onSelect: () => onHelp(part),
  })
  return (
    <MenuButton
      className="ep-user-button"
      onOpen={() => setAsked(true)}
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
          key: 'account',
          isGroupStart: true,
          label: text('account.own.title'),
          icon: <KeyRound aria-hidden="true" width="1.15em" height="1.15em" />,
          onSelect: onAccount,
        },
        ...(managesUsers
          ? [
              {
                key: 'everybody',
                label: text('shell.everybody'),
                icon: <Users aria-hidden="true" width="1.15em" height="1.15em" />,
                onSelect: onEverybody,
              },
            ]
          : []),
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

/** The user's picture, or the initials. */
function Avatar({ user }: { readonly user: Pick<SessionUser, 'nome' | 'avatar'> }) {
  const [isBroken, setBroken] = useState(false)
  return (
    // Drawn by CSS, because as text the initials would be part of the button's name.
    <span className="ep-avatar" aria-hidden="true" data-initials={initials(user.nome)}>
      {user.avatar && !isBroken && <img src={user.avatar} alt="" onError={() => setBroken(true)} />}
    </span>
  )
}

/** "Maria da Silva" → "MS": first and last name. */
function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  const last = words.length > 1 ? words.at(-1) : undefined
  return [words[0], last].map((word) => word?.charAt(0).toUpperCase() ?? '').join('')
}
