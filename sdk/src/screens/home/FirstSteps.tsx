import type { ListName } from '../../data/home/usePanel.js'
import { ArrowRight, CircleCheck } from '../../icons/icons.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { Link } from '../../navigation/Link.js'
import { recordAddress } from '../../navigation/recordAddress.js'
import { useSession } from '../../session/SessionProvider.js'
import { useCurrentPage } from '../../shell/page/currentPage.js'

/** What a new installation needs, each before what is made of it. */
const steps = ['department', 'function', 'person', 'materialGroup', 'materialClass', 'material', 'supplier', 'tender', 'event']
/** The work that they lead to: with any of it the installation is no longer new. */
const work = ['event', 'serviceRequest']

/** Where to begin in an installation without work: the lists in the order in which each needs those before it. */
export function FirstSteps({ lists = [] }: { readonly lists: readonly ListName[] | undefined }) {
  const { text } = useLocale()
  const { session } = useSession()
  const known = new Map(lists.map((list) => [list.entity, list]))
  const isNew = work.every((entity) => known.get(entity)?.total === 0)
  if (!isNew || session.kind === 'host-supplied') return null
  return (
    <section aria-labelledby="ep-home-steps">
      <h2 id="ep-home-steps">{text('screens.home.steps')}</h2>
      <div className="ep-review">
        <p className="ep-home-first">{text('screens.home.stepsDetail')}</p>
        <ol className="ep-home-lines">
          {steps.flatMap((entity) => {
            const list = known.get(entity)
            return list ? [<Step key={entity} list={list} />] : []
          })}
        </ol>
      </div>
    </section>
  )
}

function Step({ list: { path, title, create, total = 0 } }: { readonly list: ListName }) {
  const { text, number } = useLocale()
  const { routes } = useCurrentPage()
  return (
    <li>
      <Link to={total === 0 ? recordAddress({ path, id: 'novo' }, routes) : path} className="ep-review-line">
        <span className="ep-review-title">{total === 0 ? create : title}</span>
        {total === 0 ? (
          <ArrowRight aria-hidden="true" />
        ) : (
          <em>
            <CircleCheck aria-hidden="true" className="ep-home-done" /> {text('screens.home.stepDone', { count: number(total) })}
          </em>
        )}
      </Link>
    </li>
  )
}
