import { Ellipsis } from '../../icons/icons.js'
import type { RouteMatch } from '../../core/matchRoute.js'
import type { Route } from '../../core/route.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { Link } from '../../navigation/Link.js'
import { useNavigation } from '../../navigation/NavigationProvider.js'
import { breadcrumbTrail } from './breadcrumbTrail.js'
import { MenuButton } from '../menu/MenuButton.js'
import { usePageText } from '../page/pageText.js'
import { useRouteTitles } from '../../navigation/routeTitles.js'

/** The last two pages of the trail; an ellipsis opens the earlier ones. On a phone the two are stacked. */
export function Breadcrumb({ routes, match }: { readonly routes: readonly Route[]; readonly match: RouteMatch | undefined }) {
  const { text } = useLocale()
  const { navigate } = useNavigation()
  const titles = useRouteTitles()
  const pageText = usePageText()
  if (!match) return <div className="ep-breadcrumb" />
  const { earlier, shown } = breadcrumbTrail(routes, match, titles)
  return (
    <nav className="ep-breadcrumb" aria-label={text('shell.breadcrumb')}>
      <ol>
        {earlier.length > 0 && (
          <li className="ep-crumb-earlier">
            <MenuButton
              className="ep-crumb-more"
              label={text('shell.earlierPages')}
              align="start"
              items={earlier.map((crumb) => ({
                key: crumb.route,
                label: pageText(crumb.label),
                onSelect: () => navigate(crumb.to),
              }))}
            >
              <Ellipsis aria-hidden="true" width="1.15em" height="1.15em" />
            </MenuButton>
          </li>
        )}
        {shown.map((crumb, index) => (
          <li key={crumb.route}>
            {index === shown.length - 1 ? (
              <span aria-current="page">{pageText(crumb.label)}</span>
            ) : (
              <Link to={crumb.to}>{pageText(crumb.label)}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
