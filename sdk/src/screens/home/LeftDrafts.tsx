import { matchRoute } from '../../core/matchRoute.js'
import type { DraftPlace } from '../../drafts/draft.js'
import type { ListName } from '../../data/home/usePanel.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { Link } from '../../navigation/Link.js'
import { recordAddress } from '../../navigation/recordAddress.js'
import { useCurrentPage } from '../../shell/page/currentPage.js'
import { usePageText } from '../../shell/page/pageText.js'
import { pageLabel } from '../../shell/page/pageLabel.js'

interface LeftDraftsProps {
  readonly drafts: readonly DraftPlace[]
  readonly lists: readonly ListName[] | undefined
}

/** Drafts named one by one; the others are counted. */
const most = 5

/** The user's unsaved drafts in this browser; each links to its form, which offers to restore it. */
export function LeftDrafts({ drafts, lists }: LeftDraftsProps) {
  const { text, plural, dateTime } = useLocale()
  const titleOf = useDraftTitle(lists)
  const { routes } = useCurrentPage()
  if (drafts.length === 0) return null
  const further = drafts.length - most
  return (
    <section aria-labelledby="ep-home-drafts" className="ep-home-drafts">
      <h3 id="ep-home-drafts">{text('screens.home.leftDrafts')}</h3>
      <ul className="ep-home-lines">
        {drafts.slice(0, most).map(({ route, savedAt }) => (
          <li key={route}>
            <Link to={recordAddress(placeOf(route), routes)} className="ep-review-line">
              <span className="ep-review-title">{titleOf(route)}</span>
              <span className="ep-change-who">{text('screens.home.leftAt', { at: dateTime(new Date(savedAt).toISOString()) })}</span>
            </Link>
          </li>
        ))}
        {further > 0 && <li className="ep-home-further">{plural('screens.home.furtherDrafts', further)}</li>}
      </ul>
    </section>
  )
}

/** `/pessoas/7` split into list and record. */
function placeOf(route: string): { readonly path: string; readonly id: number | 'novo' } {
  const end = route.lastIndexOf('/')
  const id = route.slice(end + 1)
  return { path: route.slice(0, end), id: id === 'novo' ? id : Number(id) }
}

/** Title of a draft: "Nova pessoa", "Pessoa #7". */
function useDraftTitle(lists: readonly ListName[] | undefined): (route: string) => string {
  const { routes } = useCurrentPage()
  const pageText = usePageText()
  return (route) => {
    const { path, id } = placeOf(route)
    const list = lists?.find((known) => known.path === path)
    if (list && id === 'novo') return list.create
    const match = matchRoute(routes, route)
    if (match) return pageText(id === 'novo' ? { title: match.route.title } : pageLabel(match.route, match.params))
    return list ? `${list.title} #${id}` : route
  }
}
