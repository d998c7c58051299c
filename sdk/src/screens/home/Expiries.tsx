import type { Expiry, Panel } from '../../data/usePanel.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { Link } from '../../navigation/Link.js'
import { recordAddress } from '../../navigation/recordAddress.js'
import { useCurrentPage } from '../../shell/page/currentPage.js'
import { ValidityMark } from '../../values/ValidityMark.js'

interface ExpiriesProps {
  readonly expiries: Panel<Expiry>
  /** How far they look ahead. */
  readonly days: number
}

/** What ends soon or ended a short while ago, over all entities: certificates, mandates, contracts, documents. */
export function Expiries({ expiries: { items = [], total, isFailed }, days }: ExpiriesProps) {
  const { text, plural } = useLocale()
  const further = total - items.length
  return (
    <section aria-labelledby="ep-home-expiries">
      <h2 id="ep-home-expiries">{text('screens.home.expiries')}</h2>
      {items.length === 0 ? (
        <p className="ep-review ep-home-calm">{text(isFailed ? 'screens.home.noExpiries' : 'screens.home.nothingEnds')}</p>
      ) : (
        <ul className="ep-review">
          {items.map((expiry) => (
            <li key={`${expiry.entity}.${expiry.id}.${expiry.what}.${expiry.due}`}>
              <ExpiryLine expiry={expiry} days={days} />
            </li>
          ))}
          {further > 0 && <li className="ep-home-further">{plural('screens.home.furtherExpiries', further)}</li>}
        </ul>
      )}
    </section>
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
