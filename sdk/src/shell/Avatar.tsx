import { useState } from 'react'
import type { SessionUser } from '../session/session.js'

/** The person's picture, or the initials while there is none. */
export function Avatar({ user }: { readonly user: Pick<SessionUser, 'nome' | 'avatar'> }) {
  const [isBroken, setBroken] = useState(false)
  return (
    // Drawn by CSS: as text, the initials would be part of a button's name that nobody says.
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
