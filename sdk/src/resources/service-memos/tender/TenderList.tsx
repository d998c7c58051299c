import { ValidityBar } from '../../../blocks/ledger/ValidityBar.js'
import { withCell } from '../../../list/columns/withCell.js'
import { listScreen } from '../../../list/frame/listScreen.js'
import { tender } from './resource.js'

const withBar = withCell(tender, 'validUntil', ({ validFrom, validUntil, usedShare }) =>
  validFrom && validUntil ? <ValidityBar from={validFrom} until={validUntil} usedShare={usedShare} isSmall /> : null,
)

/** The list of tenders; the end date shows how much of time and balance is used. */
export const TenderList = listScreen(withBar)
