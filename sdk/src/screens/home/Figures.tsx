import type { AnyContract } from '../../core/contract.js'
import { useCount } from '../../data/useCount.js'
import { type MessageKey, useLocale } from '../../locale/LocaleProvider.js'
import { Link } from '../../navigation/Link.js'
import { departmentContract } from '../../resources/administrative/department/contract.js'
import { functionContract } from '../../resources/administrative/function/contract.js'
import { personContract } from '../../resources/people/person/contract.js'
import { Glyph } from '../../shell/menu/Glyph.js'
import { useCurrentPage } from '../../shell/page/currentPage.js'
import { cardLooks } from './cards.js'

/** What is counted, and what the list behind the number shows. */
const status = 'ativo'
const counted: readonly AnyContract[] = [personContract, departmentContract, functionContract]

/** How many active records the busiest lists hold. */
export function Figures() {
  const { text } = useLocale()
  return (
    <section aria-labelledby="ep-home-figures">
      <h2 id="ep-home-figures">{text('screens.home.figures')}</h2>
      <ul className="ep-figures">
        {counted.map((contract) => (
          <li key={contract.name}>
            <Figure contract={contract} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Figure({ contract }: { readonly contract: AnyContract }) {
  const { text, number } = useLocale()
  const { routes } = useCurrentPage()
  const { total, isFailed } = useCount(contract, { filters: { status } })
  const title = routes.find((route) => route.path === contract.path)?.title
  const isLoading = !total && !isFailed
  const figure = total ? `${number(total.total)}${total.totalIsExact ? '' : '+'}` : '—'
  return (
    <Link to={`${contract.path}?status=${status}`} className="ep-figure" aria-busy={isLoading}>
      <span className="ep-card-icon">
        <Glyph icon={cardLooks[contract.path]?.icon} size="1.5em" />
      </span>
      <span className="ep-figure-text">
        <span className="ep-figure-name">{title && text(title as MessageKey)}</span>
        <strong>{isLoading ? '\u2007' : figure}</strong>
        <span>{isFailed ? text('screens.home.noFigures') : text('screens.figure.active')}</span>
      </span>
    </Link>
  )
}
