import { type Expiry, useExpiries } from '../../data/usePanel.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { withTexts } from '../../locale/withTexts.js'
import { Link } from '../../navigation/Link.js'
import { recordAddress } from '../../navigation/recordAddress.js'
import { useCurrentPage } from '../../shell/page/currentPage.js'
import { ValidityMark } from '../../values/ValidityMark.js'

const most = 8
const days = 60

/** What ends soon or ended a short while ago, over all entities: certificates, mandates, contracts, documents. */
export function Expiries() {
  const { text } = useLocale()
  return (
    <section aria-labelledby="ep-home-expiries">
      <h2 id="ep-home-expiries">{text('screens.home.expiries')}</h2>
      <ExpiryList />
    </section>
  )
}

const ExpiryList = withTexts(['records'], function ExpiryList() {
  const { text, plural } = useLocale()
  const { items, total, isFailed } = useExpiries({ days, most })
  const further = total - (items?.length ?? 0)
  if (isFailed || items?.length === 0)
    return <p className="ep-review ep-home-calm">{text(isFailed ? 'screens.home.noExpiries' : 'screens.home.nothingEnds')}</p>
  return (
    <ul className="ep-review" aria-busy={!items}>
      {items?.map((expiry) => (
        <li key={`${expiry.entity}.${expiry.id}.${expiry.what}.${expiry.due}`}>
          <ExpiryLine expiry={expiry} />
        </li>
      ))}
      {further > 0 && <li className="ep-home-further">{plural('screens.home.furtherExpiries', further)}</li>}
    </ul>
  )
})

function ExpiryLine({ expiry }: { readonly expiry: Expiry }) {
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
