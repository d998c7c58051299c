import { useEstimateNote } from '../../../blocks/pricing/useEstimateNote.js'
import { SameProtocol } from '../../../blocks/protocol/SameProtocol.js'
import type { SectionSlotProps } from '../../../core/resource.js'
import { eventContract } from '../../competitions/event/contract.js'
import { serviceRequestContract } from '../service-request/contract.js'
import { tenderContract } from './contract.js'
import type { Tender } from './schema.js'
import { useForceNote } from './useForceNote.js'

/** Other tenders, and requests and events, with the same e-Protocolo; at the estimated total, what the lots add up to; at the first day, what saving it does. */
export function Slot({ record }: SectionSlotProps) {
  useEstimateNote(record as Tender)
  useForceNote(record as Tender)
  return <SameProtocol record={record as Tender} contracts={[tenderContract, serviceRequestContract, eventContract]} />
}
