import type { Dependant } from '../../api/refusal.js'
import { routePath } from '../../core/matchRoute.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { Link } from '../../navigation/Link.js'
import { useRouteTable } from '../../navigation/routeTable.js'
import { formPageOf } from '../core/formPageOf.js'

/** The records that prevent an action, each entity with a link to one of them. */
export function DependantList({ dependants }: { readonly dependants: readonly Dependant[] }) {
  const { title, plural } = useLocale()
  const routes = useRouteTable()
  return (
    <ul className="ep-notice-list">
      {dependants.map(({ entity, field, count, example: { id, label, params } }) => {
        const page = formPageOf(routes, entity, params)
        return (
          <li key={`${entity}.${field}`}>
            {page ? `${title(page.title)}: ` : null}
            {page ? <Link to={routePath(page, { ...params, id })}>{label}</Link> : label}
            {count > 1 ? ` ${plural('form.dependants.more', count - 1)}` : null}
          </li>
        )
      })}
    </ul>
  )
}
