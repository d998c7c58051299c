import { SameProtocol } from '../../../../blocks/protocol/SameProtocol.js'
import type { SectionSlotProps } from '../../../../core/resource.js'
import { serviceRequestContract } from '../../../service-memos/service-request/contract.js'
import { tenderContract } from '../../../service-memos/tender/contract.js'
import { eventContract } from '../contract.js'
import type { SportsEvent } from '../schema.js'

/** Other events, and tenders and requests, with the same e-Protocolo. */
export function Slot({ record }: SectionSlotProps) {
  return <SameProtocol record={record as SportsEvent} contracts={[eventContract, tenderContract, serviceRequestContract]} />
}
