import { Plus } from 'lucide-react'
import { type MessageKey, useLocale } from '../../locale/LocaleProvider.js'
import { Link } from '../../navigation/Link.js'

const starts: readonly { readonly to: string; readonly title: MessageKey }[] = [
  { to: '/pessoas/novo', title: 'screens.start.person' },
  { to: '/administrativo/departamentos/novo', title: 'screens.start.department' },
  { to: '/administrativo/funcoes?editar=novo', title: 'screens.start.function' },
]

/** New records that are begun most often, one press away. */
export function QuickStarts() {
  const { text } = useLocale()
  return (
    <nav aria-label={text('screens.home.start')}>
      <ul className="ep-starts">
        {starts.map(({ to, title }) => (
          <li key={to}>
            <Link to={to} className="ep-start">
              <Plus aria-hidden="true" width="1.15em" height="1.15em" />
              {text(title)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
