import { expiriesPath } from '../../data/home/panelAddresses.js'
import type { Expiry, ExpiryTotals, Panel } from '../../data/home/usePanel.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { Link } from '../../navigation/Link.js'
import { recordAddress } from '../../navigation/recordAddress.js'
import { useCurrentPage } from '../../shell/page/currentPage.js'
import { ValidityMark } from '../../values/ValidityMark.js'

interface ExpiriesProps {
  readonly expiries: Panel<Expiry, ExpiryTotals>
  /** Days ahead to show. */
  readonly days: number
  readonly onDays: (days: number) => void
}

/** Documents that end soon or ended recently, over all entities: certificates, mandates, contracts. */
export function Expiries({ expiries: { items = [], total, isFailed, more }, days, onDays }: ExpiriesProps) {
  const { text, plural } = useLocale()
  const further = total - items.length
  return (
    <section aria-labelledby="ep-home-expiries">
      <h2 id="ep-home-expiries">{text('screens.home.expiries')}</h2>
      <div className="ep-review">
        <Spans totals={more.byDays ?? []} days={days} onDays={onDays} />
        {items.length === 0 ? (
          <p className="ep-home-calm">{isFailed ? text('screens.home.noExpiries') : text('screens.home.nothingEnds', { days })}</p>
        ) : (
          <ul className="ep-home-lines">
            {items.map((expiry) => (
              <li key={`${expiry.entity}.${expiry.id}.${expiry.what}.${expiry.due}`}>
                <ExpiryLine expiry={expiry} days={days} />
              </li>
            ))}
            {further > 0 && (
              <li className="ep-home-further">
                <Link to={expiriesPath(days)}>{plural('screens.home.furtherExpiries', further)}</Link>
              </li>
            )}
          </ul>
        )}
      </div>
    </section>
  )
}

interface SpansProps extends Pick<ExpiriesProps, 'days' | 'onDays'> {
  readonly totals: ExpiryTotals['byDays']
}

/** Number of expiries per period; a press shows them. */
function Spans({ totals, days: chosen, onDays }: SpansProps) {
  const { text, number } = useLocale()
  return (
    <div role="group" aria-label={text('screens.home.spans')} className="ep-spans">
      {totals.toReversed().map(({ days, total }) => (
        <button key={days} type="button" className="ep-span" aria-pressed={days === chosen} onClick={() => onDays(days)}>
          {days === 0 ? text('screens.home.ended') : text('screens.home.span', { days })} <strong>{number(total)}</strong>
        </button>
      ))}
    </div>
  )
}

function ExpiryLine({ expiry, days }: { readonly expiry: Expiry; readonly days: number }) {
  const { routes } = useCurrentPage()
  return (
    <Link to={recordAddress(expiry, routes)} className="ep-review-line">
      <span>
        <span className="ep-review-title">{expiry.label}</span> {expiry.title}
      </span>
      <ValidityMark validUntil={expiry.due} within={days} />
    </Link>
  )
}
