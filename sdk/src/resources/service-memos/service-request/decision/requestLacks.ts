import type { Lack } from '../../../../core/issue.js'
import { tenderStop } from '../step/hindrance.js'
import type { ServiceRequest } from '../schema.js'

/** What blocks an approval, in the words of the server's refusal. */
export function requestLacks(request: ServiceRequest): readonly Lack[] {
  const { supplierTrouble } = request
  const stop = tenderStop(request)
  const [managerId, inspectorId] = [request.managerId ?? request.tenderManager?.id, request.inspectorId ?? request.tenderInspector?.id]
  return [
    ...(stop ? [{ code: stop }] : []),
    ...(supplierTrouble === null
      ? []
      : [{ code: supplierTrouble === 'suspenso' ? 'supplierSuspended' : 'certificateEnded', transition: 'approveAnyway' }]),
    ...(managerId === undefined ? [{ code: 'managerMissing' }] : []),
    ...(inspectorId === undefined ? [{ code: 'inspectorMissing' }] : []),
    ...(managerId !== undefined && managerId === inspectorId ? [{ code: 'inspectorIsManager' }] : []),
  ]
}
