import { leftToReceive } from '../../../../blocks/pricing/totals.js'
import type { ServiceRequest } from '../schema.js'

/** Why the server would refuse a command, as far as the request shows; `undefined` when it would not. */
export function hindranceOf(transition: string, request: ServiceRequest) {
  const { protocol, supplierTrouble, receipts, items, owed } = request
  if (transition === 'send' || transition === 'resend') return protocol === null ? 'noProtocol' : undefined
  if (transition === 'approve' || transition === 'approveAnyway') {
    const stop = tenderStop(request)
    if (stop) return stop
    if (transition === 'approveAnyway') return supplierTrouble === null ? 'noTrouble' : undefined
    return supplierTrouble === null ? undefined : supplierTrouble === 'suspenso' ? 'supplierSuspended' : 'certificateEnded'
  }
  if (transition === 'commit') return tenderStop(request)
  if (transition === 'receive') return leftToReceive(items).length === 0 ? 'allReceived' : undefined
  if (transition === 'confirmReceipt') return receipts.some(({ kind }) => kind === 'provisorio') ? undefined : 'noProvisional'
  if (transition.startsWith('pay')) return Number(owed) > 0 ? undefined : 'allPaid'
  if (transition !== 'conclude') return undefined
  if (receipts.length === 0) return 'nothingReceived'
  return receipts.some(({ kind }) => kind === 'provisorio') ? 'provisional' : undefined
}

/** Why nothing more may follow from the request's tender, as the key of a rule. */
export function tenderStop({ tenderTrouble }: Pick<ServiceRequest, 'tenderTrouble'>): 'tenderSuspended' | 'tenderAnnulled' | undefined {
  if (tenderTrouble === null) return undefined
  return tenderTrouble === 'suspensa' ? 'tenderSuspended' : 'tenderAnnulled'
}
