import type { Remark } from '../../../../core/resource.js'
import type { ServiceRequest } from '../schema.js'

/** What blocks an approval, in the words of the server's refusal. */
export function requestLacks({ isMine, managerId, inspectorId, supplierTrouble }: ServiceRequest): readonly Remark[] {
  return [
    ...(isMine ? [{ code: 'ownRequest' }] : []),
    ...(supplierTrouble === null ? [] : [{ code: supplierTrouble === 'suspenso' ? 'supplierSuspended' : 'certificateEnded' }]),
    ...(managerId === null ? [{ code: 'managerMissing' }] : []),
    ...(inspectorId === null ? [{ code: 'inspectorMissing' }] : []),
  ]
}
