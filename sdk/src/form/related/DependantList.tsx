import type { Dependant } from '../../api/refusal.js'
import type { Route } from '../../core/route.js'
import { type MessageKey, useLocale } from '../../locale/LocaleProvider.js'
import { Link } from '../../navigation/Link.js'
import { useRouteTable } from '../../navigation/routeTable.js'

/** Who stands in the way of an action, each with the way to one of them: nobody has to look for what a refusal is about. */
export function DependantList({ dependants }: { readonly dependants: readonly Dependant[] }) {
  const { text, plural } = useLocale()
  const routes = useRouteTable()
  return (
    <ul className="ep-notice-list">
      {dependants.map(({ entity, field, count, example: { id, label } }) => {
        const page = pageOf(routes, entity)
        return (
          <li key={`${entity}.${field}`}>
            {page ? `${text(page.title as MessageKey)}: ` : null}
            {page ? <Link to={page.path.replace('{id}', String(id))}>{label}</Link> : label}
            {count > 1 ? ` ${plural('form.dependants.more', count - 1)}` : null}
          </li>
        )
      })}
    </ul>
  )
}

/** The form of an entity's records; none where these stand below another record, which is not known here. */
function pageOf(routes: readonly Route[], entity: string): Route | undefined {
  return routes.find(({ name, kind, path, screen }) => name === entity && kind === 'form' && screen && !/\{(?!id\})/.test(path))
}
