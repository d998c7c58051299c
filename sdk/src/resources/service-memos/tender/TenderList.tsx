import { ValidityBar } from '../../../blocks/ledger/ValidityBar.js'
import { withCell } from '../../../list/columns/withCell.js'
import { listScreen } from '../../../list/frame/listScreen.js'
import { tender } from './resource.js'

const withBar = withCell(tender, 'validUntil', ({ validFrom, validUntil, usedShare }) =>
  validFrom && validUntil ? <ValidityBar from={validFrom} until={validUntil} usedShare={usedShare} isSmall /> : null,
)

/** The list of tenders; how far the time and the balance of each are stands where its end is told. */
export const TenderList = listScreen(withBar)
