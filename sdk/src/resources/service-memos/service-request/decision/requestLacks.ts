import type { Remark } from '../../../../core/resource.js'
import { tenderStop } from '../step/hindrance.js'
import type { ServiceRequest } from '../schema.js'

/** What blocks an approval, in the words of the server's refusal. */
export function requestLacks(request: ServiceRequest): readonly Remark[] {
  const { supplierTrouble } = request
  const stop = tenderStop(request)
  return [
    ...(stop ? [{ code: stop }] : []),
    ...(supplierTrouble === null ? [] : [{ code: supplierTrouble === 'suspenso' ? 'supplierSuspended' : 'certificateEnded' }]),
    ...(request.managerId === null && request.tenderManager === null ? [{ code: 'managerMissing' }] : []),
    ...(request.inspectorId === null && request.tenderInspector === null ? [{ code: 'inspectorMissing' }] : []),
  ]
}
