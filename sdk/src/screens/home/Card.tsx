import './home.css'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { MenuIcon } from '../../core/menu.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { Link } from '../../navigation/Link.js'
import { Glyph } from '../../shell/Glyph.js'

interface CardProps {
  readonly to: string
  readonly title: string
  readonly icon: MenuIcon | undefined
  readonly detail?: string | undefined
  /** The page says "module unavailable" so far. */
  readonly isComing: boolean
}

/** A way into an area or a list. */
export function Card({ to, title, icon, detail, isComing }: CardProps): ReactNode {
  const { text } = useLocale()
  return (
    <Link to={to} className="ep-card-link">
      <span className="ep-card-icon">
        <Glyph icon={icon} size="1.5em" />
      </span>
      <span className="ep-card-text">
        <strong>{title}</strong>
        {detail && <span>{detail}</span>}
        {isComing && <span className="ep-card-badge">{text('screens.home.soon')}</span>}
      </span>
      <ArrowRight className="ep-card-arrow" aria-hidden="true" width="1.25em" height="1.25em" />
    </Link>
  )
}
