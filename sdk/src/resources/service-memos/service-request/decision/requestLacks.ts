import type { Remark } from '../../../../core/resource.js'
import type { ServiceRequest } from '../schema.js'

/** What stands in the way of an approval, in the words in which the server would refuse it. */
export function requestLacks({ isMine, managerId, inspectorId, supplierTrouble }: ServiceRequest): readonly Remark[] {
  return [
    ...(isMine ? [{ code: 'ownRequest' }] : []),
    ...(supplierTrouble === null ? [] : [{ code: supplierTrouble === 'suspenso' ? 'supplierSuspended' : 'certificateEnded' }]),
    ...(managerId === null ? [{ code: 'managerMissing' }] : []),
    ...(inspectorId === null ? [{ code: 'inspectorMissing' }] : []),
  ]
}
