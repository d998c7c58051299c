import { ValidityBar } from '../../../blocks/ledger/ValidityBar.js'
import { withCell } from '../../../list/columns/withCell.js'
import { listScreen } from '../../../list/frame/listScreen.js'
import { useLocale } from '../../../locale/LocaleProvider.js'
import { tender } from './resource.js'

const withBar = withCell(tender, 'validUntil', ({ validFrom, validUntil, usedShare }) =>
  validFrom && validUntil ? <ValidityBar from={validFrom} until={validUntil} usedShare={usedShare} isSmall /> : null,
)
const withTotal = withCell(withBar, 'awardedTotal', ({ awardedTotal }) => <Money amount={awardedTotal} />)

/** The list of tenders; the end date shows how much of time and balance is used. */
export const TenderList = listScreen(withCell(withTotal, 'usedShare', ({ usedShare }) => <Share percent={usedShare} />))

function Money({ amount }: { readonly amount: string | null }) {
  const { money } = useLocale()
  return amount === null ? null : <span className="ep-code">{money(amount)}</span>
}

function Share({ percent }: { readonly percent: string | null }) {
  const { number } = useLocale()
  return percent === null ? null : <span className="ep-code">{number(percent)} %</span>
}
