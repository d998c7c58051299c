import type { Remark } from '../../../../core/resource.js'
import type { ServiceRequest } from '../schema.js'

/** What blocks an approval, in the words of the server's refusal. */
export function requestLacks({ managerId, inspectorId, supplierTrouble }: ServiceRequest): readonly Remark[] {
  return [
    ...(supplierTrouble === null ? [] : [{ code: supplierTrouble === 'suspenso' ? 'supplierSuspended' : 'certificateEnded' }]),
    ...(managerId === null ? [{ code: 'managerMissing' }] : []),
    ...(inspectorId === null ? [{ code: 'inspectorMissing' }] : []),
  ]
}
