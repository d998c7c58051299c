import { ValidityBar } from '../../../blocks/ledger/ValidityBar.js'
import type { SectionSlotProps } from '../../../core/resource.js'
import { Slot as Lots } from '../lot/LotsSlot.js'
import type { Tender } from './schema.js'

/** Progress of a tender's time and balance, above the list of its lots. */
export function Slot({ record, params }: SectionSlotProps) {
  const { validFrom, validUntil, usedShare } = record as Tender
  return (
    <>
      {validFrom && validUntil ? <ValidityBar from={validFrom} until={validUntil} usedShare={usedShare} /> : null}
      <Lots record={record} params={params} />
    </>
  )
}
