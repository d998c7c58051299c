import { SameProtocol } from '../../../blocks/protocol/SameProtocol.js'
import type { SectionSlotProps } from '../../../core/resource.js'
import { eventContract } from '../../competitions/event/contract.js'
import { serviceRequestContract } from '../service-request/contract.js'
import { tenderContract } from './contract.js'
import type { Tender } from './schema.js'

/** Other tenders, and requests and events, with the same e-Protocolo. */
export function Slot({ record }: SectionSlotProps) {
  return <SameProtocol record={record as Tender} contracts={[tenderContract, serviceRequestContract, eventContract]} />
}
